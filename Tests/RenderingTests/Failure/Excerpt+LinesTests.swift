import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Excerpts", .paced)
struct ExcerptLinesTests {
  func excerpt(_ json: String, width: Int = 40) throws -> String {
    do {
      _ = try JSONDocument(json)
      Issue.record("this is JSON: \(json)")
      return ""
    } catch {
      return Excerpt(error, in: Array(json.utf8)[...]).text(on: Screen(width: width))
    }
  }

  @Test("the caret stands under the byte that is wrong")
  func syntax() throws {
    #expect(try excerpt("{\n  \"a\": tru\n}") == "   2 |   \"a\": tru\n     |        ^\n")
  }

  @Test("the caret counts columns, not bytes or characters")
  func wide() throws {
    #expect(try excerpt(#"{"名前👨‍👩‍👧é": x}"#) == "   1 | {\"名前👨‍👩‍👧é\": x}\n     |             ^\n")
  }

  @Test("tabs are laid out, and other controls are shown as escapes and counted as such")
  func controls() throws {
    #expect(try excerpt("\t[\u{1b}]") == "   1 |   [\\x1b]\n     |    ^^^^\n")
    #expect(try excerpt("[\"a\tb\"]") == "   1 | [\"a\\tb\"]\n     |    ^^\n")
  }

  @Test("a text that ends too early is marked after its last visible byte")
  func end() throws {
    #expect(try excerpt("[1,\n2\n\n") == "   2 | 2\n     |  ^\n")
    #expect(try excerpt("") == "   1 | \n     | ^\n")
  }

  @Test("bytes that are not UTF-8 are shown by their value")
  func invalid() {
    let bytes: [UInt8] = [0x5b, 0x22, 0xff, 0x22, 0x5d]
    #expect(Excerpt(2..<3, in: bytes[...]).text() == "   1 | [\"\\xff\"]\n     |   ^^^^\n")
  }

  @Test("a long line is shown around the place", arguments: [0, 30, 5000, 9990])
  func window(_ place: Int) {
    let bytes = Array(String(repeating: "0123456789", count: 1000).utf8)
    let lines = Excerpt(place..<place + 3, in: bytes[...]).lines(on: Screen(width: 40))
    #expect(lines.allSatisfy { $0.width <= 40 })
    let marked = zip(lines[0].text, lines[1].text).filter { $0.1 == "^" }.map { String($0.0) }.joined()
    #expect(marked == "012")
  }

  @Test("a long place is cut, and its caret with it")
  func longPlace() {
    let bytes = Array(("{\"a\": \"" + String(repeating: "x", count: 500) + "\"}").utf8)
    let lines = Excerpt(6..<508, in: bytes[...]).lines(on: Screen(width: 40))
    #expect(lines.allSatisfy { $0.width <= 40 })
    #expect(lines[1].text.contains("^^^^^^^^"))
  }

  @Test("a place on several lines is marked on the first")
  func severalLines() {
    let bytes = Array("{\n  \"a\": [\n    1\n  ]\n}".utf8)
    #expect(Excerpt(9..<20, in: bytes[...]).text() == "   2 |   \"a\": [\n     |        ^\n")
  }

  @Test("positions outside the text are no trap", arguments: [-5..<(-2), 90..<99, 0..<999])
  func outside(_ span: Range<Int>) {
    #expect(Excerpt(span, in: Array("ab".utf8)[...]).lines(on: Screen()).count == 2)
    #expect(Excerpt(typed: "ab", span: span).lines(on: Screen()).count == 2)
  }
}
