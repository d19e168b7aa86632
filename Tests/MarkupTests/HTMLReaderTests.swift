import ApusPacingTestSupport
import Testing

@testable import ApusMarkup

@Suite("HTML", .paced)
struct HTMLReaderTests {
  private func text(_ nodes: [MarkupNode]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): text
      case .element(let name, let attributes, let children):
        "<\(name)\(attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())>\(text(children))</\(name)>"
      }
    }.joined()
  }

  @Test(
    "is read as a tree, and mended where it is broken",
    arguments: [
      ("<p>a<b>b</b></p>", "<html><body><p>a<b>b</b></p></body></html>"),
      (
        "<P CLASS=\"x y\" id=1>日本語 &amp; &lt;&eacute;",
        "<html><body><p class=x y id=1>日本語 & <é</p></body></html>"
      ),
      ("<ul><li>1<li>2</ul>", "<html><body><ul><li>1</li><li>2</li></ul></body></html>"),
      ("plain", "<html><body><p>plain</p></body></html>"),
      ("<p>a<!-- no -->b", "<html><body><p>ab</p></body></html>"),
      ("<input value=x>", "<html><body><input value=x></input></body></html>"), ("", ""), (" ", ""),
      ("a\u{0}b", "<html><body><p>a b</p></body></html>"),
    ])
  func reads(_ html: String, _ tree: String) throws {
    #expect(text(try HTMLReader.nodes(html)) == tree)
  }

  @Test("has all the text of its parts")
  func wholeText() throws {
    #expect(try HTMLReader.nodes("<p>a <i>b</i></p><p>c</p>").map(\.text).joined() == "a bc")
  }

  @Test(
    "however deep or broken, is read as far as it is sound",
    arguments: ["<div>", "<a href=", "<!--", "</", "<b><p>", "&#"])
  func hostile(_ part: String) throws {
    let nodes = try HTMLReader.nodes("<p>first</p>" + String(repeating: part, count: 5_000))
    #expect(nodes.map(\.text).joined().hasPrefix("first"))
  }

  @Test("fetches nothing that it names, and takes no entity from elsewhere")
  func entities() throws {
    let html = """
      <!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]><p>a &x; b</p><img src="file:///etc/passwd">
      """
    #expect(!(try HTMLReader.nodes(html).map(\.text).joined().contains("root:")))
  }
}
