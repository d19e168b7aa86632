import ApusJSON
import ApusPacingTestSupport
import Testing

/// Documents nested deeper than any stack. The parser takes them, so paths must.
@Suite("Paths into very deep documents", .paced)
struct DeepDocumentTests {
  private func brackets(_ depth: Int) throws -> JSONDocument {
    try JSONDocument(String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth))
  }

  @Test("`..` goes through two hundred thousand nested brackets")
  func descendants() throws {
    let document = try brackets(200_000)
    var count = 0
    var last: Node?
    for node in try JSONPath("$..[0]").matches(in: document.root) {
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
    #expect(try JSONPath("$..nothing").first(in: document.root) == nil)
    #expect(try JSONPath("$[?count(@..*) == \(depth - 1)]").nodes(in: document.root).count == 1)
    #expect(try JSONPath("$[?@ == $[0]]").nodes(in: document.root).count == 1)
    let found = try JSONPath("$..[?@ == 1]").nodes(in: document.root)
    #expect(found.map(\.text) == ["1"])
    #expect(found.first?.normalizedPath == "$" + String(repeating: "[0]", count: depth))
  }

  @Test("a path as long as the document is deep can be followed")
  func longPath() throws {
    let depth = 20_000
    let text = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    let document = try JSONDocument(text)
    let path = try JSONPath(String(repeating: ".a", count: depth))
    #expect(path.nodes(in: document.root).map(\.text) == ["1"])
    #expect(path.first(in: document.root)?.path.description == path.text)
  }
}
