import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering
@testable import ApusText

@Suite("A value before and after", .paced)
struct ChangedTextTests {
  func line(_ old: String, _ new: String, columns: Int) throws -> Line {
    ChangedText(try JSONDocument(old).root, try JSONDocument(new).root, glyphs: .unicode).line(
      columns: columns)
  }

  @Test("what both begin with is cut where there is no room for it, and what differs is there")
  func cut() throws {
    let start = "\"https://api.github.com/users/with/a/long/way/"
    let line = try line(start + "octocat/gists\"", start + "hubot/gists\"", columns: 50)
    #expect(line.text == "\"…ong/way/octocat/gists\" → \"…ong/way/hubot/gists\"", "\(line.text)")
    #expect(line.runs.filter { $0.role == .removed }.map(\.text) == ["octoca"])
    #expect(line.runs.filter { $0.role == .added }.map(\.text) == ["hubo"])
  }

  @Test("where both fit they are whole, with what differs marked")
  func whole() throws {
    let line = try line(#""りんご a""#, #""りんご b""#, columns: 40)
    #expect(line.text == #""りんご a" → "りんご b""#)
    #expect(line.runs.first { $0.role == .added }?.text == "b")
    #expect(try self.line("1", "\"1\"", columns: 20).text == "1 → \"1\"")
  }

  @Test(
    "nothing is wider than there is room, and half an escape is never marked", arguments: [4, 9, 17, 30, 80])
  func room(_ columns: Int) throws {
    let long = String(repeating: "x", count: 100)
    for (old, new) in [
      (#""\#(long)a\#(long)""#, #""\#(long)b\#(long)""#), (#""a\u202e""#, #""a\u202d""#),
      ("\"\(long)\"", "null"),
    ] {
      #expect(try line(old, new, columns: columns).width <= max(columns, 5))
    }
    let marked = try line(#""\u202e""#, #""\u202d""#, columns: 80).runs.first { $0.role == .added }
    #expect(marked?.text == "\\u202d")
  }
}
