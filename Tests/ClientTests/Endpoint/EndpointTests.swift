import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Endpoints", .paced)
struct EndpointTests {
  struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable {}
    var baseURL: WebURL { .https("shop.example") }
    var headers: HeaderFields { ["X-Shop": "1", "X-Both": "shop"] }
  }

  struct Parameters: Encodable, Sendable {
    var name = "apple"
    var tags = ["a", "b"]
  }

  /// An endpoint with nothing but a method and what it sends.
  struct Ask: Endpoint {
    typealias API = Shop
    typealias Response = Void
    var method = HTTPMethod.get
    var parameters: (any Encodable & Sendable)?
    var body = EndpointBody.parameters
    var path: EndpointPath { "/ask" }
  }

  struct Numbers: Endpoint {
    typealias API = Shop
    typealias Response = [Int]
    var path: EndpointPath { "/numbers" }
  }

  struct Bytes: Endpoint {
    typealias API = Shop
    typealias Response = [UInt8]
    var path: EndpointPath { "/bytes" }
  }

  struct Nothing: Endpoint {
    typealias API = Shop
    typealias Response = EmptyResponse
    var path: EndpointPath { "/nothing" }
  }

  private func sent(_ endpoint: Ask) throws -> (target: String, body: String?, Request) {
    let request = try APIClient(service: Shop(), transport: StubTransport()).request(for: endpoint)
    guard case .bytes(let bytes) = request.body?.content else { return (request.url.target, nil, request) }
    return (request.url.target, String(decoding: bytes, as: UTF8.self), request)
  }

  private func value<E: Endpoint>(of endpoint: E, _ body: String) async throws -> E.Response
  where E.API == Shop {
    try await APIClient(service: Shop(), transport: StubTransport(body: body)).send(endpoint)
  }

  @Test("an endpoint that says nothing more is a GET without a body, with the service's headers")
  func defaults() throws {
    let (target, body, request) = try sent(Ask())
    #expect(request.method == .get && target == "/ask" && body == nil)
    #expect(request.headers.map(\.name) == ["X-Shop", "X-Both"])
  }

  @Test("parameters are a query for methods without a body, and JSON for the others")
  func parameters() throws {
    #expect(try sent(Ask(parameters: Parameters())).target == "/ask?name=apple&tags=a&tags=b")
    let (target, body, request) = try sent(Ask(method: .put, parameters: Parameters()))
    #expect(target == "/ask" && body == #"{"name":"apple","tags":["a","b"]}"#)
    #expect(request.headers["Content-Type"] == "application/json")
  }

  @Test("a body may be JSON of its own, exact bytes, or none, whatever the parameters are")
  func bodies() throws {
    var ask = Ask(method: .post, parameters: Parameters())
    ask.body = .json(["a": 1])
    #expect(try sent(ask).body == #"{"a":1}"#)
    ask.body = .raw(.text("as it is", contentType: nil))
    #expect(try sent(ask).body == "as it is")
    ask.body = .nothing
    #expect(try sent(ask).body == nil)
  }

  @Test("parameters without names make no query")
  func unnamed() throws {
    let problem = try #require(throws: RequestError.self) { try sent(Ask(parameters: [1, 2])) }
    #expect(problem.code == .requestParameter)
    #expect(problem.message == "the parameters are not an object with a name for each value")
  }

  @Test("what cannot be encoded is the fault of the parameters in a query, and of the body in a body")
  func unencodable() throws {
    struct Broken: Encodable, Sendable {
      struct Refusal: Error {}
      func encode(to encoder: any Encoder) throws { throw Refusal() }
    }
    for (method, code) in [(HTTPMethod.get, ErrorCode.requestParameter), (.post, .requestBody)] {
      let ask = Ask(method: method, parameters: Broken())
      let problem = try #require(throws: RequestError.self) { try sent(ask) }
      #expect(problem.code == code)
      #expect(problem.message.hasPrefix("Broken cannot be encoded: "))
    }
  }

  @Test("Void, an empty response and bytes take any success", arguments: ["", "not JSON"])
  func anySuccess(_ body: String) async throws {
    try await value(of: Ask(), body)
    #expect(try await value(of: Nothing(), body) == EmptyResponse())
    #expect(try await value(of: Bytes(), body) == Array(body.utf8))
  }

  @Test("any other response needs a body, and one that is such a value")
  func decoded() async throws {
    #expect(try await value(of: Numbers(), "[1, 2]") == [1, 2])
    for (body, code) in [("", ErrorCode.bodyEmpty), ("[1", .decodeSyntax), (#"["a"]"#, .decodeType)] {
      let error = await #expect(throws: APIError<Shop.ErrorResponse>.self) {
        try await value(of: Numbers(), body)
      }
      #expect(error?.code == code)
    }
  }
}
