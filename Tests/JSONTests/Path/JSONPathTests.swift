import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Reading a path", .paced)
struct PathTests {
  @Test(
    "a text that is no path is refused, with the place",
    arguments: [
      ("", 0), ("name", 0), ("$.a[", 4), ("$[?nosuch(@.a)]", 3), ("$[?length(@.a)]", 3),
      ("$[9007199254740992]", 2), (".items[?@.stars >]", 17),
    ])
  func refused(text: String, offset: Int) {
    #expect { try JSONPath(text) } throws: { ($0 as? PathSyntaxError)?.offset == offset }
  }

  @Test("a path that selects nothing is none the less a path")
  func nothingSelected() throws {
    let document = try JSONDocument(#"{"a": [1, 2]}"#)
    for text in ["$.b", "$.a[9007199254740991]", "$.a.c", ".a[?@ > 2]"] {
      #expect(try JSONPath(text).nodes(in: document.root).isEmpty, "\(text)")
    }
  }

  @Test("a pattern that cannot be used is told, and is no error")
  func unusablePattern() throws {
    let path = try JSONPath("$[?match(@, '(')]")
    #expect(path.unusablePatterns.count == 1)
    #expect(path.nodes(in: try JSONDocument(#"["(", ""]"#).root).isEmpty)
  }

  @Test("paths are equal when they select alike")
  func equal() throws {
    #expect(try JSONPath(".a") == JSONPath("$['a']"))
    #expect(try JSONPath(".a") != JSONPath(".b"))
  }

  @Test("paths are equal when they select alike")
  func equality() throws {
    #expect(try JSONPath("$.a[0]") == JSONPath("$['a'] [ 0 ]"))
    #expect(try JSONPath(".a[]") == JSONPath("$.a[*]"))
    #expect(try Set([JSONPath("$"), JSONPath(".")]).count == 1)
    #expect(try JSONPath("$.a") != JSONPath("$..a"))
    #expect(try JSONPath("$.\u{e9}") != JSONPath("$.e\u{301}"))
    #expect(try JSONPath("$.a[0]").description == "$.a[0]")
  }

  @Test("a singular path has names and indexes only")
  func singular() throws {
    #expect(try ["$", "$.a[0]['b'][-1]"].allSatisfy { try JSONPath($0).isSingular })
    #expect(try !["$.*", "$..a", "$[0,1]", "$[0:1]", "$[?@]"].contains { try JSONPath($0).isSingular })
  }
}
