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

  /// An endpoint with an error for each status.
  struct Pear: Endpoint {
    typealias API = Shop
    typealias Response = EmptyResponse
    enum ErrorResponse: Sendable, Equatable {
      case notFound(String)
      case locked
    }
    struct Missing: Decodable { let name: String }
    var path: EndpointPath { "/pear" }

    func decodeError(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> ErrorResponse {
      switch exchange.response?.status {
      case 404: .notFound(try exchange.decoded(as: Missing.self, using: decoder).name)
      case 423: .locked
      default: throw ResponseDecodingError.undescribed(exchange)
      }
    }
  }

  private func body(_ status: Int, _ body: String) async throws -> ErrorBody<Pear.ErrorResponse>? {
    let client = APIClient(service: Shop(), transport: StubTransport(status: status, body: body))
    do throws(APIError<Pear.ErrorResponse>) {
      _ = try await client.send(Pear())
      return nil
    } catch {
      guard case .rejected(status, let body, _) = error else { throw error }
      return body
    }
  }

  @Test("an endpoint may have an error of its own for each status")
  func statuses() async throws {
    #expect(try await body(200, "") == nil)
    #expect(try await body(404, #"{"name": "pear"}"#)?.value == .notFound("pear"))
    #expect(try await body(423, "")?.value == .locked)
  }

  @Test(
    "what is not the error of its status is kept as it came, with the reason",
    arguments: [
      (404, "", "error[body.empty]: the body is empty, and ErrorResponse was promised"),
      (404, "{}", "error[decode.missing]: "), (404, "nothing", "error[decode.syntax]: "),
      (500, #"{"name": "pear"}"#, "error[decode.value]: no error is described for 500"),
    ])
  func undescribed(_ status: Int, _ text: String, _ problem: String) async throws {
    guard case .raw(let bytes, let found)? = try await body(status, text) else {
      Issue.record("another error")
      return
    }
    #expect(bytes == Array(text.utf8))
    #expect(found.description.hasPrefix(problem), "\(found)")
  }
}
