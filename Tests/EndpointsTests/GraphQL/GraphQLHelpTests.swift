import ApusGraphQL
import ApusPacingTestSupport
import ApusText
import ApusWords
import Testing

@testable import ApusEndpoints

@Suite("Help about a schema", .paced)
struct GraphQLHelpTests {
  private func help(_ name: String) throws -> String? {
    try GraphScope.scope().help(ofOperation: name)?.lines(on: Screen(width: 80)).map(\.text)
      .joined(separator: "\n")
  }

  @Test("tells a field's type, its arguments and what to type next")
  func field() throws {
    let help = try #require(try help("Query.person"))
    #expect(help.hasPrefix("Query.person  Person\nSomebody\n  name  String!\n  size  Size"))
    #expect(help.hasSuffix("try: gql --sample person    help Person"))
    #expect(try self.help("person") == help && self.help("Person.name")?.contains("String!") == true)
    #expect(try self.help("Query.old")?.contains("out of use: Gone.") == true)
  }

  @Test("leaves the words of a schema as they are, in every language")
  func foreign() throws {
    var scope = EndpointScope()
    let text = #"type Query { old: Int @deprecated(reason: "there is no data") }"#
    scope.schemas = [KnownGraphQL(try GraphQLSchema(definitions: Array(text.utf8)))]
    SpokenLanguage.japanese.speaking {
      let lines = scope.help(ofOperation: "Query.old")?.lines(on: Screen(width: 80)).map(\.text)
      #expect(lines?.contains("廃止予定: there is no data") == true, "\(lines ?? [])")
    }
  }

  @Test("tells a type's fields, values or members")
  func type() throws {
    let help = try #require(try help("Person"))
    #expect(help.hasPrefix("Person  type\nA person.\n  id       ID!"))
    #expect(help.contains("name     String!") && help.contains("How they are called"))
    #expect(try self.help("Size") == "Size  enum\n  SMALL\n  LARGE")
    #expect(try self.help("NewPerson")?.contains("age   Int") == true)
  }

  @Test("is none for what the schema does not have")
  func none() throws {
    #expect(try help("Nobody") == nil && help("Query.nothing") == nil && help("Int") == nil)
  }

  @Test(
    "knows what was meant by a name that is nearly one",
    arguments: [
      ("Query.preson", "Query.person"), ("Qurey.person", "Query.person"), ("Person.nme", "Person.name"),
      ("Query.zzzzzz", "Query"), ("Persn", "Person"), ("peple", "people"), ("Szie", "Size"),
      ("NewPerson.agge", "NewPerson"),
    ])
  func nearest(_ name: String, _ meant: String) throws {
    #expect(try GraphScope.scope().nearestHelp(to: name) == meant && help(meant) != nil)
  }

  @Test(
    "knows nothing that is near where there is nothing, or no schema",
    arguments: ["Zzzzz", "Zzzzz.name", "Itn"])
  func far(_ name: String) throws {
    #expect(try GraphScope.scope().nearestHelp(to: name) == nil)
    #expect(
      EndpointScope().nearestHelp(to: "Persn") == nil && EndpointScope().nearestType(to: "Persn") == nil)
  }

  @Test("tells a type that was meant apart from a field")
  func types() throws {
    let scope = try GraphScope.scope()
    #expect(scope.nearestType(to: "Szie") == "Size" && scope.nearestType(to: "peple") == nil)
  }
}
