import ApusPacingTestSupport
import ApusText
import Testing

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

  @Test("a line that fits stays, and no line is longer than the columns")
  func fitting() {
    let line = Line("りんご", .string)
    #expect(line.wrapped(to: 6) == [line] && line.wrappedAtWords(to: 6) == [line])
    #expect(line.wrapped(to: 5).map(\.text) == ["りん", "ご"])
    #expect(line.wrapped(to: 5).allSatisfy { $0.runs.map(\.role) == [.string] })
    #expect(Line().wrapped(to: 0) == [Line()])
  }

  @Test("the pieces of a line keep their roles over the break")
  func roles() {
    let lines = (Line("ab", .key) + Line("cd", .string)).wrapped(to: 3)
    #expect(lines == [Line("ab", .key) + Line("c", .string), Line("d", .string)])
    let words = (Line("one ", .key) + Line("two", .string)).wrappedAtWords(to: 5)
    #expect(words == [Line("one", .key), Line("two", .string)])
  }

  @Test(
    "prose loses the blanks where it breaks, and no others",
    arguments: [
      ("a b c", 3, ["a b", "c"]), ("a  b  c", 4, ["a  b", "c"]), ("  a b", 3, ["  a", "b"]),
      ("one  two", 4, ["one", "two"]), ("a b ", 3, ["a b"]), ("longword", 4, ["long", "word"]),
    ])
  func prose(_ text: String, _ columns: Int, _ expected: [String]) {
    #expect(Line(text).wrappedAtWords(to: columns).map(\.text) == expected)
  }

  @Test("an indent takes half of the columns at most")
  func indents() {
    #expect(Line("abcdefgh").wrapped(to: 4, indent: 9).map(\.text) == ["abcd", "  ef", "  gh"])
    #expect(Line("a b c d").wrappedAtWords(to: 3, indent: 9).map(\.text) == ["a b", " c", " d"])
  }

  @Test(
    "Japanese is wrapped by columns, without a mark at the start of a line or a bracket at its end",
    arguments: [
      (
        20,
        [
          "`get` は「ほしいも", "の」をたのみます。続", "くのはパス（名前）で", "す。ちょっと待って！", "と言われたら、",
          "`get /status/200` を", "もう一度どうぞ。",
        ]
      ),
      (
        40,
        [
          "`get` は「ほしいもの」をたのみます。続く", "のはパス（名前）です。ちょっと待って！と",
          "言われたら、`get /status/200` をもう一度", "どうぞ。",
        ]
      ),
      (
        80,
        [
          "`get` は「ほしいもの」をたのみます。続くのはパス（名前）です。ちょっと待って！と",
          "言われたら、`get /status/200` をもう一度どうぞ。",
        ]
      ),
    ])
  func japanese(_ columns: Int, _ expected: [String]) {
    let text = "`get` は「ほしいもの」をたのみます。続くのはパス（名前）です。ちょっと待って！と言われたら、`get /status/200` をもう一度どうぞ。"
    #expect(Line(text).wrappedAtWords(to: columns).map(\.text) == expected)
  }

  @Test("words in letters stay whole among Japanese ones", arguments: [20, 40, 80])
  func letters(_ columns: Int) {
    let text = "応答の最初の行がステータスです。`200 OK` は成功したことを表します。Content-Type はボディーの種類です。"
    let lines = Line(text).wrappedAtWords(to: columns).map(\.text)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
    #expect(["`200 OK`", "Content-Type"].allSatisfy { word in lines.contains { $0.contains(word) } })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test("a full stop stays with the word before it, whatever its colour")
  func stops() {
    let line = Line("one ") + Line("`two`", .command) + Line(". Three")
    #expect(line.wrappedAtWords(to: 9).map(\.text) == ["one", "`two`.", "Three"])
    #expect((Line("one ") + Line(". two")).wrappedAtWords(to: 4).map(\.text) == ["one", ".", "two"])
  }

  @Test("code that is wider than the line breaks at its blanks, and a lone backquote holds nothing together")
  func wideCode() {
    let code = Line("「") + Line("`get /users page==2`", .command) + Line("」、と打ちます。")
    #expect(code.wrappedAtWords(to: 14).map(\.text) == ["「`get /users", "page==2`」、と", "打ちます。"])
    #expect(Line("りんごは ` 一つです").wrappedAtWords(to: 10).map(\.text) == ["りんごは `", "一つです"])
  }
}
