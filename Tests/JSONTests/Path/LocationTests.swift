import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Locations", .paced)
struct LocationTests {
  @Test(
    "a value's place is written in full and short",
    arguments: [
      ("$", "$", "."),
      ("$.a", "$['a']", ".a"),
      ("$.a[0].b", "$['a'][0]['b']", ".a[0].b"),
      ("$.a[1]['odd key']", "$['a'][1]['odd key']", #".a[1]["odd key"]"#),
      ("$['odd key'][0]", "$['odd key'][0]", #".["odd key"][0]"#),
      ("$['node-id']", "$['node-id']", ".node-id"),
      ("$['-x']", "$['-x']", #".["-x"]"#),
      ("$['1']", "$['1']", #".["1"]"#),
      ("$['']", "$['']", #".[""]"#),
      ("$['日本']", "$['日本']", ".日本"),
      (#"$['\'']"#, #"$['\'']"#, #".["'"]"#),
      (#"$['"']"#, #"$['"']"#, #".["\""]"#),
      (#"$['\\']"#, #"$['\\']"#, #".["\\"]"#),
      (#"$['\b\f\n\r\t']"#, #"$['\b\f\n\r\t']"#, #".["\b\f\n\r\t"]"#),
      (#"$['\u001b[0m']"#, #"$['\u001b[0m']"#, #".["\u001b[0m"]"#),
      (#"$['\u202e']"#, "$['\u{202e}']", #".["\u202e"]"#),
      (#"$['\u007f']"#, "$['\u{7f}']", #".["\u007f"]"#),
      (#"$['\u3000']"#, "$['\u{3000}']", #".["\u3000"]"#),
    ])
  func spellings(_ path: String, _ normalized: String, _ short: String) throws {
    let keys = [
      "node-id", "-x", "1", "", "日本", "'", "\\\"", "\\\\", "\\b\\f\\n\\r\\t", "\\u001b[0m", "\\u202e",
    ]
    let members = (keys + ["\\u007f", "\\u3000"]).map { "\"\($0)\":1" }.joined(separator: ",")
    let document = try JSONDocument(#"{"a":[{"b":1},{"odd key":2}],"odd key":[3],\#(members)}"#)
    let node = try #require(try JSONPath(path).first(in: document.root))
    #expect(node.normalizedPath == normalized)
    #expect(node.path.normalized == normalized)
    #expect(node.path.description == short)
    #expect(try JSONPath(normalized).nodes(in: document.root) == [node])
    #expect(try JSONPath(short).nodes(in: document.root) == [node])
  }

  @Test("every value of a document is found again by its place")
  func everyValue() throws {
    let document = try JSONDocument(#"[{"a":[[],{},[{"b":null,"c":[1,2,{"":"x"}]}]],"d e":true},"s",-1.5]"#)
    let nodes = try JSONPath("$..*").nodes(in: document.root)
    #expect(nodes.count == 15)
    #expect(Set(nodes.map(\.normalizedPath)).count == 15)
    for node in nodes {
      #expect(try JSONPath(node.normalizedPath).nodes(in: document.root) == [node])
      #expect(try JSONPath(node.path.description).nodes(in: document.root) == [node])
    }
  }

  @Test("a key stands where its value does")
  func keys() throws {
    let document = try JSONDocument(#"{"a":{"b":1}}"#)
    let key = try #require(document.root["a"]?.members.first { _ in true }?.key)
    #expect(key.normalizedPath == "$['a']['b']")
  }

  @Test("a place can be built from steps")
  func steps() {
    let location = Location([.key("a"), .position(2)]).appending(.key("b c"))
    #expect(location.normalized == "$['a'][2]['b c']")
    #expect(location.description == #".a[2]["b c"]"#)
    #expect(Location().description == ".")
  }
}
