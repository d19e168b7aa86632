import ApusPacingTestSupport
import Testing

@testable import ApusMarkup

@Suite("Values made of libxml2's nodes", .paced)
struct NodeReaderTests {
  @Test("a text has no end before its last byte, and more than anybody reads is refused")
  func bytes() throws {
    #expect(try NodeReader.prepare([97, 0, 98]) == [97, 32, 98])
    let many = repeatElement(UInt8(ascii: " "), count: NodeReader.mostBytes + 1)
    #expect(throws: MarkupError.self) { try NodeReader.prepare(many) }
  }

  @Test("names are folded in HTML, and in XML they keep what stands before a colon")
  func names() throws {
    guard case .element("html", _, _)? = try HTMLReader.tree(Array("<HTML><P>".utf8)).nodes.first else {
      Issue.record("no html")
      return
    }
    guard case .element("x:Y", _, _)? = try XMLReader.tree(Array("<x:Y xmlns:x='u'/>".utf8)).nodes.first
    else {
      Issue.record("no x:Y")
      return
    }
  }

  @Test("an attribute is there once, the first of its name")
  func attributes() {
    var attributes = MarkupAttributes()
    attributes.add("b", "1")
    attributes.add("a", "2")
    attributes.add("b", "3")
    #expect(attributes.map(\.key) == ["b", "a"] && attributes["b"] == "1" && attributes["c"] == nil)
  }

  @Test(
    "in a cancelled task much is given up, be it while it is read or afterwards, and little is read",
    arguments: [
      ("<a/>", 10, false), ("<a/>", 10_000, true),
      // Fewer elements than are read before somebody asks, and more parts.
      ("<a/>b", 3_000, true),
    ])
  func cancelled(_ part: String, _ count: Int, _ isGivenUp: Bool) async {
    let text = Array("<l>\(String(repeating: part, count: count))</l>".utf8)
    let page = Array(String(repeating: "<p>\(part.dropFirst(4))</p>", count: count).utf8)
    let task = Task { () -> [MarkupError.Kind?] in
      withUnsafeCurrentTask { $0?.cancel() }
      return [
        Result { () throws(MarkupError) in try XMLReader.tree(text) },
        Result { () throws(MarkupError) in try HTMLReader.tree(page) },
      ].map { if case .failure(let error) = $0 { error.kind } else { nil } }
    }
    #expect(await task.value == Array(repeating: isGivenUp ? .interrupted : nil, count: 2))
    #expect(throws: Never.self) { try (XMLReader.tree(text), HTMLReader.tree(page)) }
  }
}
