import PacingTestSupport
import Testing
import Text

@Suite("Themes", .paced)
struct ThemeTests {
  @Test("the plain theme has no codes, and the coloured one ends all it begins")
  func themes() {
    let line = Line("a", .key) + Line(" ") + Line("b", .guide) + Line("c", .dim)
    #expect(Theme.plain.text(of: line) == "a bc")
    #expect(Theme.colour.text(of: line) == "\u{1b}[94ma\u{1b}[0m \u{1b}[2mbc\u{1b}[0m")
    #expect(Theme.colour.text(of: [Line("x"), Line()]) == "x\n\n")
  }
}
