import Testing

@testable import LineEditing

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "what could move the cursor, reverse the text or hide is shown as an escape",
    arguments: [
      ("\u{1b}[2J", "^[[2J"), ("a\rb", "a^Mb"), ("\u{7f}", "^?"), ("\0", "^@"), ("\u{9b}31m", "\\u{9b}31m"),
      ("\u{202e}x", "\\u{202e}x"), ("\u{2066}", "\\u{2066}"), ("a\u{200b}b", "a\\u{200b}b"),
      ("\u{feff}", "\\u{feff}"),
      ("\u{2028}", "\\u{2028}"), ("\u{301}a", "\\u{301}a"), ("a\u{200d}b", "a\\u{200d}b"),
      ("\u{3164}", "\\u{3164}"),
      ("1\u{e0041}", "1\\u{e0041}"), ("\r\n", "^M\n"), ("\u{ad}", "\\u{ad}"), ("\u{115f}", "\\u{115f}"),
    ])
  func escapes(text: String, visible: String) {
    #expect(VisibleText.filtered(text) == visible)
  }

  @Test(
    "what people write stays as it is",
    arguments: ["get /a\n\tb", "日本語、かな。", "e\u{301}", "👨‍👩‍👧 👍🏽 ❤️ 🇯🇵 1️⃣", "葛\u{e0100}", "العربية", "한글", "\u{a0}"])
  func unchanged(text: String) {
    #expect(VisibleText.filtered(text) == text)
  }

  @Test("colour sequences stay for text of ours, and nothing that looks like one")
  func styles() {
    #expect(
      VisibleText.filtered("\u{1b}[1;31mred\u{1b}[0m", keepingStyles: true) == "\u{1b}[1;31mred\u{1b}[0m")
    #expect(VisibleText.filtered("\u{1b}[38:5:9mx\u{1b}[m", keepingStyles: true) == "\u{1b}[38:5:9mx\u{1b}[m")
    for code in [
      "\u{1b}[2J", "\u{1b}[", "\u{1b}", "\u{1b}[1", "\u{1b}[?25l", "\u{1b}]0;t\u{7}", "\u{1b}[1 m",
    ] {
      #expect(!VisibleText.filtered(code, keepingStyles: true).contains("\u{1b}"))
    }
  }

  @Test("no scalars, in any order, leave a control character in the result")
  func randomText() {
    var random = SeededGenerator(seed: 3)
    let nasty: [Unicode.Scalar] = [
      "\u{1b}", "[", "m", "\u{9b}", "\u{202e}", "\u{200d}", "\r", "\n", "👍", "1", "\u{301}",
    ]
    for _ in 0..<3_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<12 {
        let isNasty = Bool.random(using: &random)
        let any = Unicode.Scalar(UInt32.random(in: 0...0x10ffff, using: &random))
        text.append((isNasty ? nasty.randomElement(using: &random) : any) ?? "x")
      }
      let visible = VisibleText.filtered(String(text))
      let isSafe = visible.unicodeScalars.allSatisfy {
        $0 == "\n" || $0 == "\t" || ($0.value >= 0x20 && $0.properties.generalCategory != .control)
      }
      #expect(isSafe)
      #expect(!visible.unicodeScalars.contains("\u{202e}"))
    }
  }
}
