import Testing

@testable import ApusGraphQL

@Suite("Tokens of GraphQL")
struct GraphQLLexerTests {
  private func tokens(_ text: String) -> [(GraphQLToken.Kind, String)] {
    var lexer = GraphQLLexer(Array(text.utf8))
    var found: [(GraphQLToken.Kind, String)] = []
    while true {
      let token = lexer.next()
      if token.kind == .end { return found }
      found.append((token.kind, lexer.text(token.range)))
    }
  }

  @Test("leave out blanks, commas, comments and a byte order mark")
  func ignored() {
    #expect(tokens("\u{feff} a,\tb # c\r\n,d").map(\.1) == ["a", "b", "d"])
    #expect(tokens("").isEmpty && tokens("# only").isEmpty)
  }

  @Test("are signs, spreads and names")
  func signs() {
    let found = tokens("{...a_1$b}@[!]|&(=:)")
    #expect(found.map(\.1).joined() == "{...a_1$b}@[!]|&(=:)")
    #expect(found[1].0 == .spread && found[2].0 == .name && found[3].0 == .sign(UInt8(ascii: "$")))
  }

  @Test(
    "tell numbers of both kinds, and what is none",
    arguments: [
      ("0", GraphQLToken.Kind.integer), ("-12", .integer), ("1.5", .float), ("1e5", .float),
      ("-0.1E+2", .float),
      ("01", .broken), ("1.", .broken), ("-", .broken), ("1a", .broken), ("1e", .broken), ("1.2.3", .broken),
    ])
  func numbers(_ text: String, _ kind: GraphQLToken.Kind) {
    #expect(tokens(text).map(\.0) == [kind])
  }

  @Test(
    "are strings, whose ends are found",
    arguments: [
      (#""a \" b""#, GraphQLToken.Kind.string), (#""""#, .string), (#""open"#, .broken), (#""a\"#, .broken),
      (#""""a " b \""" c""""#, .blockString), (#""""open"#, .broken),
    ])
  func strings(_ text: String, _ kind: GraphQLToken.Kind) {
    #expect(tokens(text).map(\.0) == [kind])
  }

  @Test("are broken where the language has no such sign")
  func broken() {
    #expect(tokens("é . %").map(\.0) == [.broken, .broken, .broken])
    #expect(tokens("\"a\nb\"").map(\.0) == [.broken, .name, .broken])
  }
}
