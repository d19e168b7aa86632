import Testing

@testable import ApusSavedSessions

@Suite("A step of a session")
struct StepTests {
  @Test(
    "a line of output that would read as something else is written with a backslash, and read without it",
    arguments: ["$ get /a", "? 404", "```", "  ```console", "\\$ get", "\\\\? ok"])
  func marks(_ line: String) {
    let written = Step.Escaping.escape(line, isFirst: false)
    #expect(written == "\\" + line)
    #expect(Step.Escaping.unescape(written, isFirst: false) == line)
  }

  @Test("other lines stay as they are", arguments: ["", "200 OK", "$5", "\\n", "> quoted", "a ```"])
  func plain(_ line: String) {
    #expect(Step.Escaping.escape(line, isFirst: false) == line)
    #expect(Step.Escaping.unescape(line, isFirst: false) == line)
  }

  @Test("only right behind a command does an angle bracket continue it")
  func continued() {
    #expect(Step.Escaping.escape("> more", isFirst: true) == "\\> more")
    #expect(Step.Escaping.unescape("\\> more", isFirst: true) == "> more")
    #expect(Step.Escaping.unescape("\\> more", isFirst: false) == "\\> more")
  }

  @Test("where a step stands makes it no other")
  func places() {
    #expect(
      Step(command: "get", place: Step.SourceLine(3)) == Step(command: "get", place: Step.SourceLine(8)))
    #expect(Step(command: "get") != Step(command: "head"))
  }

  @Test("a command and what is expected are lines without blanks at their ends")
  func lines() {
    let step = Step(command: "post /a\nb=1 ", expected: ["200 OK \n{", "}"])
    #expect(step.command == "post /a\nb=1")
    #expect(step.expected == ["200 OK", "{", "}"])
    #expect(step.with(expected: [], outcome: .ok).command == step.command)
  }
}
