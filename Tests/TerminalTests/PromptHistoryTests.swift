import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@Suite("The history of the program on a terminal", .paced)
struct PromptHistoryTests {
  @Test("what was typed is there in the next run, but for secrets and lines that begin with a blank")
  func history() throws {
    let home = try TestFolder()
    let first = try started(home: home)
    first.enter("get /status/204")
    first.enter(" get /status/418")
    first.enter("get /status/200 Authorization:canary1234")
    // Here nothing but the word itself tells.
    first.enter("get /echo/canary1234")
    first.send("\u{4}")
    _ = first.waitForEnd()
    let kept = try #require(home.text(of: ".local/state/apus/history"))
    #expect(kept.contains("get /status/204"))
    #expect(!kept.contains("418") && !kept.contains("canary"))
    let second = try started(home: home)
    #expect(!second.output.contains("help says what else"), "only a first run needs that")
    second.send("\u{1b}[A")
    second.wait(forRow: { $0.contains("> get /status/204") })
  }

  @Test("two programs at once lose no line of the history")
  func twoPrograms() throws {
    let home = try TestFolder()
    let (one, other) = (try started(home: home), try started(home: home))
    one.enter("get /status/201")
    other.enter("get /status/202")
    one.enter("get /status/203")
    for terminal in [one, other] {
      terminal.send("\u{4}")
      _ = terminal.waitForEnd()
    }
    let kept = try #require(home.text(of: ".local/state/apus/history"))
    for status in 201...203 { #expect(kept.contains("get /status/\(status)")) }
  }
}
