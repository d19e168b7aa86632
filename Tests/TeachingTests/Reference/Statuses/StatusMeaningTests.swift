import ApusClient
import ApusPacingTestSupport
import ApusWords
import Testing

@testable import ApusTeaching

@Suite("What a status means beside its exchange", .paced)
struct StatusMeaningTests {
  private func meaning(
    _ status: Int, _ headers: HeaderFields = [:], sent: HeaderFields = [:], isHinted: Bool = false
  ) throws -> String {
    StatusEntry.Meaning.of(
      try Incidents.exchange(status, headers: headers, body: "{}", sent: sent), isHinted: isHinted)
  }

  private func basic(_ user: String, _ password: String) -> HeaderFields {
    HeaderFields([HeaderField(name: "Authorization", value: .basic(user: user, password: Secret(password)))])
  }

  @Test("a user whom the server did not take is named, with the scheme")
  func refused() throws {
    #expect(try meaning(401, sent: basic("u", "bad")) == "u was sent by Basic and refused")
    #expect(try meaning(401) == "this needs a credential")
    #expect(try meaning(401, sent: ["Authorization": "Bearer x"]) == "this needs a credential")
    #expect(try meaning(403, sent: basic("u", "bad")) == StatusEntry.of(403).meaning)
  }

  @Test(
    "what may be a token in the place of a user is not shown",
    arguments: [("sk_live_0123456789abcdef", "x"), ("u", ""), ("", "p"), ("0123456789abcdef0123456789", "x")])
  func tokens(_ user: String, _ password: String) throws {
    #expect(
      try meaning(401, sent: basic(user, password)) == "a user and a password were sent by Basic and refused")
  }

  @Test("is said in the language that is spoken, of every status and whatever came with it")
  func spoken() throws {
    let date = "Tue, 01 Jan 2030 00:00:00 GMT"
    let limit = ["X-GitHub-Request-Id": "1", "X-RateLimit-Remaining": "0"] as HeaderFields
    let meanings =
      StatusEntry.all.map(\.meaning) + [299, 399, 499, 599].map { StatusEntry.of($0).meaning }
      + [
        try meaning(405), try meaning(429, ["Retry-After": "3"]), try meaning(429, ["Retry-After": date]),
        try meaning(503, ["Retry-After": "60"]), try meaning(403, limit),
        try meaning(401, sent: basic("u", "bad")), try meaning(401, sent: basic("u", "")),
      ]
    SpokenLanguage.japanese.speaking {
      for meaning in meanings {
        let words = retold(meaning)
        #expect(words.firstMatch(of: /[a-z]+ [a-z]+ [a-z]+/) == nil, "\(words)")
        #expect(words.unicodeScalars.contains { (0x3040...0x30ff).contains($0.value) }, "\(words)")
      }
    }
  }

  @Test("when to come back is said as the header says it")
  func pause() throws {
    #expect(try meaning(429, ["Retry-After": "3"]) == "too many requests; ask again in 3 s")
    #expect(try meaning(503, ["Retry-After": "60"]).contains("ask again in "))
    let date = "Tue, 01 Jan 2030 00:00:00 GMT"
    #expect(
      try meaning(429, ["Retry-After": HeaderField(name: "a", value: date).shown])
        == "too many requests; ask again after \(date)")
    #expect(try meaning(429) == StatusEntry.of(429).meaning)
    #expect(try meaning(429, ["Retry-After": "soon"]) == StatusEntry.of(429).meaning)
    #expect(try meaning(200, ["Retry-After": "3"]) == StatusEntry.of(200).meaning)
  }

  @Test("a hint that goes on behind it says those by itself")
  func hinted() throws {
    #expect(try meaning(429, ["Retry-After": "3"], isHinted: true) == StatusEntry.of(429).meaning)
    #expect(try meaning(401, sent: basic("u", "bad"), isHinted: true) == StatusEntry.of(401).meaning)
  }
}
