import Testing

@testable import ApusGraphQL

@Suite("A bracket of a document that has no other")
struct GraphQLLoneBracketTests {
  private func lone(_ text: String) throws -> GraphQLLoneBracket? {
    let error = try #require(throws: GraphQLSyntaxError.self) { try GraphQLDocument(text) }
    return error.loneBracket(in: text)
  }

  @Test(
    "is never closed, up to the end or where one around it closes",
    arguments: [
      ("{ people { name }", 0), ("{ a { b { c } ", 4), ("{ a(b: 1 }", 3), ("mutation M($a: [Int!) { x }", 15),
      ("{ # }\n a", 0), ("{ a(b: \"}\") ", 0),
    ])
  func opening(_ text: String, _ place: Int) throws {
    let sign = try #require(text.dropFirst(place).first)
    let found = try lone(text)
    #expect(found == .opening(sign, at: place) && found?.range == place..<place + 1)
    #expect(found?.message == "the `\(sign)` that opens here is never closed")
  }

  @Test("closes nothing, where all are closed before it", arguments: [("{ a } }", 6), ("{ a } ]", 6)])
  func closing(_ text: String, _ place: Int) throws {
    let sign = try #require(text.dropFirst(place).first)
    #expect(try lone(text) == .closing(sign, at: place))
  }

  @Test(
    "is not to blame where something else is wrong before it, or a string does not end",
    arguments: ["{ a(b: ) { c }", "{ a { b ) }", "{ a(b: \"x) }", "query Q", "{ }", "{ a } b }"])
  func others(_ text: String) throws {
    #expect(try lone(text) == nil)
  }
}
