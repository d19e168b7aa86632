import ApusClient
import ApusCompilerTestSupport
import ApusEndpointCheck
import ApusPacingTestSupport
import Foundation
import Testing

private struct Search: Encodable, Sendable {
  var q = "swift"
  var page: Int?
}

/// An API that declares its headers and its decoder as something else than its protocol does.
private struct Loose: Service {
  struct ErrorResponse: Decodable, Sendable {}
  var baseURL: WebURL { .https("a.test") }
  var headers: [String: String] { ["X-Both": "service", "X-Service": "1"] }
  var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }
}

private protocol Asks: Endpoint where API == Loose {}
extension Asks {
  var path: EndpointPath { "/x" }
}

/// The fifteen ways to write an endpoint or a service nearly right, none of which may pass in silence.
@Suite("What is written nearly right", .paced)
struct NearMissTests {
  private func request<E: Endpoint>(_ endpoint: E) throws -> Request where E.API == Loose {
    try APIClient(service: Loose(), transport: StubTransport()).request(for: endpoint)
  }

  private func body(_ request: Request) -> String? {
    guard case .bytes(let bytes) = request.body?.content else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("`let parameters: P` and `P?` are used: in a body, and in a query, where nil is none")
  func parameters() throws {
    struct Post: Asks {
      typealias Response = Void
      var method: HTTPMethod { .post }
      let parameters: Search
    }
    struct Get: Asks {
      typealias Response = Void
      let parameters: Search?
    }
    let posted = try request(Post(parameters: Search()))
    #expect(body(posted) == #"{"q":"swift"}"#)
    #expect(posted.headers["Content-Type"] == "application/json")
    #expect(try request(Get(parameters: Search(page: 2))).url.target == "/x?q=swift&page=2")
    #expect(try request(Get(parameters: nil)).url.target == "/x")
  }

  @Test("`var method: String` is used, and a text that is no method is refused")
  func method() throws {
    struct Ask: Asks {
      typealias Response = Void
      var method: String
    }
    #expect(try request(Ask(method: "POST")).method == .post)
    let error = try #require(throws: RequestError.self) { try request(Ask(method: "GO TO")) }
    #expect(error.code == .requestParameter)
    #expect(error.message == "`method` of Ask is \"GO TO\", which is none")
  }

  @Test("dictionaries are used as headers and as a query, in the order of their names")
  func dictionaries() throws {
    struct Ask: Asks {
      typealias Response = Void
      var headers: [String: String] { ["X-Own": "1", "X-Both": "endpoint"] }
      var query: [String: String] { ["b": "2", "a": "1 &"] }
    }
    let request = try request(Ask())
    #expect(request.headers.map(\.description) == ["X-Service: 1", "X-Both: endpoint", "X-Own: 1"])
    #expect(request.url.target == "/x?a=1%20%26&b=2")
  }

  @Test("`let body: P` is sent as JSON; bytes and a text as they are; an optional that is nil not at all")
  func bodies() throws {
    struct Post<Body: Sendable>: Asks {
      typealias Response = Void
      var method: HTTPMethod { .post }
      let body: Body
    }
    #expect(body(try request(Post(body: Search()))) == #"{"q":"swift"}"#)
    #expect(body(try request(Post(body: Search?.some(Search())))) == #"{"q":"swift"}"#)
    #expect(body(try request(Post(body: "as it is"))) == "as it is")
    #expect(body(try request(Post(body: Array("bytes".utf8)))) == "bytes")
    #expect(body(try request(Post(body: Data("data".utf8)))) == "data")
    #expect(body(try request(Post(body: RequestBody.text("raw")))) == "raw")
    #expect(try request(Post(body: Search?.none)).body == nil)
  }

  @Test("the decoder of an endpoint, or of a service, is used as the type it has")
  func decoders() async throws {
    struct Value: Decodable, Sendable { let someName: Int }
    struct Own: Asks {
      typealias Response = Value
      var decoder: JSONDecoder { JSONDecoder() }
    }
    struct Services: Asks {
      typealias Response = Value
    }
    let transport = StubTransport(body: #"{"some_name": 1}"#)
    let client = APIClient(service: Loose(), transport: transport)
    #expect(try await client.send(Services()).someName == 1)
    let error = await #expect(throws: APIError<Loose.ErrorResponse>.self) { try await client.send(Own()) }
    #expect(error?.code == .decodeMissing)
  }

  @Test("what can be none of it is refused before anything is sent, with the name and the type")
  func refused() throws {
    struct Ask: Asks {
      typealias Response = Void
      var parameters: [String: Any] { [:] }
    }
    struct Other: Asks {
      typealias Response = Void
      var decoder: Int { 1 }
    }
    let error = try #require(throws: RequestError.self) { try request(Ask()) }
    #expect(error.code == .requestParameter)
    #expect(
      error.message
        == "`parameters` of Ask is of the type Dictionary<String, Any>, and has to be Encodable")
    let other = try #require(throws: RequestError.self) { try request(Other()) }
    #expect(other.message == "`decoder` of Other is of the type Int, and has to be a ResponseDecoder")
  }

  @Test(
    "what the compiler cannot refuse is listed",
    arguments: [
      ("var queryItems: [QueryItem] { [] }", "query"), ("var header: HeaderFields { [:] }", "headers"),
      ("func adjust(options: inout RequestOptions) {}", "configure(_ options: inout RequestOptions)"),
      (
        "func decode(from exchange: Exchange) throws -> Response { Response() }",
        "decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response"
      ),
      ("struct ErrorReponse: Decodable {}", "ErrorResponse"),
      ("static let method = HTTPMethod.post", "method"),
    ])
  func listed(_ member: String, _ meant: String) {
    let source =
      "struct Ask: Endpoint {\n  typealias API = Loose\n  typealias Response = Void\n  \(member)\n}"
    #expect(NearMiss.all(in: [("Ask.swift", source)]).map { "\($0.line) \($0.meant)" } == ["4 \(meant)"])
  }

  @Test("a forgotten Response is said to be missing")
  func forgotten() throws {
    let source = """
      import ApusClient
      struct Shop: Service {
        struct ErrorResponse: Decodable, Sendable {}
        var baseURL: WebURL { .https("a.test") }
      }
      struct Ask: Endpoint {
        typealias API = Shop
        var path: EndpointPath { "/x" }
      }
      """
    let modules = try #require(Compiler.modules)
    let complaints = try Compiler.complaints(about: source, options: ["-I", modules])
    #expect(complaints.contains("requires nested type 'Response'"))
    #expect(!complaints.contains("ambiguous"))
  }
}
