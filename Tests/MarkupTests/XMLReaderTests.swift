import ApusPacingTestSupport
import Testing

@testable import ApusMarkup

@Suite("XML", .paced)
struct XMLReaderTests {
  private func tree(_ xml: String) throws -> MarkupTree { try XMLReader.tree(Array(xml.utf8)) }

  private func text(_ nodes: [MarkupNode]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): text
      case .element(let name, let attributes, let children):
        "<\(name)\(attributes.map { " \($0.key)=\($0.value)" }.joined())>\(text(children))</\(name)>"
      }
    }.joined()
  }

  @Test(
    "is read as a tree, its names as they are spelled and its attributes in their order",
    arguments: [
      ("<A b='2' a='1'><C/>x</A>", "<A b=2 a=1><C></C>x</A>"),
      ("<?xml version='1.0'?><!-- no --><a>1 &lt; 2<![CDATA[ & ]]></a>", "<a>1 < 2 & </a>"),
      ("<s:e xmlns:s='urn:s' s:k='v' xmlns='urn:d'><p/></s:e>", "<s:e s:k=v><p></p></s:e>"),
      ("<a>りんご</a>", "<a>りんご</a>"), ("<?xml version='1.0' encoding='Shift_JIS'?><a>みかん</a>", "<a>みかん</a>"),
    ])
  func reads(_ xml: String, _ expected: String) throws {
    #expect(text(try tree(xml).nodes) == expected)
  }

  @Test("tells the namespaces of its elements, and HTML has none")
  func namespaces() throws {
    let xml = "<s:e xmlns:s='urn:s' xmlns:u='urn:unused' s:k='v'><p xmlns='urn:d'/><q/></s:e>"
    #expect(try tree(xml).namespaces == ["s": ["urn:s"], "": ["urn:d"]])
    #expect(try tree("<a/>").namespaces.isEmpty)
    #expect(try HTMLReader.tree(Array("<p xmlns='urn:d'>".utf8)).namespaces.isEmpty)
  }

  @Test(
    "is refused where it is broken, with the line", arguments: ["<a>\n<b>\n</a>", "<a>\n\n&nope;</a", "no"])
  func broken(_ xml: String) throws {
    let problem = try #require(throws: MarkupError.self) { try tree(xml) }
    #expect(problem.kind == .refused && problem.line != nil && !problem.message.isEmpty)
  }

  @Test("nothing is refused without a word", arguments: ["", " ", "<!-- only this -->"])
  func nothing(_ xml: String) throws {
    let problem = try #require(throws: MarkupError.self) { try tree(xml) }
    #expect(!problem.message.isEmpty)
  }

  @Test("fetches nothing that it names, and an entity stays a name, so that nothing grows")
  func entities() throws {
    let file = "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>1 &x; 2</a>"
    #expect(text(try tree(file).nodes) == "<a>1 &x; 2</a>")
    var laughs = "<!DOCTYPE a [<!ENTITY l0 'ha'>"
    for level in 1...9 {
      laughs += "<!ENTITY l\(level) '" + String(repeating: "&l\(level - 1);", count: 10) + "'>"
    }
    let result = Result { try tree(laughs + "]><a k='&l9;'>&l9;</a>") }
    #expect(((try? result.get()).map { text($0.nodes) } ?? "").utf8.count < 1_000)
  }

  @Test("what is nested deeper than anybody nests is left out or refused, and many parts are cut")
  func bounds() throws {
    let deep = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
    #expect((try? tree(deep))?.isCut ?? true)
    let wide = "<a>" + String(repeating: "<b/>", count: 200_100) + "</a>"
    #expect(try tree(wide).isCut)
    #expect(try !tree("<a><b/></a>").isCut)
  }
}
