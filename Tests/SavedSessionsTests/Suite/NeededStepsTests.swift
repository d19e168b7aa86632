import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("Steps that others need", .paced)
struct NeededStepsTests {
  /// The lines of a session, and those of them that run when some are wanted.
  private func needed(_ wanted: String..., of lines: String, teardown: String = "nothing") throws -> [String]
  {
    let steps = lines.split(separator: "\n").map { "$ \($0)\n" }.joined()
    let document = try SessionDocument(
      parsing:
        "---\nsession: 2\n---\n```setup\n$ begin\n```\n```console\n\(steps)```\n```teardown\n$ \(teardown)\n```\n"
    )
    let places = document.steps.filter { wanted.contains($0.command) }.map(\.place.number)
    let needed = NeededSteps(wanted: Set(places)) { $0.hasPrefix("tree") ? .looks : nil }
    let found = needed.lines(of: document)
    return document.steps.filter { found.contains($0.place.number) }.map(\.command)
  }

  @Test("set a name that is used, also by what sets another, and the last time before it")
  func names() throws {
    let lines = "let a = 1\nlet a = 2\nlet b = {{a}}\nlet c = 3\nget /{{b}}\nlet b = 4"
    #expect(try needed("get /{{b}}", of: lines) == ["let a = 2", "let b = {{a}}", "get /{{b}}"])
  }

  @Test("ask for the answer that something is taken of, or shown")
  func answers() throws {
    let lines = "get /a\nget /b\n.id\nexpect status 200\nlet id = .id\nget /c\nget /d/{{id}}\ntree ."
    #expect(try needed("get /d/{{id}}", of: lines) == ["get /b", "let id = .id", "get /d/{{id}}"])
    #expect(
      try needed("tree .", of: lines) == ["get /b", "let id = .id", "get /d/{{id}}", "tree ."])
    #expect(try needed("expect status 200", of: lines) == ["get /b", "expect status 200"])
    #expect(try needed("next", of: "get /a\nnext\nget /b") == ["get /a", "next"])
  }

  @Test("set something for the session, and only where something follows")
  func settings() throws {
    let lines =
      "base http://h\nauth\nauth bearer {{t}}\nX-Tenant:7\nenv\nget /a\nget /b\nset timeout 1"
    #expect(
      try needed("get /b", of: lines) == ["base http://h", "auth bearer {{t}}", "X-Tenant:7", "get /b"])
    #expect(try needed("base http://h", of: lines) == ["base http://h"])
  }

  @Test("may be those of what is run at the end anyway")
  func teardown() throws {
    let lines = "post /things\nlet id = .id\nget /other"
    #expect(
      try needed("get /other", of: lines, teardown: "delete /things/{{id}}")
        == ["post /things", "let id = .id", "get /other"])
  }

  @Test(
    "are all requests before one whose answer is named by its number",
    arguments: ["table $2", "$1.id", "diff 1 2", "show 2", "get /x id==$1"])
  func numbers(_ line: String) throws {
    let lines = "get /a\n.id\nget /b\nget /c\n\(line)"
    #expect(try needed(line, of: lines) == ["get /a", "get /b", "get /c", line])
  }

  @Test(
    "are no others where a number counts something",
    arguments: ["expect status 200", "expect .n == 7", ".a[0]"])
  func counts(_ line: String) throws {
    #expect(try needed(line, of: "get /a\nget /b\n\(line)") == ["get /b", line])
  }

  @Test("are none where nothing is wanted, and where nothing sets the name")
  func none() throws {
    #expect(try needed("nowhere", of: "base http://h\nget /a").isEmpty)
    #expect(try needed("get /{{x}}", of: "let y = 1\nget /{{x}}") == ["get /{{x}}"])
  }
}
