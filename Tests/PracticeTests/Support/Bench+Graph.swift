import ApusJSON
import Testing

@testable import ApusPractice

extension Bench {
  /// What a query is answered.
  func graph(_ query: String, _ variables: JSONValue = [:]) throws -> Node {
    let body: JSONValue = ["query": .string(query), "variables": variables]
    return try JSONDocument(try ask("POST", "/graphql", body.text).text).root
  }

  /// The data of an answer that has no errors, on one line.
  func graphData(_ query: String, _ variables: JSONValue = [:]) throws -> String {
    let root = try graph(query, variables)
    #expect(root["errors"] == nil, "\(root.text)")
    return JSONWriter(.compact).text(of: try #require(root["data"]))
  }
}
