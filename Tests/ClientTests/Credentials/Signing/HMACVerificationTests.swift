import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Codes that came")
struct HMACVerificationTests {
  private func verdict(
    _ said: String, key: String = "It's a Secret to Everybody", body: String = "Hello, World!",
    _ settings: [AuthScheme.Setting.Name: String] = [:]
  ) throws -> HMACVerdict {
    let request = Request(method: .post, url: try WebURL("http://a.example/"), body: .text(body))
    return try HMACSigning(key: Secret(key), settings: settings).verdict(on: said, of: request)
  }

  private static let gitHub = "757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17"

  @Test("GitHub's is right with its key, in small digits or large, and wrong with another key or body")
  func gitHub() throws {
    let settings: [AuthScheme.Setting.Name: String] = [.value: "sha256={signature}"]
    #expect(try verdict("sha256=" + Self.gitHub, settings) == .right(at: nil))
    #expect(try verdict(" sha256=\(Self.gitHub.uppercased()) ", settings) == .right(at: nil))
    #expect(try verdict("sha256=" + Self.gitHub, key: "other", settings) == .wrong)
    #expect(try verdict("sha256=" + Self.gitHub, body: "Hello, World", settings) == .wrong)
    #expect(try verdict("sha256=" + Self.gitHub.dropLast(), settings) == .wrong)
    for said in ["", "sha256=", Self.gitHub, "sha1=x"] { #expect(try verdict(said, settings) == .unreadable) }
  }

  @Test("Stripe's says when, and may have several codes, in any order")
  func stripe() throws {
    let settings: [AuthScheme.Setting.Name: String] = [
      .sign: "{timestamp}.{body}", .value: "t={timestamp},v1={signature}",
    ]
    let signing = try HMACSigning(key: Secret("whsec"), settings: settings)
    let code = signing.code(of: Array("1614265330.{}".utf8))
    func verdict(_ said: String) throws -> HMACVerdict {
      try self.verdict(said, key: "whsec", body: "{}", settings)
    }
    #expect(try verdict("t=1614265330,v1=\(code)") == .right(at: 1_614_265_330))
    #expect(try verdict("v0=zz, v1=00,v1=\(code), t=1614265330") == .right(at: 1_614_265_330))
    #expect(try verdict("t=1614265331,v1=\(code)") == .wrong, "the moment is signed, too")
    #expect(try verdict("t=1614265330") == .unreadable)
  }

  @Test("one in Base64 is compared as it stands")
  func base64() throws {
    let settings: [AuthScheme.Setting.Name: String] = [.encoding: "base64"]
    let signing = try HMACSigning(key: Secret("k"), settings: settings)
    let code = signing.code(of: Array("x".utf8))
    #expect(try verdict(code, key: "k", body: "x", settings) == .right(at: nil))
    #expect(try verdict(code.lowercased(), key: "k", body: "x", settings) == .wrong)
  }
}
