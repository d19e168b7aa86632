import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Reading an exchange that was made before", .paced)
struct ResponseReaderTests {
  struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable { let message: String }
    var baseURL: WebURL { .https("shop.example") }
  }

  struct Fruit: Endpoint {
    typealias API = Shop
    struct Response: Decodable, Sendable { let price: Int }
    var path: EndpointPath { "/fruit" }
  }

  private func error(status: Int = 200, body: String) async throws -> APIError<Shop.ErrorResponse>? {
    let client = APIClient(service: Shop(), transport: StubTransport(status: status, body: body))
    let exchange = try await StubTransport(status: status, body: body).send(client.request(for: Fruit()))
    do throws(APIError<Shop.ErrorResponse>) {
      _ = try client.value(of: exchange, for: Fruit())
      return nil
    } catch {
      return error
    }
  }

  @Test("it is read as one that was just made")
  func reading() async throws {
    #expect(try await error(body: #"{"price": 5}"#) == nil)
    #expect(try await error(body: #"{"price": "5"}"#)?.code == .decodeType)
    #expect(try await error(body: "")?.code == .bodyEmpty)
    let rejected = try #require(try await error(status: 404, body: #"{"message": "gone"}"#))
    guard case .rejected(404, .typed(let body), _) = rejected else {
      Issue.record("\(rejected)")
      return
    }
    #expect(body.message == "gone")
  }
}
