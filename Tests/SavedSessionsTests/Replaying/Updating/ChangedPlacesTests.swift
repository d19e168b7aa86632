import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusContracts
@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("Where answers differ", .paced)
struct ChangedPlacesTests {
  private func places(_ old: String, _ new: String) -> [String] {
    ChangedPlaces.between([Parrot.recording("one", old)], [Parrot.recording("one", new)])
  }

  @Test(
    "is said so that it can be ignored",
    arguments: [
      (#"{"a":1,"b":2}"#, #"{"a":1,"b":3}"#, ["body.b"]), ("{}", "{}", []),
      (#"{"a":[{"id":1},{"id":2}]}"#, #"{"a":[{"id":3},{"id":4}]}"#, ["body.a[*].id"]),
      ("[1]", "[1,2]", ["body"]), (#"{"a b":1,"c":1}"#, #"{"a b":2,"c":1}"#, ["body"]),
      (#"{"a":1}"#, #"{"a":1,"n":2}"#, ["body.n"]), (#"{"a":1,"n":2}"#, #"{"a":1}"#, ["body.n"]),
      ("[1]", #"["x","y"]"#, ["body[*]"]), ("text", "other", ["body"]), ("1.0", "1", []),
    ])
  func bodies(_ old: String, _ new: String, _ expected: [String]) throws {
    #expect(places(old, new) == expected)
    _ = try IgnoredPlaces(expected)
  }

  @Test("is a header, too, but for the date, which is another one by itself")
  func headers() {
    let (old, new) = (Parrot.recording("one", status: 200), Parrot.recording("one", status: 200))
    #expect(ChangedPlaces.between([old], [new]) == [])
    let plain = Recording(
      Exchange(
        request: new.exchange.request, startedAt: new.exchange.startedAt,
        hops: [
          Hop(
            sent: new.exchange.hops[0].sent,
            response: ResponseHead(
              version: "HTTP/1.1", status: 200,
              headers: ["Content-Type": "application/json", "ETag": "x", "Date": "now"]))
        ], body: new.exchange.body))
    #expect(ChangedPlaces.between([old], [plain]) == ["header.etag"])
  }

  @Test(
    "is a rule for each of them",
    arguments: [
      (#"{"a":1}"#, #"{"a":2}"#, 200, [".a type"]), (#"{"a":"a"}"#, #"{"a":"z"}"#, 200, [".a type"]),
      (#"{"a":1}"#, #"{"a":"z"}"#, 200, [".a type string or integer"]),
      (#"{"a":null}"#, #"{"a":1.5}"#, 200, [".a type number or null"]),
      (#"{"a":[1]}"#, #"{"a":[1,2]}"#, 200, [".a shape"]),
      (#"{"a":[1]}"#, #"{"a":["x","y"]}"#, 200, [".a[*] type string or integer"]),
      (#"{"a":1,"n":2}"#, #"{"a":1}"#, 200, [".n optional"]), (#"{"a b":1}"#, "{}", 200, [". ignore"]),
      (#"[{"b":1},{"b":2}]"#, #"[{"b":null},{}]"#, 200, [".[*].b optional, type integer or null"]),
      (#"[{"b":1},{"c":2}]"#, #"[{"c":1},{"b":2}]"#, 200, [".[*].b optional", ".[*].c optional"]),
      (#"[{"b":1}]"#, #"[{"b":"x"},{"b":2}]"#, 200, [".[*].b type string or integer"]),
      (#"[{"b":1}]"#, #"[{"b":1},{"b":2}]"#, 200, [". shape"]),
      (#"{"a b":1,"c":1}"#, #"{"a b":2,"c":1}"#, 200, [". shape"]),
      (#"{"a":1}"#, #"{"a":1,"n":2}"#, 200, [".n ignore"]),
      ("[{\"id\":1}]", "[{\"id\":2}]", 200, [".[*].id type"]),
      ("text", "other", 200, ["body ignore"]), ("{}", "{\"error\":1}", 404, ["status 200, 404"]),
      (#"{"a":1}"#, #"{"a":2}"#, 201, ["status 200, 201", ".a type"]),
      ("{}", "{}", 200, []),
    ])
  func rules(_ old: String, _ new: String, _ status: Int, _ rules: [String]) throws {
    let found = ChangedPlaces.rules(
      between: [Parrot.recording("one", old)], [Parrot.recording("one", status: status, new)])
    #expect(found == rules)
    for rule in found { _ = try Rule(rule) }
  }
}
