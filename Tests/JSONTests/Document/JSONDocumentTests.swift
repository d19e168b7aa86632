import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Keys", .paced)
struct DocumentTests {
  @Test("keys that Swift's strings hold equal are still different keys")
  func canonicalEquivalence() throws {
    let document = try JSONDocument(#"{"\u00e9":1,"e\u0301":2}"#)
    #expect(document.root["\u{e9}"]?.text == "1")
    #expect(document.root["e\u{301}"]?.text == "2")
    #expect(document.warnings().isEmpty)
  }

  @Test("a key with escapes is found by what it reads as")
  func escapes() throws {
    let document = try JSONDocument(#"{"\n":1,"\\n":2,"a":3,"\u0061":4}"#)
    #expect(document.root["\n"]?.text == "1")
    #expect(document.root["\\n"]?.text == "2")
    #expect(document.root["a"]?.text == "4")
    #expect(document.warnings().map(\.reason) == [.duplicateKey("a")])
  }

  @Test("positions count from either end")
  func positions() throws {
    let root = try JSONDocument("[1,[2],3]").root
    #expect([0, 1, 2, -1, -3].map { root[$0]?.text } == ["1", "[2]", "3", "3", "1"])
    #expect([3, -4, .max, .min].allSatisfy { root[$0] == nil })
    #expect(root["a"] == nil)
  }
}
