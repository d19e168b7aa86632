import ApusJSON
import Testing

@testable import ApusGraphQL

@Suite("A schema told by introspection")
struct GraphQLIntrospectionTests {
  @Test("is the same when it is read again")
  func again() throws {
    let schema = try PeopleSchema.schema()
    let told: JSONValue = ["data": ["__schema": schema.introspection]]
    let read = try #require(GraphQLSchema(introspection: try JSONDocument(told.text).root))
    for name in schema.names where name != "Date" {
      #expect(read.type(named: name)?.definition == schema.type(named: name)?.definition)
      #expect(read.type(named: name)?.meaning == schema.type(named: name)?.meaning)
    }
    #expect(read.rootName(.subscription) == "News" && read.type(named: "Filter")?.takesOne == true)
    #expect(read.directive(named: "once")?.isRepeatable == true)
  }

  @Test("has one type, or none")
  func one() throws {
    let schema = try PeopleSchema.schema()
    #expect(schema.introspection(of: "Colour")?["kind"] == "ENUM")
    #expect(schema.introspection(of: "Int")?["kind"] == "SCALAR")
    #expect(schema.introspection(of: "Nobody") == nil)
  }

  @Test("is asked for by a query that is right")
  func query() throws {
    let document = try GraphQLDocument(GraphQLIntrospection.query)
    let problems = GraphQLValidation(document, schema: try PeopleSchema.schema()).problems
    #expect(problems == [])
  }
}
