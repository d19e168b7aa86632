import ApusGraphQL
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("The type of an answer in GraphQL", .paced)
struct DataModel_GraphQLTests {
  private let schema: GraphQLSchema

  init() throws {
    let text = """
      type Query { person(login: String): Person  people: [Person!]!  found: [Found] node: Node! }
      interface Node { id: ID! }
      type Person implements Node { id: ID! "The name. And more." name: String born: DateTime! age: Int! size: Size
        height: Float extra: JSON best: Person ok: Boolean! }
      type Fruit implements Node { id: ID! colour: String! }
      union Found = Person | Fruit
      enum Size { S L }
      scalar DateTime
      scalar JSON
      """
    schema = try GraphQLSchema(definitions: Array(text.utf8))
  }

  /// On one line, without the errors that every answer may have.
  private func type(_ query: String) throws -> String {
    let document = try GraphQLDocument(query)
    let operation = try #require(document.operations.first)
    var writer = TypeWriter(anyName: "Any")
    let lines = writer.declare(DataModel(answerTo: operation, of: document, schema), as: "T")
    return lines.joined(separator: " ").replacing("  ", with: "")
  }

  @Test("has exactly the fields that are selected, each as the schema types it")
  func fields() throws {
    let text = try type("{ person { id name born age size height extra ok } }")
    for field in [
      "let id: String", "var name: String?", "let born: String", "let age: Int", "var size: String?",
      "var height: Double?", "var extra: Any?", "let ok: Bool",
    ] {
      #expect(text.contains(field))
    }
    #expect(!text.contains("best") && text.contains("var errors: [") && text.contains("/// The name."))
  }

  @Test("calls fields as the answer does, and goes into lists")
  func aliases() throws {
    let text = try type("{ all: people { one: name best { id } } }")
    #expect(text.contains("let all: [") && text.contains("var one: String?") && !text.contains("name:"))
  }

  @Test("has as optional what may be left out, of a fragment or behind a condition")
  func optional() throws {
    let text = try type(
      "{ found { __typename ... on Fruit { colour } } person { age @include(if: true) ...F } } fragment F on Node { id }"
    )
    #expect(text.contains("var colour: String?") && text.contains("var age: Int?"))
    #expect(text.contains("typename: String"))
    #expect(text.contains("let id: String ") || text.contains("let id: String}"))
  }

  @Test("puts together what is asked for twice")
  func merged() throws {
    let text = try type("{ person { best { id } best { name } } }")
    #expect(text.split(separator: "var best").count == 2)
    #expect(text.contains("let id: String") && text.contains("var name: String?"))
  }
}
