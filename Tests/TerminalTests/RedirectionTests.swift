import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

/// Standard input and standard output need not be the same terminal, and either may be none.
@Suite("The program with one half of a terminal", .paced)
struct RedirectionTests {
  private func shell(_ command: String, home: TestFolder) throws -> ProgramTerminal {
    try ProgramTerminal(
      ["-c", command], command: "/bin/sh", home: home.path, variables: ["APUS": Program.path])
  }

  @Test("output that goes into a file gets the bodies and nothing else; prompts stay on the screen")
  func output() throws {
    let home = try TestFolder()
    let terminal = try shell("\"$APUS\" --practice > \"$HOME/out\"", home: home)
    terminal.waitForPrompt()
    #expect(terminal.screen.text.last?.hasPrefix("practice>") == true)
    terminal.enter("get /stream/1")
    #expect(terminal.screen.text.contains { $0.hasPrefix("200 OK") })
    terminal.enter("get /status/404")
    #expect(terminal.screen.text.contains { $0.hasPrefix("error[http.404]") })
    terminal.send("\u{4}")
    #expect(terminal.waitForEnd() == 4)
    let out = try #require(home.text(of: "out"))
    #expect(
      out.hasPrefix("{\"id\":0,\"message\":\"line 0\"}\n{") && !out.contains("\u{1b}") && !out.contains("> "))
  }

  @Test("input that comes from a file is not prompted for, and its answers are drawn for the screen")
  func input() throws {
    let home = try TestFolder()
    try home.write("get /github/users/octocat\n.login\n", to: "script")
    let terminal = try shell("\"$APUS\" --practice < \"$HOME/script\"", home: home)
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.screen.text.contains { $0.hasPrefix("… 13 more: tree .") })
    #expect(terminal.screen.text.last == "\"octocat\"")
    #expect(!terminal.output.contains("practice>") && !terminal.output.contains("\u{1b}[?2004h"))
  }

  @Test("a body that goes to the terminal by its name is there once, and the prompt comes back")
  func terminalByName() throws {
    let terminal = try started()
    for place in ["/dev/tty", "/dev/stdout", "/dev/null"] {
      let shown = terminal.enter("get /stream/1 -o \(place)")
      #expect(shown.ranges(of: "\"message\":\"line 0\"").count == (place == "/dev/null" ? 0 : 1), "\(shown)")
    }
  }

  @Test("with nowhere to prompt, lines are read without a prompt")
  func nowhere() throws {
    let home = try TestFolder()
    let terminal = try shell(
      "echo ready; \"$APUS\" --practice > \"$HOME/out\" 2> \"$HOME/notes\"", home: home)
    terminal.wait(for: "ready")
    terminal.send("get /stream/1\nquit\n")
    #expect(terminal.waitForEnd() == 0)
    #expect(home.text(of: "out") == "{\"id\":0,\"message\":\"line 0\"}\n")
    #expect(home.text(of: "notes")?.hasPrefix("200 OK") == true)
  }
}
