import ApusPacingTestSupport
import ApusText
import Testing

@Suite("Themes", .paced)
struct ThemeTests {
  @Test("the plain theme has no codes, and the coloured one ends all it begins")
  func themes() {
    let line = Line("a", .key) + Line(" ") + Line("b", .guide) + Line("c", .dim)
    #expect(Theme.plain.text(of: line) == "a bc")
    #expect(Theme.colour.text(of: line) == "\u{1b}[94ma\u{1b}[0m \u{1b}[2mbc\u{1b}[0m")
    #expect(Theme.colour.text(of: [Line("x"), Line()]) == "x\n\n")
  }

  @Test("each role looks in a line as it is begun alone", arguments: Role.allCases)
  func roles(_ role: Role) {
    let start = Theme.colour.start(of: role)
    #expect(Theme.colour.text(of: Line("x", role)) == (start.isEmpty ? "x" : start + "x" + Theme.end))
    #expect(Theme.plain.start(of: role) == "")
    #expect(Theme.plain.text(of: Line("x", role)) == "x")
    #expect(Theme.withoutCodes(start + "x" + Theme.end) == "x")
  }

  @Test("no role has a colour that is hard to read on some background", arguments: Role.allCases)
  func readable(_ role: Role) {
    // Black, yellow, white, and their bright ones.
    let hard: Set<Substring> = ["30", "33", "37", "90", "93", "97"]
    let codes = Theme.colour.start(of: role).drop { !$0.isNumber }.dropLast().split(separator: ";")
    #expect(hard.isDisjoint(with: codes))
  }

  @Test("what looks alike goes on without an end between")
  func alike() {
    let line = Line("a", .string) + Line("b", .ok) + Line("c", .number) + Line("d", .punctuation) + Line("e")
    #expect(Theme.colour.text(of: line) == "\u{1b}[32mab\u{1b}[0m\u{1b}[36mc\u{1b}[0mde")
    #expect(Theme.colour.text(of: Line()) == "")
  }

  @Test(
    "only codes of colour are taken from a text",
    arguments: [
      ("\u{1b}[1;31mx\u{1b}[0m", "x"), ("\u{1b}[mx", "x"), ("\u{1b}[2Kx", "\u{1b}[2Kx"), ("[31mx", "[31mx"),
      ("a\u{1b}[1", "a\u{1b}[1"), ("\u{1b}", "\u{1b}"), ("\u{1b}\u{1b}[7mx", "\u{1b}x"),
      ("", ""),
    ])
  func withoutCodes(_ text: String, _ plain: String) {
    #expect(Theme.withoutCodes(text) == plain)
  }
}
