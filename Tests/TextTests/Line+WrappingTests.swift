import PacingTestSupport
import Testing
import Text

@Suite("Wrapped lines", .paced)
struct LineWrappingTests {
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
}
