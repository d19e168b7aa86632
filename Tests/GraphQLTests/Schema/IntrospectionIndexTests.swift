import ApusJSON
import Testing

@testable import ApusGraphQL

@Suite("An answer to the introspection")
struct IntrospectionIndexTests {
  private let text = #"""
    {"data":{"__schema":{"queryType":{"name":"Query"},"mutationType":null,"types":[
      {"kind":"OBJECT","name":"Query","description":"Root","interfaces":[],"fields":[
        {"name":"people","description":null,"args":[{"name":"first","type":{"kind":"SCALAR","name":"Int"},
          "defaultValue":"10"}],"type":{"kind":"NON_NULL","name":null,"ofType":{"kind":"LIST","ofType":
          {"kind":"NON_NULL","ofType":{"kind":"OBJECT","name":"Person"}}}},"isDeprecated":true,
          "deprecationReason":"Old"}]},
      {"kind":"OBJECT","name":"Person","fields":[{"name":"id","args":[],"type":{"kind":"SCALAR","name":"ID"}}],
        "interfaces":[{"name":"Node"}]},
      {"kind":"UNION","name":"Thing","possibleTypes":[{"name":"Person"}]},
      {"kind":"ENUM","name":"Size","enumValues":[{"name":"SMALL"},{"name":3}]},
      {"kind":"INPUT_OBJECT","name":"Filter","isOneOf":true,"inputFields":[{"name":"id","type":{"kind":"SCALAR","name":"ID"}}]},
      {"kind":"INTERFACE","name":"Node","fields":[]},{"kind":"STRANGE","name":"X"},5],
      "directives":[{"name":"live","args":[],"locations":["QUERY"]}]}}}
    """#

  private func schema(_ text: String) throws -> GraphQLSchema? {
    GraphQLSchema(introspection: try JSONDocument(text).root)
  }

  @Test("is a schema as one in GraphQL's own language is")
  func types() throws {
    let schema = try #require(try schema(text))
    let people = try #require(schema.root(.query)?.field(named: "people"))
    #expect(people.signature == "people(first: Int = 10): [Person!]!" && people.deprecation == "Old")
    #expect(schema.root(.mutation) == nil && schema.names.count == 6)
    #expect(schema.objects(of: try #require(schema.type(named: "Node"))) == ["Person"])
    #expect(schema.type(named: "Size")?.values.map(\.name) == ["SMALL"])
    #expect(
      schema.type(named: "Filter")?.takesOne == true && schema.directive(named: "live")?.places == ["QUERY"])
    #expect(
      schema.kind(of: "Thing") == .union && schema.kind(of: "X") == nil && schema.kind(of: "ID") == .scalar)
  }

  @Test(
    "is none without its types", arguments: ["{}", "[]", #"{"data":null}"#, #"{"__schema":{"types":{}}}"#])
  func none(_ text: String) throws {
    #expect(try schema(text) == nil)
  }

  @Test("names types at most sixteen lists deep")
  func deep() throws {
    let deep =
      String(repeating: #"{"kind":"LIST","ofType":"#, count: 40) + #"{"name":"Int"}"#
      + String(repeating: "}", count: 40)
    let text =
      #"{"__schema":{"types":[{"kind":"OBJECT","name":"A","fields":[{"name":"b","type":\#(deep)}]}]}}"#
    #expect(try schema(text)?.type(named: "A")?.fields.isEmpty == true)
  }
}
