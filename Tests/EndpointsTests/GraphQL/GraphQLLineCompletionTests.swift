import ApusLineEditing
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("What Tab offers in a line in GraphQL", .paced)
struct GraphQLLineCompletionTests {
  /// The candidates where `|` stands, and what they replace.
  private func offered(_ text: String) throws -> ([String], String)? {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.joined()
    guard let found = GraphQLLineCompletion(whole, at: parts[0].utf8.count, in: try GraphScope.scope()) else {
      return nil
    }
    let range = found.completion.range
    return (
      found.completion.candidates.map(\.text), String(decoding: Array(whole.utf8)[range], as: UTF8.self)
    )
  }

  @Test("are fields and arguments by the schema, at the end of the query and in the middle")
  func inside() throws {
    #expect(try offered("gql { pe|")?.0 == ["person", "people"])
    #expect(try offered("gql { pe|")?.1 == "pe")
    #expect(try offered("gql /x { people { n| } } --headers")?.0 == ["name"])
    #expect(try offered("gql {\n  person(\n    |")?.0 == ["name:", "size:"])
  }

  @Test("are variables behind the query, and names behind options")
  func outside() throws {
    let query = "gql query Q($n: String!, $p: NewPerson) { old }"
    #expect(try offered("\(query) |")?.0 == ["n=", "p:="])
    #expect(try offered("\(query) n=1 p|")?.0 == ["p:="])
    #expect(try offered("gql --sample p|")?.0 == ["person", "people"])
    #expect(try offered("gql query A { old } query B { old } --operation |")?.0 == ["A", "B"])
  }

  @Test("are left to others elsewhere")
  func others() throws {
    for text in [
      "get { a|", "gql |", "gql --an|", "gql { old } --op|", "gql { old } --over |", "note gql { |",
    ] {
      #expect(try offered(text) == nil, "\(text)")
    }
  }
}
