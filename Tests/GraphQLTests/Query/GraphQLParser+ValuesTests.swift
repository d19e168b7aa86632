import Testing

@testable import ApusGraphQL

@Suite("The name of a type")
struct GraphQLParser_ValuesTests {
  private func type(_ text: String) throws -> GraphQLTypeName {
    var parser = GraphQLParser(Array(text.utf8))
    return try parser.typeName()
  }

  @Test("says what is a list and what cannot be null", arguments: ["Int", "Int!", "[Int]", "[[Int!]!]!"])
  func names(_ text: String) throws {
    #expect("\(try type(text))" == text)
    #expect(try type(text).core == "Int")
  }

  @Test("has its element and its nullable form")
  func parts() throws {
    let list = try type("[Int!]!")
    #expect(list.isRequired && "\(list.nullable)" == "[Int!]")
    #expect(list.element.map { "\($0)" } == "Int!" && list.element?.element == nil)
  }

  @Test("is none without its bracket, or with two marks")
  func wrong() {
    #expect(throws: GraphQLSyntaxError.self) { try type("[Int") }
    #expect(throws: GraphQLSyntaxError.self) { try type("!") }
    #expect(throws: GraphQLSyntaxError.self) { _ = try GraphQLDocument("query($a: Int!!) { b }") }
  }
}
