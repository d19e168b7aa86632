import Testing

@testable import ApusGraphQL

@Suite("A document of operations")
struct GraphQLParser_OperationsTests {
  @Test("may be one selection alone")
  func short() throws {
    let document = try GraphQLDocument("{ viewer { login } }")
    let operation = try #require(document.operation(named: nil))
    #expect(operation.kind == .query && operation.name == nil && operation.selections.count == 1)
    guard case .field(let field)? = operation.selections.first else { throw Missing() }
    #expect(field.key == "viewer" && field.selections.count == 1)
  }

  @Test("has names, variables with usual values, aliases, arguments, directives and fragments")
  func all() throws {
    let text = """
      query One($a: [Int!]! = [1], $b: Filter = {name: "x"} @once) @once {
        other: person(name: $b) @include(if: true) { ...Parts ... on Person { name } ... @skip(if: false) { id } }
      }
      mutation Two { add(input: {name: "A", tags: ["b", $c], age: null, size: LARGE}) { id } }
      fragment Parts on Person @once { name }
      """
    let document = try GraphQLDocument(text)
    #expect(document.operations.map(\.kind) == [.query, .mutation] && document.fragments.count == 1)
    let one = try #require(document.operation(named: "One"))
    #expect(one.variables.map { "\($0.type)" } == ["[Int!]!", "Filter"])
    #expect(one.variables.map { $0.usual?.text } == ["[1]", #"{name: "x"}"#])
    #expect(one.directives.count == 1 && !one.variables[0].isRequired)
    guard case .field(let field)? = one.selections.first else { throw Missing() }
    #expect(field.key == "other" && field.name.text == "person" && field.selections.count == 3)
    #expect(document.operation(named: nil) == nil && document.operation(named: "Three") == nil)
    #expect(document.fragment(named: "Parts")?.type.text == "Person")
  }

  @Test("keeps the values as they are written")
  func values() throws {
    let document = try GraphQLDocument(#"{ a(b: 1.50, c: """x""", d: [true, null, E], e: {f: -3}) }"#)
    guard case .field(let field)? = document.operations.first?.selections.first else { throw Missing() }
    #expect(field.arguments.map(\.value.text) == ["1.50", #""x""#, "[true, null, E]", "{f: -3}"])
  }

  private struct Missing: Error {}
}
