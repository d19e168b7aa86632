import Testing

@testable import ApusGraphQL

@Suite("Where definitions stand in a schema's text")
struct DefinitionIndexTests {
  private func index(_ text: String) throws -> DefinitionIndex { try DefinitionIndex(Array(text.utf8)) }

  @Test("is told by their words, whatever strings and comments say")
  func places() throws {
    let text = """
      # type Comment {
      "type String { }" type A { "}" a(b: String = "}"): Int # }
      }
      scalar B
      extend type A { c: Int }
      union C = A | B
      "\""type } "\"" enum D { X }
      """
    let index = try index(text)
    #expect(index.names == ["A", "B", "C", "D"])
    #expect(index.places["A"]?.count == 2 && index.kinds["D"] == .enumeration)
    let bytes = Array(text.utf8)
    #expect(index.places["C"]?.first.map { String(decoding: bytes[$0], as: UTF8.self) } == "union C = A | B")
  }

  @Test("takes what stands between brackets as one, and refuses what never closes")
  func brackets() throws {
    #expect(try index("directive @a(b: [Int] = [1]) on FIELD | type type C { d: Int }").names == ["C"])
    #expect(throws: GraphQLSyntaxError.self) { try index(String(repeating: "type A {", count: 10_000)) }
    #expect(throws: GraphQLSyntaxError.self) { try index("type A { a: Int } }") }
    #expect(throws: GraphQLSyntaxError.self) { try index("type A { \"") }
  }

  @Test("is empty for an empty text")
  func empty() throws {
    #expect(try index(" # nothing").names.isEmpty)
  }
}
