import ApusClient
import ApusEncodings
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions

/// A secret is planted in every kind of place, and looked for in every byte that would be written.
@Suite("A canary", .paced)
struct CanaryTests {
  /// Letters that every spelling writes differently.
  private func canary(_ random: inout SeededGenerator) -> String {
    random.text(of: ["a", "B", "7", "/", "\"", "+", "é", " ", "%", "&", "日"], upTo: 12) + "Zq9xW3"
      + random.pick(["", "=", "\\"])
      + String(UInt64.random(in: .min ... .max, using: &random), radix: 36)
  }

  /// How the secret is planted.
  private func spellings(_ secret: String) -> [String] {
    let bytes = Array(secret.utf8)
    let json = secret.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return [
      secret, PercentEncoding.encode(secret, for: .queryValue), PercentEncoding.encode(secret, for: .segment),
      PercentEncoding.encode(secret, for: .form), json, json.replacing("/", with: "\\/"),
      json.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""),
    ] + (0..<3).map { Base64.encoded(Array(repeating: 65, count: $0) + bytes + Array("zzz".utf8.prefix($0))) }
  }

  /// What must not be found: the spellings, and of base64 what does not depend on its neighbours.
  private func forbidden(_ secret: String) -> [String] {
    spellings(secret).dropLast(3)
      + (0..<3).map {
        String(Base64.encoded(Array(repeating: 65, count: $0) + Array(secret.utf8)).dropFirst(4).dropLast(4))
      }
  }

  private func exchange(_ secret: String, echo: String) throws -> Exchange {
    let query = PercentEncoding.encode(secret, for: .queryValue)
    let address = try url(
      "http://127.0.0.1:8080/\(PercentEncoding.encode(secret, for: .segment))?q=\(query)&token=\(query)")
    let headers = HeaderFields([
      HeaderField(name: "Authorization", value: .bearer(Secret(secret, name: "CANARY"))),
      HeaderField(name: "Cookie", value: "a=\(query)"), HeaderField(name: "X-Mine", value: Secret(secret)),
      HeaderField(name: "X-Plain", value: secret),
    ])
    let request = Request(
      method: .post, url: address, headers: headers,
      body: .form([QueryItem(name: "password", value: secret), QueryItem(name: "x", value: secret)]))
    let response = ResponseHead(
      version: "HTTP/1.1", status: 200, reason: secret,
      headers: HeaderFields([
        HeaderField(name: "Set-Cookie", value: "s=\(query); Path=/"),
        HeaderField(name: "Location", value: address.text),
        HeaderField(name: "X-Echo", value: echo),
      ]))
    let hop = Hop(
      sent: SentRequest(method: .post, url: address, headers: headers), response: response,
      trailers: ["X-T": echo])
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: Array("{\"echo\": \"\(echo)\", \"password\": \"other\"}".utf8)))
  }

  @Test("is in no cassette", arguments: 0..<12)
  func cassettes(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let secret = canary(&random)
    for echo in spellings(secret) + [Base64.encoded(Array(("user:" + secret).utf8))] {
      let failure = TransportError(
        .reset, "broke at \(echo)", underlying: echo, exchange: try exchange(secret, echo: echo))
      let declared = [Secret(secret, name: "CANARY")]
      let bytes = try written(
        [Recording(failure), Recording(try exchange(secret, echo: echo))], secrets: declared)
      try expectNone(of: secret, in: bytes)
      let lines = bytes.split(separator: UInt8(ascii: "\n")).dropFirst().dropLast()
      #expect(
        lines.allSatisfy {
          String(decoding: $0, as: UTF8.self).contains(#""_redacted":["{{secret:CANARY}}""#)
        })
    }
  }

  @Test("is in no document", arguments: 0..<12)
  func documents(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let secret = canary(&random)
    var redactor = Redactor(secrets: [Secret(secret, name: "CANARY")])
    let texts = spellings(secret)
    var document = SessionDocument(parts: [.prose("Notes on \(texts.joined(separator: " and "))\n")])
    document.parts.append(
      .block(ConsoleBlock(steps: texts.map { Step(command: "get /\($0)", expected: ["it said \($0)", $0]) })))
    let bytes = try redactor.textToWrite(of: document)
    try expectNone(of: secret, in: bytes)
    #expect(try SessionDocument(parsing: bytes).steps.count == texts.count)
  }

  private func expectNone(of secret: String, in bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    for spelling in forbidden(secret) {
      #expect(text.firstRange(of: spelling) == nil, "\(spelling)")
    }
  }

  @Test("of which signs stand escaped is in no document and in no cassette")
  func escaped() throws {
    let secret = Secret("canary-in-the-mine", name: "CANARY")
    var redactor = Redactor(secrets: [secret])
    let document = SessionDocument(parts: [.prose("%63anary-in-the-mine\n")])
    let bytes = try redactor.textToWrite(of: document)
    #expect(String(decoding: bytes, as: UTF8.self).contains("{{secret:CANARY}}"))
    let exchange = try sampleExchange(answer: Array("{\"a\":\"c\\u0061nary\\u002Din-the-mine\"}".utf8))
    let text = String(decoding: try written([Recording(exchange)], secrets: [secret]), as: UTF8.self)
    #expect(text.contains("{{secret:CANARY}}") && !text.contains("in-the-mine"))
  }

  @Test("that stands where it cannot be replaced is written nowhere")
  func refusal() throws {
    var redactor = Redactor(secrets: [Secret("canary-in-the-mine", name: "CANARY")])
    let document = SessionDocument(parts: [.prose("canary\\-in-the-mine\n")])
    #expect(throws: LeakedSecret(name: "CANARY")) { try redactor.textToWrite(of: document) }
    let exchange = try sampleExchange(answer: Array("canary\\-in-the-mine".utf8))
    #expect(throws: LeakedSecret(name: "CANARY")) {
      try written([Recording(exchange)], secrets: [Secret("canary-in-the-mine", name: "CANARY")])
    }
  }
}
