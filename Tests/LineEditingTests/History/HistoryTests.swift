import ApusPacingTestSupport
import Testing

@testable import ApusLineEditing

@Suite("History", .paced)
struct HistoryTests {
  @Test("lines come back in order after a restart, rows, backslashes and all")
  func roundTrip() throws {
    let file = try TemporaryFile()
    let lines = ["get /a", "post {\n  \"a\": \"\\n\"\n}", "日本 👍🏽", "c:\\new\\", "tab\tand \u{1b}"]
    let history = History(path: file.path)
    for line in lines { history.append(line) }
    #expect(history.takeWarnings() == [])
    let again = History(path: file.path)
    #expect(again.entries == lines)
    #expect(again.takeWarnings() == [])
    #expect(try file.text.split(separator: "\n").count == lines.count)
  }

  @Test(
    "not kept: empty lines, lines that begin with a space, the same twice in a row, and what the owner refuses"
  )
  func notKept() throws {
    let file = try TemporaryFile()
    let history = History(path: file.path) { !$0.contains("secret") }
    for line in ["a", "a", "", "  ", " b", "auth secret", "a", "c", "a"] { history.append(line) }
    #expect(history.entries == ["a", "c", "a"])
    #expect(try file.text == "a\nc\na\n")
  }

  @Test("the newest entry that is longer than the prefix is found")
  func latest() {
    let history = History()
    for line in ["get /a", "get /ab", "post", "get"] { history.append(line) }
    #expect(history.latest(startingWith: "get") == 1)
    #expect(history.latest(startingWith: "get", before: 1) == 0)
    #expect(history.latest(startingWith: "post") == nil)
    #expect(history.latest(startingWith: "x") == nil)
    #expect(History().latest(startingWith: "") == nil)
  }

  @Test("in memory, too, only so many lines are kept")
  func limit() {
    let history = History(limit: 10)
    for number in 0..<100 { history.append("line \(number)") }
    #expect(history.entries.count <= 13)
    #expect(history.entries.last == "line 99")
  }

  @Test("lines are forgotten in memory and in the file, those of other programs too, and come back no more")
  func forgotten() throws {
    let file = try TemporaryFile()
    let history = History(path: file.path)
    for line in ["get /a", "let t = X1", "post /X1\nX1", "get /b"] { history.append(line) }
    History(path: file.path).append("head /X1")
    #expect(history.forget { $0.contains("X1") } == 3)
    #expect(history.entries == ["get /a", "get /b"])
    #expect(try file.text == "get /a\nget /b\n")
    #expect(history.forget { $0.contains("X1") } == 0)
    history.append("get /c")
    #expect(History(path: file.path).entries == ["get /a", "get /b", "get /c"])
  }

  @Test("where the file cannot be written, memory forgets all the same and a warning says what stays")
  func forgottenInVain() throws {
    let history = History(path: "/proc/no/such/history")
    history.append("get /a")
    _ = history.takeWarnings()
    #expect(history.forget { $0 == "get /a" } == 1 && history.entries.isEmpty)
    #expect(History().forget { _ in true } == 0)
  }
}
