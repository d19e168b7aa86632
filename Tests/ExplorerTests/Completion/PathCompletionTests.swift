import ApusClient
import ApusLineEditing
import ApusPacingTestSupport
import Testing

@testable import ApusAnswers
@testable import ApusRepl
@testable import ApusReplTestSupport

@Suite("Paths into an answer that Tab offers", .paced)
struct PathCompletionTests {
  private static let body = """
    {"total": 2, "items": [{"id": 1, "name": "one", "odd key": true}, {"id": 2, "tags": ["a"]}], "owner": {"login": "ada"}}
    """

  private func completion(_ text: String, in bodies: String...) throws -> Completion {
    var session = Session()
    for body in bodies {
      _ = session.records.add("get /", try Record("http://h/", body).exchange)
    }
    return EditorKnowledge(session, commands: .all).completion(of: text, at: text.utf8.count)
  }

  private func offers(_ text: String) throws -> [String] {
    try completion(text, in: Self.body).candidates.map(\.text)
  }

  @Test(
    "a path is completed from the last response",
    arguments: [
      (".", [".total", ".items", ".owner"]), (".it", [".items"]),
      (".items", [".items"]), (".items[", ["[]", "[0]", "[1]"]),
      (".items[0].", [".id", ".name", "[\"odd key\"]"]), (".items[0].n", [".name"]),
      (".items[].", [".id", ".name", "[\"odd key\"]", ".tags"]), (".owner.lo", [".login"]),
      ("$.ow", [".owner"]), (".nothing.", []), (".total.", []), ("tree .ow", [".owner"]),
      ("let x = .items[1].", [".id", ".tags"]), ("$1.ow", [".owner"]), ("$9.ow", []),
    ] as [(String, [String])])
  func paths(_ typed: String, _ expected: [String]) throws {
    #expect(try offers(typed) == expected)
  }

  @Test("a dot alone offers the elements of a list, too")
  func list() throws {
    let found = try completion(".", in: #"[{"id": 1}, {"id": 2}]"#)
    #expect(found.candidates.map(\.text) == [".[]", ".[0]", ".[1]"] && found.range == 0..<1)
    #expect(try completion("tree .", in: "[7]").candidates.map(\.text) == [".[]", ".[0]"])
    #expect(try completion(".[0].", in: #"[{"id": 1}]"#).candidates.map(\.text) == [".id"])
  }

  @Test("without a response, or with one that is no JSON, there is none")
  func noDocument() throws {
    #expect(try completion(".it").candidates.isEmpty)
    #expect(try completion(".it", in: "{oops").candidates.isEmpty)
  }

  @Test("only what was begun is replaced, and each has what is there for its meaning")
  func meanings() throws {
    let completion = try completion(".items[0].na", in: Self.body)
    #expect(completion.range == 9..<12)
    #expect(completion.candidates.map(\.meaning) == ["\"one\""])
    #expect(
      try self.completion(".", in: Self.body).candidates.map(\.meaning) == ["2", "array of 2", "object of 1"])
    #expect(try self.completion(".items[", in: Self.body).candidates.first?.meaning == "every element")
    #expect(try self.completion("$1.to", in: Self.body, "[]").candidates.map(\.text) == [".total"])
  }

  @Test("a very long list offers its beginning")
  func long() throws {
    let list = "[" + (0..<1_000).map(String.init).joined(separator: ",") + "]"
    #expect(try completion(".[", in: list).candidates.count == 21)
    let members = "{" + (0..<1_000).map { "\"k\($0)\": 1" }.joined(separator: ",") + "}"
    #expect(try completion(".k", in: members).candidates.count == 500)
  }
}
