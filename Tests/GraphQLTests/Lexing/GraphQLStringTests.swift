import Testing

@testable import ApusGraphQL

@Suite("Strings of GraphQL")
struct GraphQLStringTests {
  @Test(
    "say what their escapes stand for",
    arguments: [
      (#""a\n\t\"\\\/""#, "a\n\t\"\\/"), (#""\u0041\u{1F600}""#, "A😀"), (#""\uD83D\uDE00""#, "😀"),
      (#""""#, ""),
    ])
  func escapes(_ text: String, _ expected: String) {
    #expect(GraphQLString.value(of: Array(text.utf8)[...]) == expected)
  }

  @Test(
    "are none with an escape that the language does not have",
    arguments: [
      #""\x""#, #""\u12""#, #""\uD83D""#, #""\uDE00""#, #""\u{}""#, #""\u{110000}""#, #""\uD83D\u0041""#,
    ])
  func wrong(_ text: String) {
    #expect(GraphQLString.value(of: Array(text.utf8)[...]) == nil)
  }

  @Test("in three quotes lose the indentation that their lines share, and empty lines at both ends")
  func block() {
    func value(_ text: String) -> String {
      GraphQLString.blockValue(of: Array("\"\"\"\(text)\"\"\"".utf8)[...])
    }
    #expect(value("\n    One\n      two\n\n    three\n  ") == "One\n  two\n\nthree")
    #expect(value("plain") == "plain")
    #expect(value(#"a \""" b"#) == #"a """ b"#)
    #expect(value("\n \n") == "")
  }
}
