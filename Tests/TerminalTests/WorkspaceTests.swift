import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@Suite("Desks that the program keeps", .paced)
struct WorkspaceTests {
  @Test("what was asked and set in one run is there in the next, on the practice API's new port")
  func resumed() throws {
    let home = try TestFolder()
    let first = try Program.run(
      ["--workspace", "shop", "--practice", "-e", "get /github/users/octocat", "-e", "let id = .id"],
      home: home.path)
    #expect(first.status == 0 && first.errors.contains("workspace shop: new"), "\(first.errors)")
    let second = try Program.run(
      ["resume"], input: "history\n$1.login\n.id\nget /github/users/octocat?id={{id}}\n", home: home.path)
    #expect(second.status == 0 && second.errors.contains("workspace shop: 1 answer"), "\(second.errors)")
    #expect(
      second.output.contains("GET /github/users/octocat\n") && second.output.contains("\"octocat\"\n583231\n")
    )
    let listed = try Program.run(["workspaces"], home: home.path)
    #expect(listed.output.hasPrefix("shop  2 answers"), "\(listed.output)")
  }

  @Test("a private run keeps nothing, not even what was typed")
  func nothingKept() throws {
    let home = try TestFolder()
    let terminal = try ProgramTerminal(["--practice", "--private"], home: home.path)
    terminal.waitForPrompt()
    terminal.enter("get /status/204")
    terminal.send("\u{4}")
    _ = terminal.waitForEnd()
    #expect(home.text(of: ".local/state/apus/history") == nil)
    #expect(try Program.run(["--private", "workspaces"], home: home.path).status == 2)
    #expect(try Program.run(["--private", "--workspace", "a", "get", "/"], home: home.path).status == 2)
  }

  @Test("an open quote is named before the next row, and how to leave it before the one after")
  func openQuote() throws {
    let terminal = try ProgramTerminal()
    terminal.waitForPrompt()
    terminal.send("get /few 'q\r")
    terminal.wait(forRow: { $0.hasPrefix("'…") })
    terminal.send("help\r")
    terminal.wait(forRow: { $0.contains("a quote is open; ^C leaves") })
    terminal.send("\u{3}")
    terminal.waitForPrompt()
  }
}
