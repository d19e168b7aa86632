import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusText
import Testing

@Suite("The terminal-safety filter", .paced)
struct VisibleTextTests {
  @Test(
    "what a terminal would obey or hide is shown as an escape",
    arguments: [
      ("\u{0}", "\\x00"), ("\u{7}", "\\x07"), ("\u{1b}[31m", "\\x1b[31m"), ("\u{7f}", "\\x7f"),
      ("\u{85}", "\\u{85}"), ("\u{9b}2J", "\\u{9b}2J"), ("a\u{202e}b", "a\\u{202e}b"),
      ("\u{2066}", "\\u{2066}"), ("\u{2028}", "\\u{2028}"), ("a\u{200b}b", "a\\u{200b}b"),
      ("\u{feff}", "\\u{feff}"), ("\u{ad}", "\\u{ad}"), ("\u{61c}", "\\u{61c}"), ("\u{3164}", "\\u{3164}"),
      ("\u{e0041}", "\\u{e0041}"), ("a\u{200d}b", "a\\u{200d}b"), ("a\nb\tc\rd", "a\\nb\\tc\\rd"),
      ("a\r\nb", "a\\r\\nb"), ("\u{301}a", "\\u{301}a"), ("a\u{fe0f}", "a\\u{fe0f}"),
    ])
  func escaped(_ text: String, _ visible: String) {
    #expect(VisibleText.line(text) == visible)
  }

  @Test(
    "what is only text stays, and so does what an emoji needs",
    arguments: ["", "plain", "caf\u{e9} e\u{301}", "りんご", "👨‍👩‍👧 👍🏽 🇯🇵 ❤️ 1️⃣", "葛\u{e0100}", "नमस्ते", "\\x1b"])
  func kept(_ text: String) {
    #expect(VisibleText.line(text) == text)
    #expect(VisibleText.block(text) == text)
  }

  @Test(
    "one letter has eight marks at most, and says how many more there are",
    arguments: [
      ("a" + marks(8) + "b", "a" + marks(8) + "b"), ("a" + marks(9) + "b", "a" + marks(8) + "…(+1 mark)b"),
      ("a" + marks(200) + "b", "a" + marks(8) + "…(+192 marks)b"),
      ("り" + marks(200), "り" + marks(8) + "…(+192 marks)"),
      ("\u{1100}" + String(repeating: "\u{1161}", count: 20), "\u{1100}" + vowels(8) + "…(+12 marks)"),
      (
        "❤" + String(repeating: "\u{fe0f}", count: 40),
        "❤" + String(repeating: "\u{fe0f}", count: 8) + "…(+32 marks)"
      ),
    ])
  func manyMarks(_ text: String, _ visible: String) {
    #expect(VisibleText.line(text) == visible)
    #expect(VisibleText.line(text, as: .json) == visible)
    #expect(VisibleText.block(text) == visible)
    #expect(DisplayWidth.of(text) == DisplayWidth.of(visible))
    let shown = text.flatMap(GlyphCell.cells)
    #expect(shown.map(\.shown).joined() == visible)
    #expect(shown.reduce(0) { $0 + $1.width } == DisplayWidth.of(visible))
  }

  @Test("a picture of more parts than any has is shown in parts")
  func manyPictures() {
    let chain = Array(repeating: "👩", count: 200).joined(separator: "\u{200d}")
    #expect(VisibleText.line(chain) == Array(repeating: "👩", count: 200).joined(separator: "\\u{200d}"))
    #expect(VisibleText.line("👩🏽‍❤️‍💋‍👨🏻") == "👩🏽‍❤️‍💋‍👨🏻")
  }

  @Test("inside JSON escapes are spelled as JSON spells them")
  func json() {
    #expect(VisibleText.line("\u{1b}\u{202e}\u{e0041}\n", as: .json) == "\\u001b\\u202e\\udb40\\udc41\\n")
  }

  @Test("a block keeps newlines and tabs, and nothing else")
  func block() {
    #expect(VisibleText.block("a\tb\nc\r\nd\u{1b}[0m") == "a\tb\nc\\r\nd\\x1b[0m")
  }

  @Test("what stands behind plain text is one letter with what belongs to it, and else by itself")
  func behindPlainText() {
    #expect(VisibleText.block("plain e\u{301} 1️⃣ aり\n") == "plain e\u{301} 1️⃣ aり\n")
    #expect(VisibleText.block("a\n\u{301}b\t\u{301}\n") == "a\n\\u{301}b\t\\u{301}\n")
    #expect(VisibleText.block("plain\r\n\rx\u{7f}\u{85}") == "plain\\r\n\\rx\\x7f\\u{85}")
    #expect(VisibleText.block("plain e\(marks(9))x") == "plain e\(marks(8))…(+1 mark)x")
    var random = SeededGenerator(seed: 11)
    for _ in 0..<Trials.share(of: 200) {
      let text = "plain \(random.text(length: 20))"
      let one = text.map {
        "\n\t".contains($0) ? String($0) : $0 == "\r\n" ? "\\r\n" : VisibleText.line(String($0))
      }
      #expect(VisibleText.block(text) == one.joined())
    }
  }

  @Test("only colours are kept where our own colours are expected")
  func styles() {
    let text = "\u{1b}[1;31mred\u{1b}[0m \u{1b}[2J \u{1b}[31 \u{1b}"
    let expected = "\u{1b}[1;31mred\u{1b}[0m \\x1b[2J \\x1b[31 \\x1b"
    #expect(VisibleText.block(text, keepingStyles: true) == expected)
  }

  @Test("bytes that are not UTF-8 are shown by their value, and the rest as text")
  func bytes() {
    #expect(
      VisibleText.line(bytes: [0x61, 0xff, 0xe3, 0x82, 0x8a, 0xe3, 0x82, 0x62, 0x1b])
        == "a\\xffり\\xe3\\x82b\\x1b")
    #expect(VisibleText.line(bytes: []) == "")
    #expect(VisibleText.line(bytes: [0xed, 0xa0, 0x80]) == "\\xed\\xa0\\x80")
  }

  @Test("what has been made visible stays as it is")
  func idempotent() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Trials.share(of: 500) {
      let text = random.text(length: 40)
      let once = VisibleText.line(text)
      #expect(VisibleText.line(once) == once)
      #expect(DisplayWidth.of(once) == DisplayWidth.of(text))
    }
  }
}

private func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

private func vowels(_ count: Int) -> String { String(repeating: "\u{1161}", count: count) }

extension SeededGenerator {
  /// Scalars from the places where trouble lives.
  mutating func text(length: Int) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x20, 0x20...0x7f, 0x7f...0xa0, 0x300...0x310, 0x600...0x620, 0x1100...0x11ff, 0x2000...0x2070,
      0x3040...0x30ff, 0xfe00...0xfe0f, 0xfff0...0xffff, 0x1f1e6...0x1f1ff, 0x1f3f0...0x1f480,
      0xe0000...0xe0080,
    ]
    let scalars = (0..<length).compactMap { _ in
      ranges.randomElement(using: &self).flatMap { Unicode.Scalar(UInt32.random(in: $0, using: &self)) }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
