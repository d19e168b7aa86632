import ApusClient
import ApusPacingTestSupport
import ApusRedaction
import Testing

@testable import ApusRecordings

@Suite("What makes two requests one", .paced)
struct MatchKeyTests {
  private func key(
    _ address: String, _ method: HTTPMethod = .get, json: String? = nil, body: RequestBody? = nil,
    secrets: [Secret] = []
  ) throws -> MatchKey {
    var redactor = Redactor(secrets: secrets)
    let body = json.map { .bytes(Array($0.utf8), contentType: "application/json") } ?? body
    return try MatchKey(Request(method: method, url: url(address), body: body), redactor: &redactor)
  }

  @Test("is method, URL and body, and JSON is compared as a value")
  func equality() throws {
    #expect(try key("http://h/a?x=1") == key("http://h/a?x=1"))
    #expect(try key("http://h/a", json: #"{"a": 1, "b": 2}"#) == key("http://h/a", json: #"{"b":2,"a":1}"#))
    let others = [
      try key("http://h/b?x=1"), try key("http://h/a?x=2"), try key("http://g/a?x=1"),
      try key("http://h/a?x=1", .delete), try key("http://h/a?x=1", json: "1"),
    ]
    for other in others { #expect(try key("http://h/a?x=1") != other) }
    #expect(try key("http://h/a?x=1&y=2") != key("http://h/a?y=2&x=1"))
    #expect(try key("http://h/a?x=1+2") == key("http://h/a?x=1%202"))
    #expect(try key("http://h/a+b?x=1") != key("http://h/a%20b?x=1"))
  }

  @Test("is not what a secret is, nor what it is called")
  func secrets() throws {
    let token = Secret("canary-1234-canary", name: "ONE")
    #expect(
      try key("http://h/a?q=canary-1234-canary", secrets: [token])
        == key("http://h/a?q={{secret:OTHER}}"))
    #expect(
      try key("http://h/login", json: #"{"password": "one-secret"}"#)
        == key("http://h/login", json: #"{"password": "another"}"#))
    #expect(try key("http://h/a?q=seen") != key("http://h/a?q={{secret:OTHER}}"))
  }

  @Test("is not the boundary of a form")
  func boundaries() throws {
    func form(_ boundary: String, _ text: String = "x") -> RequestBody {
      .multipart(MultipartForm([.field("a", text)], boundary: boundary))
    }
    #expect(try key("http://h/", body: form("one")) == key("http://h/", body: form("another")))
    #expect(try key("http://h/", body: form("one")) != key("http://h/", body: form("one", "y")))
  }

  @Test("is nearest where the path is the same, then the origin, then the method")
  func likeness() throws {
    let asked = try key("http://h/a/b?x=1", .post)
    let ranked = [
      try key("http://h/a/b?x=1", .post), try key("http://h/a/b", .post), try key("http://h/a/b"),
      try key("http://g/a/b"), try key("http://h/a/c?x=1", .post), try key("http://g/c"),
    ].map { $0.likeness(to: asked) }
    #expect(ranked == ranked.sorted(by: >))
    #expect(Set(ranked).count == ranked.count)
  }

  @Test(
    "differs in words that name both sides",
    arguments: [
      ("http://h/a", "its method is GET, not POST"),
      ("http://g/a?x=1", "its method is GET, not POST; it went to http://g, not http://h; its query has x=1"),
      ("http://h/b", "its method is GET, not POST; its path is /b, not /a"),
    ])
  func difference(_ recorded: String, _ words: String) throws {
    #expect(try key(recorded).difference(from: key("http://h/a", .post)) == words)
  }

  @Test("differs in the order of a query, in what it lacks, and in its body's size")
  func queries() throws {
    let asked = try key("http://h/a?x=1&y=2", json: "[1]")
    #expect(
      try key("http://h/a?y=2&x=1").difference(from: asked)
        == "its query is in another order; its body is another one (0 and 3 bytes)")
    #expect(
      try key("http://h/a?x=1", json: "[1]").difference(from: asked) == "its query lacks y=2")
  }
}
