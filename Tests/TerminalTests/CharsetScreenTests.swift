import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@Suite("Text of every charset, on a terminal", .paced)
struct CharsetScreenTests {
  @Test(
    "it is shown as text, and its charset is named",
    arguments: [
      ("shift_jis", "りんご", "Shift_JIS"), ("euc-jp", "りんご", "EUC-JP"), ("iso-2022-jp", "りんご", "ISO-2022-JP"),
      ("iso-8859-1", "café", "ISO-8859-1"), ("iso-8859-2", "žluťoučký", "ISO-8859-2"),
      ("windows-1252", "“5 €”", "windows-1252"), ("gbk", "苹果", "GBK"), ("gb18030", "苹果😀", "GB18030"),
      ("big5", "蘋果", "Big5"), ("euc-kr", "사과", "EUC-KR"), ("utf-16", "りんご", "UTF-16BE"),
      ("utf-32", "りんご", "UTF-32LE"),
    ])
  func text(_ name: String, _ text: String, _ charset: String) throws {
    let terminal = try started()
    terminal.enter("get /text/\(name)")
    let rows = terminal.screen.text
    let status = try #require(rows.firstIndex { $0.hasPrefix("200 OK · ") })
    #expect(rows[status].contains(" · \(charset) · "), "\(rows)")
    #expect(rows[status + 1] == text, "\(rows)")
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("events are shown while the stream goes on, and ^C ends it")
  func events() throws {
    let terminal = try started()
    terminal.send("get /sse/1000000?every=50\r")
    terminal.wait(forRow: { $0.contains("{\"count\": 2}") })
    terminal.send("\u{3}")
    terminal.waitForPrompt()
    terminal.enter(".[1].data.count")
    #expect(terminal.screen.text.contains("1"), "\(terminal.screen.text)")
  }
}
