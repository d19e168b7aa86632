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

  @Test("a log line hides the values of query keys that carry credentials")
  func logging() async throws {
    let lines = Mutex<[String]>([])
    let logging = LoggingMiddleware { line in lines.withLock { $0.append(line) } }
    _ = try await logging.send(request(), next: StubTransport(status: 204))
    _ = try? await logging.send(request(.post), next: StubTransport { _ in .failure(.refused, "no") })
    #expect(
      lines.withLock { $0 } == [
        "GET https://a.test/x?access_token=•••&q=1 · 204 · 0 ms",
        "POST https://a.test/x?access_token=•••&q=1 · network.refused · 0 ms",
      ])
  }

  @Test(
    "what a URL may hide is hidden in the log",
    arguments: [
      ("https://a.test/x#access_token=s", "https://a.test/x"),
      ("https://a.test/?%74oken=s&q=1", "https://a.test/?%74oken=•••&q=1"),
      ("https://ghp_s@a.test/", "https://•••@a.test/"), ("https://u:s@a.test/", "https://u:•••@a.test/"),
    ])
  func hidden(_ url: String, _ shown: String) throws {
    #expect(try WebURL(url).maskingCredentials == shown)
  }
}
