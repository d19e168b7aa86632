import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Arguments of a call", .paced)
struct CodeReaderArgumentsTests {
  @Test("those of Python's may have names, and a comma may stand last")
  func names() throws {
    var reader = CodeReader("'a', b = 1, c={'d': 2},) .x", .python)
    let (values, named) = try reader.arguments()
    #expect(values.map { $0.json() } == ["\"a\""])
    #expect(named.map { "\($0.name)=\($0.value.json())" } == ["b=1", "c={\"d\":2}"])
    #expect(reader.text(reader.at..<reader.bytes.count) == " .x")
  }

  @Test(
    "what stands where an argument could is refused", arguments: ["", "'a' 'b' c)", "a)", "1, , 2)", "'a'"])
  func refused(_ text: String) {
    var reader = CodeReader(text, .python)
    #expect(throws: LineProblem.self) { try reader.arguments() }
  }

  @Test(
    "brackets and quotes are open until they close",
    arguments: [
      ("f(", true), ("f()", false), ("f('(')", false), ("f('", true), ("f({a: [1", true), ("f(`${a(`x", true),
      ("f(1) // (", false), ("f(/* ( */)", false),
    ])
  func open(_ text: String, _ isOpen: Bool) { #expect(CodeReader(text, .javaScript).isOpen == isOpen) }

  @Test("a statement ends at a semicolon or a line's end that is in no bracket")
  func statements() {
    var reader = CodeReader(".then(a => {\n b; }); next(';')", .javaScript)
    let hasNext = reader.passStatement()
    #expect(hasNext && reader.text(reader.at..<reader.bytes.count) == "next(';')")
    let hasMore = reader.passStatement()
    #expect(!hasMore)
  }
}
