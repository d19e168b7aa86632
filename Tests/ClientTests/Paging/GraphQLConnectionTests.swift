import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Pages of a GraphQL answer", .paced)
struct GraphQLConnectionTests {
  private let body =
    #"{"data":{"repository":{"issues":{"nodes":[{"n":1}],"pageInfo":{"hasNextPage":true,"endCursor":"Y\u0041="}}}}}"#

  private func next(_ request: String) throws -> String? {
    let paged = try answered(body, .text(request, contentType: "application/json")).paged
    guard case .body(let bytes) = paged["next"]?.place else { return nil }
    #expect(paged["next"]?.rule == ".data.repository.issues.pageInfo.endCursor")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "are asked for by the same query, with the cursor in the variable that it has for this",
    arguments: [
      (
        #"{"query":"query($c:String){i(after:$c){nodes}}","variables":{"c":null,"n":1.0}}"#,
        #"{"query":"query($c:String){i(after:$c){nodes}}","variables":{"c":"Y\u0041=","n":1.0}}"#
      ),
      (
        #"{"query":"{i(first: 2, after : $c_1){nodes}}","variables":{"n":1}}"#,
        #"{"query":"{i(first: 2, after : $c_1){nodes}}","variables":{"c_1":"Y\u0041=","n":1}}"#
      ),
      (
        #"{"query":"{after i(after: $c)}","variables":{}}"#,
        #"{"query":"{after i(after: $c)}","variables":{"c":"Y\u0041="}}"#
      ),
      (
        #"{"query":"{i(after: $c)}","variables":null}"#,
        #"{"query":"{i(after: $c)}","variables":{"c":"Y\u0041="}}"#
      ),
      (#"{"query":"{i(after: $c)}"}"#, #"{"variables":{"c":"Y\u0041="},"query":"{i(after: $c)}"}"#),
    ])
  func next(_ request: String, _ expected: String) throws {
    #expect(try next(request) == expected)
  }

  @Test(
    "are not asked for where the query has no place for a cursor, or changes something",
    arguments: [
      #"{"query":"{i{nodes}}"}"#, #"{"query":"{i(after: \"x\")}"}"#, #"{"query":"{i(after: $)}"}"#,
      #"{"query":"mutation($c:String){i(after:$c){nodes}}"}"#, "query", "[]",
      #"{"query":"{i(after: $c)}","variables":[1]}"#,
    ])
  func none(_ request: String) throws {
    #expect(try next(request) == nil)
  }

  @Test(
    "are asked for with the cursor in the query itself, where that has no variable",
    arguments: [
      ("issues(first: 2)", "issues(after: \"Y\\u0041=\", first: 2)"),
      ("issues", "issues(after: \"Y\\u0041=\")"),
      ("issues(after: \"x\")", "issues(after: \"Y\\u0041=\")"),
    ])
  func rewritten(_ field: String, _ expected: String) throws {
    func request(_ field: String) -> String {
      JSONValue.object([.init("query", .string("{repository{\(field){nodes{n} pageInfo{endCursor}}}}"))]).text
    }
    #expect(try next(request(field)) == request(expected))
  }

  @Test("are those of the one list that goes on, as nodes or as edges")
  func list() throws {
    #expect(try answered(body).paged.list?.count == 1)
    let two =
      #"{"data":{"a":{"edges":[1],"pageInfo":{"hasNextPage":false}},"b":{"edges":[1,2],"pageInfo":{"hasNextPage":true}}}}"#
    #expect(try answered(two).paged.list?.count == 2)
    #expect(try answered(two).paged.lastPageSign == nil)
    let both = two.replacing("false", with: "true")
    #expect(try answered(both).paged.list == nil)
    let last = two.replacing("true", with: "false")
    #expect(try answered(last).paged.lastPageSign == ".data.a.pageInfo.hasNextPage")
  }
}
