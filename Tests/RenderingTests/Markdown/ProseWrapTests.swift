import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("Running text on lines", .paced)
struct ProseWrapTests {
  private func lines(_ text: String, _ width: Int) -> [String] {
    ProseWrap.lines([(text, nil)], width: width).map(\.text)
  }

  @Test("ends between words, and where a line break is")
  func words() {
    #expect(lines("one two  three", 9) == ["one two", "three"])
    #expect(lines("a\n\nb", 9) == ["a", "", "b"])
    #expect(lines("abcdefghij k", 4) == ["abcd", "efgh", "ij k"])
    #expect(lines("", 5) == [""])
  }

  @Test("ends anywhere in Japanese, but not before what closes nor behind what opens")
  func japanese() {
    #expect(lines("東京都千代田区", 8) == ["東京都千", "代田区"])
    #expect(lines("これはペンです。次", 14) == ["これはペンで", "す。次"])
    #expect(lines("あいう「え」お", 8) == ["あいう", "「え」お"])
    #expect(lines("Swiftで書くapus", 10) == ["Swiftで書", "くapus"])
  }

  @Test("is never wider than the screen, in any role and however narrow it is", arguments: [1, 2, 3, 7, 20])
  func widths(_ width: Int) {
    let runs: [(text: String, role: Role?)] = [
      ("ある長い文章と", nil), (" code-that-is-long ", .command), ("「かぎ括弧」です。", .heading), ("end", nil),
    ]
    let lines = ProseWrap.lines(runs, width: width)
    #expect(lines.allSatisfy { $0.width <= max(width, 2) })
    let text = lines.map(\.text).joined().filter { $0 != " " }
    #expect(text == "ある長い文章とcode-that-is-long「かぎ括弧」です。end")
  }
}
