import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Variables of a shell", .paced)
struct WordReaderShellVariablesTests {
  private func sent(_ line: String) throws -> SentText {
    SentText(
      try prepare(line, base: nil) {
        $0.variables = Variables(["TOKEN": .text("t0p"), "id": .text("7")])
      }.request)
  }

  @Test(
    "are filled where a shell fills them",
    arguments: [
      "$TOKEN", "\"$TOKEN\"", "\"${TOKEN}\"", "${TOKEN}", "''$TOKEN''", "'t'\"0\"p",
    ])
  func filled(_ value: String) throws {
    #expect(try sent("curl h -d \(value)").body == "t0p")
    #expect(
      try sent("curl h -H \"X-Mine: a-\(value.replacing("\"", with: ""))\"").headers.contains("x-mine: a-t0p")
        || value.contains("'"))
  }

  @Test(
    "stay text in single quotes, behind a backslash, and where no name follows",
    arguments: [
      (
        "'{\"query\":\"query($id: ID!) { user(id: $id) }\"}'",
        "{\"query\":\"query($id: ID!) { user(id: $id) }\"}"
      ),
      ("\"\\$TOKEN\"", "$TOKEN"), ("\\$TOKEN", "$TOKEN"), ("'$TOKEN ${TOKEN}'", "$TOKEN ${TOKEN}"),
      ("\"a$ b\"", "a$ b"), ("a$", "a$"), ("\"$.x\"", "$.x"),
    ])
  func text(_ value: String, _ body: String) throws {
    #expect(try sent("curl h -d \(value)").body == body)
    guard case .request(let line) = try ParsedLine.parse("curl h -d \(value)") else { return }
    #expect(line.shellNames.isEmpty)
  }

  @Test(
    "what a shell makes more of is refused by name",
    arguments: [
      ("${TOKEN:-x}", "curl h -d \"${TOKEN}\""), ("${#TOKEN}", "curl h -d \"$NAME\""),
      ("$@", "curl h -d \"\\$@\""), ("$?", nil),
    ] as [(String, String?)])
  func refused(_ value: String, _ suggestion: String?) throws {
    let line = "curl h -d \"\(value)\""
    guard let suggestion else {
      #expect(try problem(line, base: nil).place == value)
      return
    }
    let found = try problem(line, base: nil)
    #expect(found.place == value)
    #expect(found.problem.suggestedLine(for: line) == suggestion)
  }

  @Test("a request knows the names that stand in it, and in none of the others")
  func names() throws {
    guard
      case .request(let line) = try ParsedLine.parse(
        "curl \"$HOST/a?k=$KEY\" -H \"A: $TOKEN\"; curl h -d @- <<END\n$BODY\nEND")
    else { return }
    #expect(line.shellNames.map(\.name) == ["HOST", "KEY", "TOKEN"])
    #expect(line.following.map { $0.shellNames.map(\.name) } == [["BODY"]])
    // What says where to ask is seen in the URL anyway.
    #expect(line.hiddenNames.map(\.name) == ["KEY", "TOKEN"])
  }
}
