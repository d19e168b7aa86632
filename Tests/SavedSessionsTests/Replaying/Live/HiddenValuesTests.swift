import ApusClient
import ApusContracts
import ApusPacingTestSupport
import ApusRedaction
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("What was found of an answer, as it may be told", .paced)
struct HiddenValuesTests {
  private static let body =
    #"{"token": "tok-A-1", "pin": "12", "n": 12, "access_token": "canary-0123456789", "list": [{"token": "to-B"}]}"#

  /// What is told of an answer of which that was found.
  private func told(
    _ promised: String = ".n > 20", found: String, headers: [(name: String, value: String)] = [],
    without secrets: [(name: String, value: String)] = []
  ) throws -> [String] {
    let plain = Parrot.recording("one", Self.body)
    let hops = plain.exchange.hops.map {
      Hop(
        sent: $0.sent,
        response: ResponseHead(
          version: "HTTP/1.1", status: 200,
          headers: headers.reduce(["Content-Type": "application/json"]) { $0.adding($1.name, $1.value) }))
    }
    let came = Recording(
      Exchange(
        request: plain.exchange.request, startedAt: plain.exchange.startedAt, hops: hops,
        body: plain.exchange.body))
    var redactor = Redactor()
    let kept = try Cassette(rereading: [came], redactor: &redactor).recordings
    return HiddenValues(of: [came], keptAs: kept).told(
      [Finding(.rule, promised: promised, found: found)], without: secrets, by: redactor
    ).flatMap(\.lines)
  }

  @Test(
    "has placeholders in it for what is kept as such, be it ever so short",
    arguments: [
      (#""tok-A-1""#, #""{{secret:token}}""#), (#""12" at .pin"#, #""{{secret:pin}}" at .pin"#), ("12", "12"),
      (#"an integer, found "tok-A-1""#, #"an integer, found "{{secret:token}}""#),
    ])
  func values(_ found: String, _ expected: String) throws {
    #expect(try told(found: found) == ["- .n > 20", "+ \(expected)"])
  }

  @Test("has none of it either where it is escaped in another text, or cut short")
  func texts() throws {
    let whole = try told(found: Self.body.debugDescription).joined()
    let cut = try told(found: (Self.body.prefix(70) + "…").debugDescription).joined()
    for secret in ["tok-A-1", "canary", "to-B"] {
      #expect(!whole.contains(secret) && !cut.contains(secret), "\(whole) \(cut)")
    }
    #expect(whole.contains("{{secret:token}}"), "\(whole)")
  }

  @Test("has no header that is a secret, and no value that was given for one")
  func others() throws {
    let headers = [(name: "X-Api-Key", value: "key-1234"), (name: "Set-Cookie", value: "sid=ab12; Path=/")]
    let key = try told(found: #""key-1234""#, headers: headers)
    #expect(key.last == #"+ "{{secret:X-Api-Key}}""#)
    let cookie = try told(found: #""sid=ab12; Path=/""#, headers: headers)
    #expect(cookie.last?.contains("ab12") == false && cookie.last?.contains("Path=/") == true, "\(cookie)")
    let given = try told(found: #""it was hunt2""#, without: [("password", "hunt2")])
    #expect(given.last == #"+ "it was {{secret:password}}""#)
  }

  @Test("leaves what was promised as it is, unless that is the secret")
  func promises() throws {
    #expect(try told("header x-api-key == \"z\"", found: "1").first == "- header x-api-key == \"z\"")
    #expect(
      try told(".token == \"tok-A-1\"", found: "1").first == "- .token == \"{{secret:token}}\"")
  }
}
