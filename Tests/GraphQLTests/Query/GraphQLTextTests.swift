import Testing

@testable import ApusGraphQL

@Suite("A document in a line that is typed")
struct GraphQLTextTests {
  private func extent(_ text: String, from start: Int = 0) -> GraphQLText.Extent? {
    GraphQLText.extent(in: Array(text.utf8), from: start)
  }

  @Test(
    "ends where its braces close, with all that belongs to it",
    arguments: [
      ("{ a { b } } x=1", 11), ("query Q($a: [Int!]) { b } a=1", 25), ("{ a(b: \"}\") } | jq .", 13),
      ("query A { b } query B { c } --operation A", 27), ("{ ...F } fragment F on T { a }", 30),
      ("{ a # }\n }", 10), ("query{a}", 8), ("{ a } query=x", 5), ("subscription { a }", 18),
      ("{ a } query", 5), ("{ a ( b } c", 9), ("{ a ) } }", 7), ("query($a: [Int!) { b } }", 22),
    ])
  func closed(_ text: String, _ end: Int) {
    #expect(extent(text) == .closed(end: end))
  }

  @Test(
    "goes on while something is open, or its braces are still to come",
    arguments: [
      ("{ a {", 4), ("query($a: [Int", 10), ("{ a(b: \"\"\"x", 3), ("query Q", nil), ("mutation", nil),
      ("{", 0),
      ("{ a } fragment F on T", nil), ("{ a ( b } query B {", 4),
    ])
  func open(_ text: String, _ place: Int?) {
    #expect(extent(text) == .open(at: place))
  }

  @Test(
    "is none where something else stands",
    arguments: ["/graphql", "query=x", "name", "a.graphql", "", "--sample"])
  func none(_ text: String) {
    #expect(extent(text) == nil)
  }

  @Test("is found behind other words")
  func later() {
    #expect(extent("gql /graphql { a }", from: 13) == .closed(end: 18))
  }
}
