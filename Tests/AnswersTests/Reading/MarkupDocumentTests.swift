import ApusJSON
import ApusMarkup
import ApusPacingTestSupport
import Testing

@testable import ApusAnswers

@Suite("Markup as a document", .paced)
struct MarkupDocumentTests {
  private func json(_ xml: String) throws -> String {
    try #require(try MarkupDocument.document(of: XMLReader.tree(Array(xml.utf8)))).compactText
  }

  @Test(
    "an element is what is in it",
    arguments: [
      ("<a><b>1</b><c/></a>", ##"{"a":{"b":"1","c":""}}"##),
      ("<l><i>1</i><i>2</i></l>", ##"{"l":{"i":["1","2"]}}"##),
      ("<a x=\"1\" y='\"'>t</a>", ##"{"a":{"@x":"1","@y":"\"","#text":"t"}}"##),
      ("<p>one <b>two</b> three</p>", ##"{"p":{"b":"two","#text":"one  three"}}"##),
      ("<a>\n  <b>x</b>\n</a>", ##"{"a":{"b":"x"}}"##), ("<a>りんご\t</a>", ##"{"a":"りんご\t"}"##),
      ("<a><b/>x<b/></a>", ##"{"a":{"b":["",""],"#text":"x"}}"##),
    ])
  func elements(_ xml: String, _ expected: String) throws {
    #expect(try json(xml) == expected)
  }

  @Test("HTML has one, too")
  func html() throws {
    let tree = try HTMLReader.tree(Array("<title>T</title><p>a<p>b".utf8))
    let document = try #require(try MarkupDocument.document(of: tree))
    #expect(document.compactText == ##"{"html":{"head":{"title":"T"},"body":{"p":["a","b"]}}}"##)
    #expect(try MarkupDocument.document(of: MarkupTree.nothing)?.compactText == "{}")
  }

  @Test("is given up where nobody waits for a large one any more", arguments: [(3, false), (10_000, true)])
  func cancelled(_ count: Int, _ isGivenUp: Bool) async throws {
    let tree = try XMLReader.tree(Array("<l>\(String(repeating: "<a/>", count: count))</l>".utf8))
    let task = Task { () throws -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      return try MarkupDocument.document(of: tree) == nil
    }
    #expect(try await task.value == isGivenUp)
  }
}
