import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What XML promises", .paced)
struct XMLContractTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    try ChangedAnswer.body("", .green, old, new, type: "text/xml").findings().flatMap(\.lines)
  }

  @Test("is the way to each element and attribute; what was in one that is gone is not told")
  func paths() throws {
    #expect(
      try lines("<a><b c=\"1\"><d/></b><e/></a>", "<a><e/></a>") == ["+ /a/b is gone"])
    #expect(try lines("<a><b c=\"1\"/></a>", "<a><b/></a>") == ["+ /a/b/@c is gone"])
    #expect(try lines("<a/>", "<b/>") == ["+ /a is gone"])
  }

  @Test("is what stands in it where that was a number")
  func numbers() throws {
    #expect(try lines("<a><b>1</b></a>", "<a><b>x</b></a>") == ["+ /a/b: expected a number, found \"x\""])
    #expect(try lines("<a><b>x</b></a>", "<a><b>1</b></a>").isEmpty)
  }

  @Test("is not how many there are, unless none or very many")
  func lists() throws {
    #expect(try lines("<a><b/><b/></a>", "<a><b/></a>").isEmpty)
    #expect(try lines("<a><b/><b/></a>", "<a></a>") == ["- /a/b: 2 elements", "+ /a/b: no elements"])
  }

  @Test(
    "is the namespace, whatever that is called in a text",
    arguments: [
      ("<a xmlns='urn:1'/>", "<a xmlns='urn:2'/>", ["- namespace urn:1", "+ namespace urn:2"]),
      ("<a xmlns='urn:1'/>", "<a/>", ["- namespace urn:1", "+ no namespace"]),
      ("<a/>", "<a xmlns='urn:1'/>", ["- no namespace", "+ namespace urn:1"]),
      ("<s:a xmlns:s='urn:1' s:b='1'/>", "<t:a xmlns:t='urn:1' t:b='2'/>", []),
      ("<s:a xmlns:s='urn:1'><s:b/></s:a>", "<a xmlns='urn:1'><b/></a>", []),
      ("<a xmlns='urn:1'><b/></a>", "<t:a xmlns:t='urn:1'/>", ["+ /a/b is gone"]),
    ])
  func namespaces(_ old: String, _ new: String, _ expected: [String]) throws {
    #expect(try lines(old, new) == expected)
  }

  @Test("is not what a rule judges, of which a path leads to the element, or to the text beside attributes")
  func judged() throws {
    let old = "<a><b>1</b><b>2</b><c/><d k='1'>3</d></a>"
    func lines(_ rules: String..., new: String) throws -> [String] {
      let rules = Rules(try rules.map { try Rule($0) })
      let change = ChangedAnswer.body("", .green, old, new, type: "text/xml")
      return try change.findings(rules).flatMap(\.lines)
    }
    let new = "<a><b>x</b><d k='1'>y</d></a>"
    #expect(try lines(new: new).count == 3)
    #expect(
      try lines(".a.c optional", ".a.b[*] type string", ##".a.d["#text"] type string"##, new: new) == [])
  }
}
