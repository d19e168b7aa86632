import PacingTestSupport
import Testing
import Text

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

  @Test("a cut line keeps its roles and ends with an ellipsis")
  func cut() {
    let line = Line("りんご", .string) + Line(" 1.2 kB", .dim)
    #expect(line.cut(to: 20) == line)
    #expect(line.cut(to: 9).text == "りんご 1…")
    #expect(line.cut(to: 5).runs == (Line("りん…", .string)).runs)
    #expect(line.cut(to: 6, glyphs: .ascii).text == "り...")
    #expect(line.cut(to: 0).isEmpty)
  }

  @Test("wrapping loses nothing", arguments: 1...20)
  func wrapped(_ columns: Int) {
    let line = Line("key: ", .key) + Line("the values of りんご and 👨‍👩‍👧 go on and on")
    let lines = line.wrapped(to: columns, indent: 2)
    let start = String(repeating: " ", count: min(2, columns / 2))
    let rest = lines.dropFirst().map { String($0.text.dropFirst(start.count)) }
    #expect(([lines[0].text] + rest).joined() == line.text)
    #expect(columns < 3 || lines.allSatisfy { $0.width <= columns })
  }

  @Test("prose is wrapped between words, and words that are too long anywhere")
  func words() {
    let line = Line("one two threefourfive six")
    #expect(
      line.wrappedAtWords(to: 8, indent: 1).map(\.text)
        == ["one two", " threefo", " urfive", " six"])
  }

  @Test("the plain theme has no codes, and the coloured one ends all it begins")
  func themes() {
    let line = Line("a", .key) + Line(" ") + Line("b", .guide) + Line("c", .dim)
    #expect(Theme.plain.text(of: line) == "a bc")
    #expect(Theme.colour.text(of: line) == "\u{1b}[94ma\u{1b}[0m \u{1b}[2mbc\u{1b}[0m")
    #expect(Theme.colour.text(of: [Line("x"), Line()]) == "x\n\n")
  }
}
