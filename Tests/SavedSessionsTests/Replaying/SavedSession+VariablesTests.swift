import ApusClient
import ApusFolderTestSupport
import ApusLanguage
import ApusPacingTestSupport
import ApusRecordings
import ApusRepl
import ApusReplTestSupport
import ApusSurroundings
import ApusSystem
import Testing

@testable import ApusSavedSessions

@Suite("Variables that no line of a session sets", .paced)
struct SavedSessionVariablesTests {
  private func document(_ lines: String...) throws -> SessionDocument {
    let text = "---\nsession: 2\n---\n\n```console\n" + lines.map { "$ \($0)\n" }.joined() + "```\n"
    return try SessionDocument.recovering(Array(text.utf8), file: "a.session.md").0
  }

  @Test("are those that lines name, and neither let nor a loop sets")
  func unset() throws {
    let document = try document(
      "let a = {{b}}", "get /{{a}}/{{c}} x=={{c}}", "for d in [1] get /{{d}}/{{e}}", "get /{{.id}}", "get /f")
    #expect(document.unsetVariables == ["b", "c", "e"])
  }

  @Test("are told where a step lacks them, and is not written to")
  func lack() throws {
    let document = try document("let a = .id", "get /{{a}}/{{b}}", "get /{{a}}", "get /{{b}}/{{c}}", "get /x")
    let lack = document.steps.map { document.lack(of: $0, endingIn: .failure(.requestVariable)) }
    #expect(lack == [nil, "b is not set", "a not set by the session", "b, c are not set", nil])
    #expect(document.steps.allSatisfy { document.lack(of: $0, endingIn: .ok) == nil })
    let meant = Step(command: "get /{{b}}", outcome: .failure(.requestVariable))
    #expect(document.lack(of: meant, endingIn: .failure(.requestVariable)) == nil)
  }

  @Test("have the values that stand in what was asked; those that are set, or cannot be told, have none")
  func recorded() async throws {
    let talk = try await Asked(body: #"{"id": 7}"#).talk(to: .plain)
    await talk.say("let n = 5", "let u = z", "get /a/{{n}}", "post /b name={{u}}", "save demo")
    var text = try #require(talk.folder.text(of: "demo.session.md"))
    let start = try #require(text.firstRange(of: "$ get /a")).lowerBound
    let head = try #require(text.firstRange(of: "```console\n")).upperBound
    text.removeSubrange(head..<start)
    try talk.folder.write(text, to: "demo.session.md")
    let session = try SavedSession(
      reading: "demo.session.md", with: .disk(home: nil, workingFolder: talk.folder.path))
    let all = try await session.recordedVariables(besides: [:], runner: CommandList.all)
    #expect(all.mapValues(\.text) == ["n": "5", "u": "z"])
    let rest = try await session.recordedVariables(besides: ["n": .text("5")], runner: CommandList.all)
    #expect(rest.mapValues(\.text) == ["u": "z"])
    let none = try await session.recordedVariables(
      besides: [:], in: Cassette(recordings: []), runner: CommandList.all)
    #expect(none.isEmpty)
  }

  @Test("are the base in another place where the one line that sets it names one that was given")
  func moved() async throws {
    let folder = try TestFolder()
    func base(_ lines: String, head: String = "", given host: String = "http://new.test") async throws
      -> String?
    {
      try folder.write("---\nsession: 2\n\(head)---\n```console\n\(lines)```\n", to: "a.session.md")
      let session = try SavedSession(reading: folder.path + "/a.session.md", with: .disk(home: nil))
      let given = SessionReplay.Given(given: ["host": host])
      guard let moved = try await session.moved(by: given, runner: CommandList.all) else { return nil }
      #expect(moved.variables.given == ["host": "http://old.test"])
      return "\(moved.base)"
    }
    let lines = "$ let host = http://old.test\n$ base {{host}}/v1\n"
    #expect(try await base(lines) == "http://new.test/v1")
    #expect(try await base(lines, given: "http://old.test") == nil)
    #expect(try await base(lines, head: "base: http://own.test\n") == nil)
    #expect(try await base(lines + "$ base http://other.test\n") == nil)
    #expect(try await base("$ let host = /v1\n$ base {{host}}\n") == nil)
    #expect(try await base("$ let host = http://old.test\n$ base http://h.test/{{host}}\n") == nil)
  }
}
