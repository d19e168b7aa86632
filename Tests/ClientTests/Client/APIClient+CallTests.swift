import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("What a call has of its own", .paced)
struct APIClientCallTests {
  private struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable {}
    var baseURL: WebURL { .https("shop.example") }
    var headers: HeaderFields { ["X-A": "service", "X-B": "service"] }
  }

  private struct Fruit: Endpoint {
    typealias API = Shop
    typealias Response = EmptyResponse
    var path: EndpointPath { "/fruit" }
  }

  private let client = APIClient(service: Shop(), transport: StubTransport(status: 204))

  @Test("is laid over what the endpoint and the service have")
  func request() throws {
    let request = try client.request(for: Fruit(), headers: ["x-a": "call"]) {
      $0.deadlines.total = .seconds(3)
    }
    #expect(request.headers.values(of: "X-A") == ["call"] && request.headers["X-B"] == "service")
    #expect(request.options.deadlines.total == .seconds(3))
  }

  @Test("is refused before anything is sent, where it is no header")
  func refused() async throws {
    #expect(throws: RequestError.self) { try client.request(for: Fruit(), headers: ["X A": "1"]) }
    await #expect(throws: APIError<Shop.ErrorResponse>.self) {
      try await client.reply(to: Fruit(), headers: ["X A": "1"])
    }
    let reply = try await client.reply(to: Fruit(), headers: ["X-A": "1"])
    #expect(reply.exchange.response?.status == 204)
  }
}
