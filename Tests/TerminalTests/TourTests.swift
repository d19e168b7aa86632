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
}
