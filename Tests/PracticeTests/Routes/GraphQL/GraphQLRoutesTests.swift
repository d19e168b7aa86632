import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The practice API in GraphQL", .paced)
struct GraphQLRoutesTests {
  private let bench = Bench()

  @Test("sends what a subscription gives as events, and the end")
  func subscription() throws {
    try withServer { server in
      let body = #"{"query":"subscription { articlePublished(count: 2) { title } }"}"#
      let answer = try RawClient(port: server.port).ask("POST", "/graphql", [], body: Array(body.utf8))
      #expect(answer.text.contains("event: next\ndata: {\"data\":{\"articlePublished\":{\"title\":"))
      #expect(
        answer.text.split(separator: "event: next").count == 2 && answer.text.contains("event: complete"))
    }
    #expect(
      try bench.graph("subscription { articlePublished(count: 5000) { title } }")["errors"]?[0]?["message"]?
        .string
        == "count is at most 1000, and every at most 60000 milliseconds")
  }
}
