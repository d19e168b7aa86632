import ApusJSON
import ApusYAML
import Testing

@Suite("A document in YAML")
struct YAMLDocumentTests {
  @Test("it is the document that the same in JSON is: order, spelling of numbers, strings")
  func same() throws {
    let text = """
      # a comment
      z: 1.50   # and another
      a: [1e400, "1", '1', {b: }]
      list:
      - x
      - {}
      - []
      200: ok
      null: n
      "q\\tk": it's "so" \\n
      """
    #expect(
      try YAMLSample.json(text)
        == #"{"z":1.50,"a":[1e400,"1","1",{"b":null}],"list":["x",{},[]],"200":"ok","null":"n","q\tk":"it's \"so\" \\n"}"#
    )
  }

  @Test("JSON is YAML")
  func json() throws {
    let text = #"{"a":[1,2.0,"\u00e9\u0007",null,true],"b":{}}"#
    let value = try YAMLDocument(Array(text.utf8)).document.root
    #expect(value.sameValue(as: try JSONDocument(text).root))
  }

  @Test("block scalars keep or fold their lines, and keep or lose the last one")
  func blocks() throws {
    let text = "a: |\n  x\n    y\nb: >-\n  x\n  y\n\n  z\nc: |+\n  x\n\nd: |2-\n   x\n"
    #expect(try YAMLSample.json(text) == #"{"a":"x\n  y\n","b":"x y\nz","c":"x\n\n","d":" x"}"#)
  }

  @Test("an alias is written out, and stands for what had its name last")
  func aliases() throws {
    let text = "a: &x [1, {b: &y two}]\nc: *x\nd: *y\ne: &x 3\nf: *x\n*y : key\n? *x\n: other\n"
    #expect(
      try YAMLSample.json(text)
        == #"{"a":[1,{"b":"two"}],"c":[1,{"b":"two"}],"d":"two","e":3,"f":3,"two":"key","3":"other"}"#)
  }

  @Test("tags say what a scalar is, and one that is not known is left out with a warning")
  func tags() throws {
    let text = "a: !!str 12\nb: !!int \"7\"\nc: !own {x: !ruby/sym y}\nd: ! 5\ne: !!binary AQI=\n"
    #expect(try YAMLSample.json(text) == #"{"a":"12","b":7,"c":{"x":"y"},"d":"5","e":"AQI="}"#)
    #expect(
      try YAMLSample.warnings(text) == [
        "the tag `!own` is not known and left out (line 3, column 4)",
        "the tag `!ruby/sym` is not known and left out (line 3, column 13)",
      ])
  }

  @Test("of several documents the first is read, with a warning; of none, null")
  func documents() throws {
    #expect(try YAMLSample.json("---\na: 1\n...\n---\nb: [\n") == #"{"a":1}"#)
    #expect(
      try YAMLSample.warnings("a: 1\n---\nb: 2\n") == [
        "there is more than one document; the first is read (line 2, column 1)"
      ])
    #expect(try YAMLSample.json("# nothing\n") == "null")
  }

  @Test("a key that is there twice is kept twice, the last one counts, and a warning says where")
  func duplicates() throws {
    let text = "a: 1\nb: {c: 1,\n  c: 2}\na: 3\n"
    #expect(try YAMLDocument(Array(text.utf8)).document.root["a"]?.integer == 3)
    #expect(
      try YAMLSample.warnings(text) == [
        "the key `c` is there twice; the last is taken (line 3, column 3)",
        "the key `a` is there twice; the last is taken (line 4, column 1)",
      ])
  }

  @Test("a value's position is its place in YAML; within an alias, that of the alias")
  func positions() throws {
    let text = "# りんご\r\na: &x {b: [1, 2]}\r\nc:\r\n  - é: *x\r\n    d: e\r\n"
    let root = try YAMLDocument(Array(text.utf8)).document.root
    #expect(root["a"]?["b"]?[1]?.position.description == "line 2, column 15")
    #expect(root["c"]?[0]?["é"]?["b"]?.position.description == "line 4, column 8")
    #expect(root["c"]?[0]?["d"]?.position.description == "line 5, column 8")
  }
}
