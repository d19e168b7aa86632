import Testing

@testable import ApusGraphQL

@Suite("The definition of a type")
struct GraphQLParser_DefinitionsTests {
  private func type(_ text: String) throws -> GraphQLType {
    var parser = GraphQLParser(Array(text.utf8))
    return try parser.typeDefinition()
  }

  @Test("has all its interfaces, however they are joined")
  func interfaces() throws {
    #expect(try type("type A implements & B & C { d: Int }").interfaces == ["B", "C"])
    #expect(try type("interface A implements B { d: Int }").interfaces == ["B"])
    #expect(try type("type A implements B C { d: Int }").interfaces == ["B", "C"])
  }

  @Test("has fields with descriptions, arguments and what is out of use")
  func fields() throws {
    let field = try #require(
      try type(#"type A { "What" b("How" c: [Int!]! = [1] @deprecated): D! @deprecated(reason: "Old") }"#)
        .fields.first)
    #expect(field.meaning == "What" && field.deprecation == "Old")
    #expect(field.signature == "b(c: [Int!]! = [1]): D!")
    #expect(
      field.arguments.first?.meaning == "How" && field.arguments.first?.deprecation == "No longer supported")
  }

  @Test("may be empty, as one to be extended is")
  func empty() throws {
    #expect(try type("type A").fields.isEmpty && type("enum A { }").values.isEmpty)
    #expect(try type("union A").members.isEmpty && type("input A @oneOf").takesOne)
  }

  @Test(
    "is refused where its parts are not right",
    arguments: [
      "type A { b: }", "type A { b(): Int }", "enum A { 1 }", "union A = ", "type A { b: Int } more",
      "object A { b: Int }",
      "input A { b: Int = $c }",
    ])
  func refused(_ text: String) {
    #expect(throws: GraphQLSyntaxError.self) { try type(text) }
  }
}
