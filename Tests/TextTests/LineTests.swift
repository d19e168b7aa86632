import ApusPacingTestSupport
import ApusText
import Testing

@Suite("Lines of styled text", .paced)
struct LineTests {
  @Test("text is made safe on its way in")
  func safe() {
    #expect(Line("a\u{1b}[0m\n").text == "a\\x1b[0m\\n")
    #expect(Line(json: "a\u{1b}").text == "a\\u001b")
    var line = Line()
    line.append(bytes: [0x61, 0xff])
    #expect(line.text == "a\\xff")
  }

  @Test("pieces of one role become one run")
  func runs() {
    let line = Line("a", .key) + Line("b", .key) + Line("") + Line("c")
    #expect(line.runs.map(\.text) == ["ab", "c"])
    #expect(line.width == 3)
  }

  @Test("of what others say, the longer is found first, each wherever it stands, and made safe")
  func foreignPieces() {
    let line = Line("ab a ab c", foreign: ["a", "ab"])
    #expect(line.runs.filter(\.isForeign).map(\.text) == ["ab", "a", "ab"] && line.text == "ab a ab c")
    #expect(Line("x", foreign: ["y"]).runs == Line("x").runs && Line("", foreign: ["y"]).isEmpty)
    #expect(Line("says \u{1b}c", foreign: ["\u{1b}c"]).text == "says \\x1bc")
  }

  @Test("a cut line keeps its roles and ends with an ellipsis")
  func cut() {
    let line = Line("りんご", .string) + Line(" 1.2 kB", .dim)
    #expect(line.cut(to: 20) == line)
    #expect(line.cut(to: 9).text == "りんご 1…")
    #expect(line.cut(to: 5).runs == (Line("りん…", .string)).runs)
    #expect(line.cut(to: 6, glyphs: .ascii).text == "り...")
    #expect(line.cut(to: 0).isEmpty)
  }
}
