import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@Suite("A lesson on a terminal", .paced)
struct TourTests {
  @Test(
    "Enter runs the line that is shown, another line runs too, and ^D leaves the lesson before the program")
  func lesson() throws {
    let terminal = try ProgramTerminal(["--practice"])
    terminal.waitForPrompt()
    terminal.enter("tour first-request")
    #expect(terminal.screen.text.contains { $0.contains("· 1/") })
    #expect(terminal.screen.text.last?.hasPrefix("tour 1/") == true)
    terminal.enter("")
    #expect(terminal.screen.text.contains("    .login"))
    #expect(terminal.screen.text.last?.hasPrefix("tour 2/") == true)
    terminal.enter(".name")
    #expect(terminal.screen.text.contains("\"The Octocat\""))
    #expect(terminal.screen.text.last?.hasPrefix("tour 2/") == true)
    terminal.enter(".login")
    #expect(terminal.screen.text.last?.hasPrefix("tour 3/") == true)
    terminal.send("\u{4}")
    terminal.waitForPrompt()
    #expect(terminal.screen.text.last?.hasPrefix("practice>") == true)
    terminal.send("\u{4}")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test("lessons fit a narrow terminal without colour")
  func narrow() throws {
    let terminal = try ProgramTerminal(
      ["--practice"], variables: ["NO_COLOR": "1", "TERM": "dumb"], columns: 40, rows: 24)
    terminal.wait(forRow: { $0.hasPrefix("practice>") })
    terminal.send("tour first-request\r")
    terminal.wait(forRow: { $0.hasPrefix("    get /github/users/octocat") })
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("one that the program begins with goes on with what is typed, or comes from a pipe")
  func arguments() throws {
    let piped = try Program.run(["tour", "first-request"], input: "\n\n\n")
    let text = piped.output + piped.errors
    #expect(piped.status == 0)
    #expect(text.contains("· 3/") && text.contains("tour first-request 4 goes on with it"), "\(text)")
    let none = try Program.run(["--ignore-stdin", "tour", "first-request"], input: "\n")
    #expect((none.output + none.errors).contains("tour first-request goes on with it"))
    let terminal = try ProgramTerminal(["tour", "first-request"])
    terminal.waitForPrompt()
    #expect(terminal.screen.text.last?.hasPrefix("tour 1/") == true)
    terminal.enter("")
    #expect(terminal.screen.text.last?.hasPrefix("tour 2/") == true)
  }
}
