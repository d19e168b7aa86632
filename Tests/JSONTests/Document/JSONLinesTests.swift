import ApusJSON
import Testing

@Suite("JSON texts one a line")
struct JSONLinesTests {
  private func lines(_ text: String, isSaid: Bool = true) throws -> JSONLines {
    try JSONLines(Array(text.utf8), isSaid: isSaid)
  }

  @Test("they are a list, spelled as they came, also behind record separators and with empty lines between")
  func list() throws {
    #expect(try lines("{\"a\": 1.10}\n\n[2]\r\n\"x\"\n").document.compactText == #"[{"a":1.10},[2],"x"]"#)
    #expect(try lines("\u{1e}{\"a\":1}\n\u{1e}2\n").document.root.count == 2)
    #expect(try lines("").document.root.count == 0)
  }

  @Test("a line that is none is named, and the others stay")
  func flaws() throws {
    let read = try lines("{\"a\":1}\n{\"a\":2,}\n\n{\"a\":3}\nnonsense\n{\"a\":4")
    #expect(read.document.compactText == #"[{"a":1},{"a":3}]"#)
    #expect(read.flaws.map(\.line) == [2, 5, 6])
    #expect(read.flaws.first?.error.position.column == 8)
  }

  @Test(
    "what nobody says is made of lines has to look like it",
    arguments: [
      "{\"a\":1,}\n{\"a\":2}\n", "{\n \"a\": 1,\n \"b\": 2,}\n", "1\n2\nx\n", "{\"a\":1}\nThis is a text.\n",
      "nonsense",
      "{\"a\":1}\nno\nno\nno\n{\"a\":1}",
    ])
  func others(_ text: String) {
    #expect(throws: SyntaxError.self) { try lines(text, isSaid: false) }
  }

  @Test("what looks like it is taken for it")
  func unsaid() throws {
    let read = try lines("{\"a\":1}\n{\"a\":2,}\n{\"a\":3}\n", isSaid: false)
    #expect(read.document.root.count == 2 && read.flaws.count == 1)
  }

  @Test("where no line is good, the text is none of them")
  func nothingGood() {
    #expect(throws: SyntaxError.self) { try lines("<html>\n</html>\n") }
  }
}
