import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Middleware", .paced)
struct MiddlewareTests {
  func request(_ method: HTTPMethod = .get, _ url: String = "https://a.test/x?access_token=s3cret&q=1") throws
    -> Request
  {
    Request(method: method, url: try WebURL(url))
  }

  @Test("the first in the list sees the request first")
  func order() async throws {
    struct Tag: Middleware {
      let tag: String
      func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
        var request = request
        request.headers = request.headers.adding("X-Seen", tag)
        return try await next.send(request)
      }
    }
    struct Nowhere: Service {
      typealias ErrorResponse = EmptyResponse
      var baseURL: WebURL { .https("a.test") }
      var encoder: any BodyEncoder { JSONEncoder() }
      var decoder: any ResponseDecoder { JSONDecoder() }
    }
    struct Ask: Endpoint {
      typealias API = Nowhere
      typealias Response = Void
      var path: EndpointPath { "/" }
    }
    let client = APIClient(
      service: Nowhere(), transport: StubTransport(), middleware: [Tag(tag: "1"), Tag(tag: "2")])
    let exchange = try await client.reply(to: Ask()).exchange
    #expect(exchange.request.headers.values(of: "X-Seen") == ["1", "2"])
  }

  /// A service and an endpoint, for what middleware sees of them.
  private struct Shop: Service {
    typealias ErrorResponse = EmptyResponse
    var baseURL: WebURL { .https("shop.test") }
    struct Open: Endpoint {
      typealias API = Shop
      typealias Response = EmptyResponse
      static var tags: Set<String> { ["public"] }
      var path: EndpointPath { "/open" }
    }
  }

  private struct Stop: Middleware {
    struct Closed: Error, Equatable { let names: [String] }
    func send(_ request: Request, next: any Transport) async throws -> Exchange {
      guard let endpoint = request.endpoint, !request.headers.contains("X-Gone") else {
        throw CancellationError()
      }
      throw Closed(names: [endpoint.name] + endpoint.tags)
    }
  }

  @Test("a middleware sees what asks, and may throw an error of its own")
  func ownError() async throws {
    let client = APIClient(service: Shop(), transport: StubTransport(), middleware: [Stop()])
    let error = await #expect(throws: APIError<EmptyResponse>.self) { try await client.send(Shop.Open()) }
    guard case .transport(let failure) = error else { throw CancellationError() }
    #expect(
      failure.code == .middleware
        && failure.cause as? Stop.Closed == Stop.Closed(names: ["MiddlewareTests.Shop.Open", "public"]))
    #expect(failure.cause as? Stop.Closed != nil && failure.exchange.hops.isEmpty)
  }

  @Test("a middleware that notices that its task was cancelled cancels the request")
  func cancelledInside() async throws {
    let client = APIClient(service: Shop(), transport: StubTransport(), middleware: [Stop()])
    let error = await #expect(throws: APIError<EmptyResponse>.self) {
      try await client.send(Shop.Open(), headers: ["X-Gone": "yes"])
    }
    #expect(error?.code == .cancelled)
  }

  @Test("default headers give way to the request's own")
  func defaults() async throws {
    var request = try request()
    request.headers = ["accept": "text/html"]
    let exchange = try await DefaultHeaders(["Accept": "*/*", "X-A": "1"]).send(
      request, next: StubTransport())
    #expect(exchange.request.headers.values(of: "Accept") == ["text/html"])
    #expect(exchange.request.headers["X-A"] == "1")
  }

  @Test("a credential is shown to its origin and to no other")
  func authentication() async throws {
    let bearer = Authentication.bearer(Secret("t"), for: try WebURL("https://a.test").origin)
    for (url, isShown) in [("https://a.test/", true), ("https://b.test/", false), ("http://a.test/", false)] {
      let exchange = try await bearer.send(request(.get, url), next: StubTransport())
      #expect(exchange.request.headers.contains("Authorization") == isShown)
    }
  }

  @Test("a request that brings its own credential keeps it")
  func ownCredential() async throws {
    var request = try request()
    request.headers = ["authorization": "Basic x"]
    let basic = Authentication.basic(user: "u", password: Secret("p"), for: request.url.origin)
    #expect(
      try await basic.send(request, next: StubTransport()).request.headers["Authorization"] == "Basic x")
  }
}
