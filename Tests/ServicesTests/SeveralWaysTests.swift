import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

/// Idea D: one client, asked in several ways, with parameters that are one encodable value, on the GitHub API.
@Suite("Idea D: one client, several ways", .paced)
struct SeveralWaysTests {
  struct Parameters: Encodable, Sendable {
    let userName: String
    let labels: [String]
    let note: String?
  }

  struct Issues: Endpoint {
    typealias API = GitHub
    typealias Response = EmptyResponse
    var method: HTTPMethod = .get
    var path: EndpointPath { "/issues" }
    var parameters: (any Encodable & Sendable)? {
      Parameters(userName: "a b", labels: ["x", "y&z"], note: nil)
    }
    var headers: HeaderFields { ["accept": "text/plain"] }
    func configure(_ options: inout RequestOptions) { options.deadlines.total = .seconds(8) }
  }

  struct Exact: Endpoint {
    typealias API = GitHub
    typealias Response = EmptyResponse
    var method: HTTPMethod { .post }
    var path: EndpointPath { "/issues" }
    var parameters: (any Encodable & Sendable)? { Parameters(userName: "a", labels: [], note: nil) }
    var encoder: (any BodyEncoder)? { DocumentEncoder() }
  }

  let client = APIClient(service: .github, transport: StubTransport())

  @Test("the same parameters are a query on GET and a JSON body on POST")
  func parameters() throws {
    let get = try client.request(for: Issues())
    #expect(get.url.target == "/issues?user_name=a%20b&labels=x&labels=y%26z")
    #expect(get.body == nil)
    let post = try client.request(for: Issues(method: .post))
    #expect(post.url.target == "/issues")
    #expect(bodyText(post) == #"{"user_name":"a b","labels":["x","y&z"]}"#)
  }

  @Test("one request can have an encoder of its own")
  func ownEncoder() throws {
    #expect(bodyText(try client.request(for: Exact())) == #"{"userName":"a","labels":[]}"#)
  }

  @Test("default headers lie under the request's own, and a deadline is the request's to set")
  func headersAndDeadline() throws {
    let request = try client.request(for: Issues())
    #expect(request.headers.values(of: "Accept") == ["text/plain"])
    #expect(request.headers["User-Agent"] == "apus")
    #expect(request.options.deadlines.total == .seconds(8))
  }

  @Test("async and callback are one engine and give one answer")
  func styles() async throws {
    let body = #"{"message": "Not Found", "documentation_url": "https://docs.github.com/rest"}"#
    let client = APIClient(service: .github, transport: StubTransport(status: 404, body: body))
    let thrown = try await #require(throws: APIError<GitHub.ErrorResponse>.self) {
      try await client.send(GitHub.User(login: "nobody"))
    }
    let called = await withCheckedContinuation { continuation in
      client.send(GitHub.User(login: "nobody")) { continuation.resume(returning: $0) }
    }
    #expect(throws: APIError<GitHub.ErrorResponse>.self) { try called.get() }
    #expect(thrown.code == .http(404))
  }

  @Test("cancelling the token of a callback ends the request, and the callback says so")
  func cancelling() async throws {
    let never = StubTransport { _ in
      for await _ in AsyncStream<Void>(unfolding: {
        await Task.yield()
        return Task.isCancelled ? nil : ()
      }) {}
      return .response(status: 200)
    }
    let client = APIClient(service: .github, transport: never)
    let result = await withCheckedContinuation { continuation in
      client.send(GitHub.RateLimit()) { continuation.resume(returning: $0) }.cancel()
    }
    let error = try #require(throws: APIError<GitHub.ErrorResponse>.self) { try result.get() }
    #expect(error.code == .cancelled)
  }
}
