import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

private struct Place: Service {
  struct ErrorResponse: Decodable, Sendable {}
  var baseURL: WebURL { .https("a.test") }
}

private protocol Asks: Endpoint where API == Place {}
extension Asks {
  var path: EndpointPath { "/x" }
}

@Suite("What becomes the request of an endpoint", .paced)
struct RequestBuilderTests {
  private func request<E: Endpoint>(_ endpoint: E) throws -> Request where E.API == Place {
    try APIClient(service: Place(), transport: StubTransport()).request(for: endpoint)
  }

  private func body(_ request: Request) -> String? {
    guard case .bytes(let bytes) = request.body?.content else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a path with a query in it is refused, and a value with a question mark is not")
  func path() throws {
    struct Ask: Asks {
      typealias Response = Void
      let path: EndpointPath
    }
    for path: EndpointPath in ["/search?q=swift", "/search?q=\("swift")", "/\(path: "a?b")"] {
      let error = try #require(throws: RequestError.self) { try request(Ask(path: path)) }
      #expect(error.code == .requestURL)
      #expect(error.message.hasSuffix("put the query in `query`"))
    }
    #expect(try request(Ask(path: "/search/\("who?")")).url.target == "/search/who%3F")
  }

  @Test("a date in a query is ISO 8601 unless somebody said otherwise, and in a body as the encoder has it")
  func dates() throws {
    struct Since: Encodable, Sendable { let since = Date(timeIntervalSince1970: 1_700_000_000) }
    struct Ask: Asks {
      typealias Response = Void
      var method = HTTPMethod.get
      let parameters = Since()
      var encoder: (any BodyEncoder)?
    }
    #expect(try request(Ask()).url.target == "/x?since=2023-11-14T22%3A13%3A20Z")
    #expect(try request(Ask(encoder: JSONEncoder())).url.target == "/x?since=2023-11-14T22%3A13%3A20Z")
    let seconds = JSONEncoder()
    seconds.dateEncodingStrategy = .secondsSince1970
    #expect(try request(Ask(encoder: seconds)).url.target == "/x?since=1700000000")
    #expect(body(try request(Ask(method: .post))) == #"{"since":721692800}"#)
  }

  @Test("an item of a value that is there, and none of one that is not")
  func items() {
    let (page, nothing): (Int?, String?) = (2, nil)
    #expect(QueryItem(name: "page", ifPresent: page) == QueryItem(name: "page", value: "2"))
    #expect(QueryItem(name: "page", ifPresent: nothing) == nil)
    #expect(QueryItem.encode([QueryItem(name: "page", value: nil)]) == "page")
  }
}
