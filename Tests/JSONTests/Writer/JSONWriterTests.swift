import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Writing documents", .paced)
struct JSONWriterTests {
  @Test(
    "compact writing drops white space and nothing else",
    arguments: [
      (" [ 1.0 , 1E+2,\t-0 ] ", "[1.0,1E+2,-0]"),
      ("{ \"a\" : { } , \"a\" : [ ] }", "{\"a\":{},\"a\":[]}"),
      ("\"\\u00e9\\/\"", "\"\\u00e9\\/\""),
      ("[[],[[]],{\"\":null}]", "[[],[[]],{\"\":null}]"),
      ("\u{feff} true ", "true"),
    ])
  func compact(_ text: String, _ expected: String) throws {
    #expect(try JSONDocument(text).compactText == expected)
  }

  @Test("indented writing puts one member or element a line and leaves empty containers closed")
  func indented() throws {
    let document = try JSONDocument("{\"a\":[1,[],{}],\"b\":{\"c\":null}}")
    #expect(
      document.indented() == """
        {
          "a": [
            1,
            [],
            {}
          ],
          "b": {
            "c": null
          }
        }
        """)
    #expect(try JSONDocument("[1]").indented(by: 4) == "[\n    1\n]")
    #expect(try JSONDocument("[1]").indented(by: 0) == "[\n1\n]")
    #expect(try JSONDocument("[1]").indented(by: -1) == "[\n1\n]")
    #expect(try JSONDocument("[]").indented() == "[]")
    #expect(try JSONDocument("7").indented() == "7")
  }

  @Test("any node can be written, a key too")
  func nodes() throws {
    let root = try JSONDocument("{\"a\": [1, {\"b\": 2}], \"c\": 3}").root
    #expect(root["a"]?.compactText == "[1,{\"b\":2}]")
    #expect(root["a"]?[1]?.indented() == "{\n  \"b\": 2\n}")
    #expect(root["c"]?.compactText == "3")
    #expect(root.members.map(\.key.compactText) == ["\"a\"", "\"c\""])
  }
}
