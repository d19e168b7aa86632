import Testing

@testable import ApusGraphQL

@Suite("The way through a document that is being typed")
struct GraphQLWalkTests {
  private func walk(_ text: String) throws -> GraphQLWalk {
    var walk = GraphQLWalk(try PeopleSchema.schema())
    var lexer = GraphQLLexer(Array(text.utf8))
    while true {
      let token = lexer.next()
      if token.kind == .end { return walk }
      walk.take(token, lexer.text(token.range))
    }
  }

  @Test("keeps the variables of the operation it is in")
  func variables() throws {
    let found = try walk("query A($a: Int) { old } query B($b: [Size!]! = [SMALL], $c: ID) { old")
    #expect(found.declared.map(\.name) == ["b", "c"] && found.declared.map(\.type) == ["Size", "ID"])
  }

  @Test("is at a definition again when the braces are closed")
  func closed() throws {
    guard case .definition = try walk("{ person(name: \"A\") { id } }").place else {
      Issue.record("the document is not at its beginning again")
      return
    }
  }

  @Test("ends at nothing when more is open than anybody writes")
  func deep() throws {
    guard case .nothing = try walk(String(repeating: "{ person ", count: 1_000)).place else {
      Issue.record("there is something at such a depth")
      return
    }
  }
}
