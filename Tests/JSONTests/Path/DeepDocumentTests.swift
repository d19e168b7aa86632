import ApusJSON
import ApusPacingTestSupport
import Testing

/// Documents nested deeper than any stack. The parser takes them, so paths must.
@Suite("Paths into very deep documents", .paced)
struct DeepDocumentTests {
  private func brackets(_ depth: Int) throws -> Document {
    try Document(String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth))
  }

  @Test("`..` goes through two hundred thousand nested brackets")
  func descendants() throws {
    let document = try brackets(200_000)
    var count = 0
    var last: Node?
    for node in try Path("$..[0]").matches(in: document.root) {
      count += 1
      last = node
    }
    #expect(count == 200_000)
    #expect(last?.text == "1")
  }

  @Test("filters, comparisons and places do not mind depth")
  func everythingElse() throws {
    let depth = 100_000
    let document = try brackets(depth)
    #expect(try Path("$..nothing").first(in: document.root) == nil)
    #expect(try Path("$[?count(@..*) == \(depth - 1)]").nodes(in: document.root).count == 1)
    #expect(try Path("$[?@ == $[0]]").nodes(in: document.root).count == 1)
    let found = try Path("$..[?@ == 1]").nodes(in: document.root)
    #expect(found.map(\.text) == ["1"])
    #expect(found.first?.normalizedPath == "$" + String(repeating: "[0]", count: depth))
  }

  @Test("a path as long as the document is deep can be followed")
  func longPath() throws {
    let depth = 20_000
    let text = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    let document = try Document(text)
    let path = try Path(String(repeating: ".a", count: depth))
    #expect(path.nodes(in: document.root).map(\.text) == ["1"])
    #expect(path.first(in: document.root)?.path.description == path.text)
  }
}
