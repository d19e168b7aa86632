import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Bodies that are text", .paced)
struct TextBodyTests {
  @Test("text is shown as it is, with both kinds of line ends, tabs laid out")
  func text() {
    #expect(bodyText("a\r\nb\tc\n\nd", "text/plain") == "a\nb       c\n\nd\n")
  }

  @Test("what a terminal would obey is shown instead")
  func hostile() {
    #expect(
      bodyText("a\u{1b}[2Jb\rc\u{202e}d\u{9b}1m", "text/plain") == "a\\x1b[2Jb\\rc\\u{202e}d\\u{9b}1m\n")
  }

  @Test("bytes that are not UTF-8 are shown by their value, or read as the charset that is declared")
  func encodings() {
    let bytes: [UInt8] = Array("a caf".utf8) + [0xe9] + Array(" is open all day".utf8)
    #expect(bodyText(bytes, "text/plain") == "a caf\\xe9 is open all day\n")
    #expect(bodyText(bytes, "text/plain; charset=ISO-8859-1") == "a café is open all day\n")
    #expect(bodyText([0x82, 0xe8, 0x82, 0xf1, 0x82, 0xb2], "text/plain; charset=sjis") == "りんご\n")
    #expect(bodyText([0xff, 0xfe, 0x8a, 0x30, 0x0d, 0, 0x0a, 0], "text/plain") == "り\n")
  }

  @Test("what decoding makes of bytes is shown as safely as what came so")
  func hostileCharsets() {
    #expect(bodyText([0x61, 0x9b, 0x32, 0x4a], "text/plain; charset=iso-8859-1") == "a\\u{9b}2J\n")
    #expect(
      bodyText([0xff, 0xfe, 0x1b, 0, 0x5b, 0, 0x2e, 0x20, 0x41, 0], "text/plain") == "\\x1b[\\u{202e}A\n")
    let escapes = Array("\u{1b}[2J".utf8) + [0x1b, 0x24, 0x42, 0x24, 0x6a, 0x1b, 0x28, 0x42]
    #expect(bodyText(escapes, "text/plain; charset=iso-2022-jp") == "\\x1b[2Jり\n")
    let page = Array("<meta charset=utf-7><title>+ABs-[2J</title>".utf8)
    #expect(!bodyText(page, "text/html").contains("\u{1b}"))
  }

  @Test("long lines go on below, wide characters whole")
  func wrapping() {
    #expect(bodyText("abcdefghij", nil, width: 4) == "abcd\nefgh\nij\n")
    #expect(bodyText("あいう", nil, width: 5) == "あい\nう\n")
    #expect(bodyText("あ", nil, width: 1) == "あ\n")
  }

  @Test("a line of any length is wrapped as a short one is", arguments: [1, 7, 80])
  func longLine(_ width: Int) {
    for text in ["0123456789", "aりんご", "é\u{1f34e}x"] {
      let whole = String(repeating: text, count: 2_000)
      let rows = bodyText(whole + "\r\nnext", nil, width: width).split(separator: "\n")
      #expect(rows.joined() == whole + "next", "\(text)")
      guard width > 1 else { continue }
      // All but the last row of the line and what follows it are full.
      let widths = rows.dropLast(2).map { Line(String($0)).width }
      #expect(widths.allSatisfy { $0 == width || $0 == width - 1 }, "\(text)")
    }
  }

  @Test("on a screen of limited height the last line says how much there is")
  func folded() {
    let text = (1...50).map { "line \($0)" }.joined(separator: "\n")
    #expect(bodyText(text, "text/plain", height: 3) == "line 1\nline 2\n… 390 B in all: body | less\n")
    #expect(bodyText("a\nb\nc\n", "text/plain", height: 3) == "a\nb\nc\n")
    #expect(
      bodyText(String(repeating: "x", count: 500), nil, width: 10, height: 2) == "xxxxxxxxxx\n… 500 B i…\n")
  }
}
