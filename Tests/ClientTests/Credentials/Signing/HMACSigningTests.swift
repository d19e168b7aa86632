import ApusPacingTestSupport
import Foundation
import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Codes made with a key of what is sent", .paced)
struct HMACSigningTests {
  private static let moment = HMACSigning.Moment(Date(timeIntervalSince1970: 1_614_265_330.25))

  private func signing(
    _ key: String, _ settings: [AuthScheme.Setting.Name: String] = [:]
  ) throws -> HMACSigning { try HMACSigning(key: Secret(key), settings: settings) }

  @Test("GitHub's own example has the signature that its documentation has")
  func gitHub() throws {
    let signing = try signing("It's a Secret to Everybody", [.value: "sha256={signature}"])
    let request = Request(
      method: .post, url: try WebURL("http://a.example/hook"), body: .text("Hello, World!"))
    let code = signing.code(of: try signing.text(of: request, at: Self.moment))
    #expect(
      signing.value(code, at: Self.moment)
        == "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17")
    #expect(!signing.saysWhen)
  }

  @Test("a moment is the same in what is signed and in what is sent")
  func moment() throws {
    let signing = try signing(
      "whsec_test", [.sign: "{timestamp}.{body}", .value: "t={timestamp},v1={signature}"])
    let request = Request(method: .post, url: try WebURL("http://a.example/"), body: .text("{}"))
    let text = try signing.text(of: request, at: Self.moment)
    #expect(String(decoding: text, as: UTF8.self) == "1614265330.{}")
    #expect(signing.value("abc", at: Self.moment) == "t=1614265330,v1=abc")
    #expect(signing.saysWhen)
  }

  @Test("every part of a request can be signed")
  func parts() throws {
    let template =
      #"{method}\n{host}\n{path}\n{query}\n{target}\n{url}\n{timestamp-ms}\t{date}\n{header:X-Id}\n{header:X-No}\\{body}"#
    var request = Request(
      method: .put, url: try WebURL("http://a.example:8080/x%20y?q=1"), headers: ["X-Id": "7"])
    #expect(
      String(decoding: try signing("k", [.sign: template]).text(of: request, at: Self.moment), as: UTF8.self)
        == """
        PUT\na.example:8080\n/x%20y\nq=1\n/x%20y?q=1\nhttp://a.example:8080/x%20y?q=1
        1614265330250\t2021-02-25T15:02:10Z\n7\n\\
        """)
    request.body = .bytes([0xff, 0x00])
    #expect(try signing("k").text(of: request, at: Self.moment) == [0xff, 0x00])
  }

  @Test("a code is in hexadecimal digits or in Base64, of either digest")
  func encodings() throws {
    let text = Array("Hi There".utf8)
    let key = String(repeating: "\u{0b}", count: 20)
    #expect(
      try signing(key).code(of: text) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    #expect(
      try signing(key, [.encoding: "base64"]).code(of: text) == "sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c="
    )
    #expect(
      try signing(key, [.algorithm: "sha512"]).code(of: text).hasPrefix("87aa7cdea5ef619d4ff0b4241a1d6cb0"))
  }

  @Test("the key is in no header, and the code is shown nowhere")
  func hidden() throws {
    var request = Request(method: .post, url: try WebURL("http://a.example/"), body: .text("x"))
    request.options.login = .hmac(header: "X-Sign", key: Secret("canary-key"), stamp: "X-Time")
    let fields = try request.signature()
    #expect(fields.map(\.name) == ["X-Time", "X-Sign"])
    #expect(fields.last?.shown == Secret.mask)
    #expect(!fields.contains { $0.revealed.contains("canary") })
  }
}
