import ApusJSON
import Testing

@testable import ApusGraphQL

@Suite("A schema")
struct GraphQLSchemaTests {
  private let schema: GraphQLSchema
  init() throws { schema = try PeopleSchema.schema() }

  @Test("knows its types by name, each read when it is asked for")
  func types() throws {
    #expect(schema.names.first == "Date" && schema.names.count == 14)
    #expect(schema.problem == nil)
    let person = try #require(schema.type(named: "Person"))
    #expect(person.meaning == "Somebody.\n\n  Indented.")
    #expect(person.fields.map(\.name) == ["id", "name", "born", "friends", "favourite", "age"])
    #expect(person.interfaces == ["Node"] && person.field(named: "friends")?.arguments.first?.usual == "10")
    #expect(schema.type(named: "Nobody") == nil && schema.type(named: "Int")?.kind == .scalar)
  }

  @Test("says where operations begin")
  func roots() throws {
    #expect(schema.root(.query)?.name == "Root" && schema.root(.mutation)?.name == "Changes")
    #expect(schema.root(.query)?.field(named: "old")?.deprecation == "Ask `person`.")
    let plain = try GraphQLSchema(definitions: Array("type Query { a: Int }".utf8))
    #expect(plain.rootName(.query) == "Query" && plain.root(.mutation) == nil)
  }

  @Test("has enumerations, unions, inputs and directives")
  func kinds() throws {
    #expect(schema.type(named: "Size")?.values.map(\.deprecation) == [nil, "No longer supported"])
    #expect(schema.type(named: "Thing")?.members == ["Person", "Fruit"])
    #expect(schema.type(named: "Filter")?.takesOne == true)
    #expect(schema.type(named: "NewPerson")?.input(named: "name")?.isRequired == true)
    let once = try #require(schema.directive(named: "once"))
    #expect(once.isRepeatable && once.places == ["FIELD", "QUERY"])
    #expect(schema.directive(named: "skip") != nil && schema.directive(named: "none") == nil)
  }

  @Test("knows what an interface and a union may be")
  func objects() throws {
    func objects(_ name: String) throws -> [String] {
      schema.objects(of: try #require(schema.type(named: name)))
    }
    #expect(try objects("Node") == ["Person", "Fruit"] && objects("Thing") == ["Person", "Fruit"])
    #expect(try objects("Person") == ["Person"] && objects("Size") == [])
  }

  @Test("has the fields that every type has")
  func meta() throws {
    let root = try #require(schema.root(.query))
    let person = try #require(schema.type(named: "Person"))
    #expect(schema.field("__typename", of: person)?.type.core == "String")
    #expect(schema.field("__schema", of: root) != nil && schema.field("__schema", of: person) == nil)
    #expect(schema.field("__type", of: root)?.arguments.first?.isRequired == true)
  }

  @Test("knows the types of the introspection, which no list of its own has")
  func introspectionTypes() {
    #expect(schema.type(named: "__Type")?.field(named: "ofType") != nil)
    #expect(schema.kind(of: "__TypeKind") == .enumeration && schema.type(named: "__Nothing") == nil)
    #expect(!schema.names.contains("__Type"))
  }

  @Test(
    "is refused where something is no definition or does not end",
    arguments: [
      "hello", "type", "type A { a: Int", "query { a }", "extend extend type A { a: Int }",
      "schema { query }",
      "directive once on FIELD",
    ])
  func refused(_ text: String) {
    #expect(throws: GraphQLSyntaxError.self) { try GraphQLSchema(definitions: Array(text.utf8)) }
  }

  @Test("tells what is wrong inside a type when it is looked at whole")
  func problem() throws {
    let schema = try GraphQLSchema(definitions: Array("type Query { a: Int }\ntype B { c }".utf8))
    #expect(schema.type(named: "B") == nil)
    #expect(schema.problem?.description == "expected `:`, found `}` (line 2, column 12)")
  }

  @Test("with names like the language's own words is read all the same")
  func words() throws {
    let text =
      "union type = input | enum\ntype input { type: type, schema: Int }\ntype enum implements interface { a: Int } interface interface { a: Int }"
    let schema = try GraphQLSchema(definitions: Array(text.utf8))
    #expect(schema.names == ["type", "input", "enum", "interface"])
    #expect(schema.type(named: "type")?.members == ["input", "enum"] && schema.problem == nil)
  }
}
