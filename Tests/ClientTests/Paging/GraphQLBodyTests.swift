import ApusJSON
import Testing

@testable import ApusClient

@Suite("The body of a query that goes on")
struct GraphQLBodyTests {
  private func next(_ body: String, _ path: String = "list") throws -> String? {
    let cursor = try JSONDocument(#""c""#).root
    let asking = GraphQLBody(Array(body.utf8))?.asking(
      after: cursor, at: path.split(separator: ".").map(String.init))
    return asking.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("has the cursor in its variable, or in its text where it has none")
  func cursor() throws {
    #expect(
      try next(#"{"query":"query($c:ID){list(after:$c){n}}","variables":{"c":"b"}}"#)
        == #"{"query":"query($c:ID){list(after:$c){n}}","variables":{"c":"c"}}"#)
    #expect(try next(#"{"query":"{list{n}}","x":1}"#) == #"{"query":"{list(after: \"c\"){n}}","x":1}"#)
  }

  @Test(
    "is none of what changes something, of what is no query, and where the list is not found",
    arguments: [#"{"query":"mutation{list{n}}"}"#, "{}", "[1", #"{"query":"{other{n}}"}"#, #"{"query":5}"#])
  func none(_ body: String) throws {
    #expect(try next(body) == nil)
  }
}
