import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@Suite("What takes a while, on a terminal", .paced)
struct ProgressTests {
  @Test(
    "says how far it is once a second is over, and leaves no trace",
    arguments: ["get /stream/1000?every=20 > /dev/null", "repeat 100000 get /echo"])
  func progress(_ line: String) throws {
    let terminal = try ProgramTerminal()
    terminal.waitForPrompt()
    terminal.send(line + "\r")
    terminal.wait(for: " a second")
    terminal.send("\u{3}")
    terminal.waitForPrompt()
    let before = try #require(terminal.screen.text.firstIndex { $0.contains(line) })
    let after = terminal.screen.text[(before + 1)...]
    #expect(!after.isEmpty)
    #expect(!after.contains { $0.contains("B a second") || $0.contains("/100000") }, "\(after)")
    #expect(terminal.screen.unknown.isEmpty)
  }
}
