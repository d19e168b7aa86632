import ApusPacingTestSupport
import Testing

@testable import ApusClient

private struct Articles: Service {
  struct ErrorResponse: Decodable, Sendable {}
  var baseURL: WebURL { .http("localhost") }
  var headers: HeaderFields { ["X-Who": "me"] }
}

extension Articles {
  fileprivate struct Published: Endpoint {
    typealias API = Articles
    typealias Response = EmptyResponse
    var path: EndpointPath { "/graphql" }
  }
}

/// A server of one subscription, which says what was asked of it.
private struct OneAnswer: Transport {
  var name = GraphQLDialogue.protocolName

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let line = request.options.webSocket else { return try await StubTransport().send(request) }
    var made = MadeConversation { message in
      guard case .text(let text) = message else { return [] }
      if text.contains("connection_init") { return [.say(.text(#"{"type":"connection_ack"}"#))] }
      let who = request.headers["X-Who"] ?? ""
      let answer = #"{"id":"1","type":"next","payload":{"data":"\#(request.url.path) \#(who)"}}"#
      return [.say(.text(answer)), .say(.text(#"{"id":"1","type":"complete"}"#))]
    }
    made.head = ResponseHead(
      version: "HTTP/1.1", status: 101,
      headers: made.head.headers.setting("Sec-WebSocket-Protocol", name))
    return try await made.hold(request, over: line)
  }
}

@Suite("A subscription in GraphQL, where an endpoint is", .paced)
struct APIClientGraphQLTests {
  @Test("goes to the endpoint with the service's headers, and gives its answers")
  func answers() async throws {
    let client = APIClient(service: Articles(), transport: OneAnswer())
    var found: [String] = []
    for try await answer in try await client.graphQLSubscription(Articles.Published(), "subscription { a }") {
      found.append(String(decoding: answer, as: UTF8.self))
    }
    #expect(found == [#"{"data":"/graphql me"}"#])
  }

  @Test("fails as any request does, where the server agrees to something else or the variables are none")
  func failures() async throws {
    func code(_ server: OneAnswer, variables: String = "{}") async -> ErrorCode? {
      do throws(APIError<Articles.ErrorResponse>) {
        _ = try await APIClient(service: Articles(), transport: server).graphQLSubscription(
          Articles.Published(), "subscription { a }", variables: variables)
        return nil
      } catch { return error.code }
    }
    #expect(await code(OneAnswer(name: "chat")) == .webSocketHandshake)
    #expect(await code(OneAnswer(), variables: "[1]") == .requestBody)
  }
}
