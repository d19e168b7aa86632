import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("A table of text", .paced)
struct ProseTableTests {
  private let table = "|名前|what|\n|--|--|\n|りんご|an apple of some kind|\n|b|c|"

  @Test("has columns as wide as what is in them")
  func wide() {
    #expect(
      prose(table, width: 60) == """
        名前   │ what
        ──────────────────────────────
        りんご │ an apple of some kind
        b      │ c
        """)
  }

  @Test("has more lines a row where the screen is narrower")
  func narrow() {
    #expect(
      prose(table, width: 22) == """
        名前   │ what
        ──────────────────────
        りんご │ an apple of
               │ some kind
        b      │ c
        """)
  }

  @Test("stands below one another where it is too narrow for columns")
  func stacked() {
    #expect(
      prose(table, width: 12) == """
        名前: りんご
        what: an
        apple of
        some kind

        名前: b
        what: c
        """)
    #expect(
      prose(table, width: 60, glyphs: .ascii).contains("-----")
        && !prose(table, width: 60, glyphs: .ascii).contains("│"))
  }

  @Test("is no wider than the screen, whatever is in it", arguments: [5, 8, 14, 23, 41])
  func widths(_ width: Int) {
    let long = "|a|b|c|\n|-|-|-|\n|\(String(repeating: "x", count: 70))|日本語の長い文です|https://example.com/a/b|"
    let lines = ProseView(MarkdownReader.blocks(long), more: "").lines(on: Screen(width: width))
    #expect(lines.allSatisfy { $0.width <= width })
  }
}
