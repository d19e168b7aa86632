import ApusClient
import ApusPacingTestSupport
import ApusServices
import Testing

/// Idea E: a new endpoint is its request and its response and nothing else, on Mamari.
@Suite("Idea E: nothing else is touched", .paced)
struct OneFileAnEndpointTests {
  enum SampleRequest {
    struct Echo: Endpoint {
      typealias API = Mamari
      struct Response: Decodable, Sendable { let ok: Bool }
      let method: HTTPMethod
      var path: EndpointPath { "/echo" }
    }
  }

  struct Listing: Service {
    typealias ErrorResponse = EmptyResponse
    let queryLists: QueryListStyle
    var baseURL: WebURL { .https("list.example") }
    var encoder: any BodyEncoder { Mamari().encoder }
    var decoder: any ResponseDecoder { Mamari().decoder }

    /// CONNECT names a host and a port, so it has no path.
    struct Ask: Endpoint {
      typealias API = Listing
      typealias Response = Void
      let method: HTTPMethod
      var path: EndpointPath { "/" }
    }

    struct Find: Endpoint {
      typealias API = Listing
      typealias Response = Void
      struct Parameters: Encodable, Sendable { let tag = ["a", "b/c"] }
      var path: EndpointPath { "/find" }
      var parameters: (any Encodable & Sendable)? { Parameters() }
    }
  }

  let client = APIClient(service: .mamari, transport: StubTransport())

  @Test("an endpoint nested in a namespace of its own is complete")
  func nested() async throws {
    let client = APIClient(service: .mamari, transport: StubTransport(body: #"{"ok": true}"#))
    #expect(try await client.send(SampleRequest.Echo(method: .get)).ok)
  }

  @Test("query keys repeat, and every awkward character arrives intact")
  func query() throws {
    let request = try client.request(
      for: Mamari.Suggest(query: "2021-11-11T16:28:46+0900", "a/b:c&d=e#f", "離乳食"))
    #expect(
      request.url.target
        == "/api/suggest?query=2021-11-11T16%3A28%3A46%2B0900&query=a%2Fb%3Ac%26d%3De%23f&query=%E9%9B%A2%E4%B9%B3%E9%A3%9F"
    )
  }

  @Test("the suggestions decode under their camel case name")
  func suggestions() async throws {
    let client = APIClient(
      service: .mamari, transport: StubTransport(body: #"{"suggestionSearchQueries": ["離乳食 初期"]}"#))
    #expect(try await client.send(Mamari.Suggest(query: "離乳食")).suggestionSearchQueries == ["離乳食 初期"])
  }

  @Test("the version and the accepted encoding go with every request")
  func headers() throws {
    let request = try client.request(for: SampleRequest.Echo(method: .options))
    #expect(request.headers["X-Api-Version"] == "1")
    #expect(request.headers["Accept-Encoding"] == "gzip")
  }

  @Test("all nine methods can be asked", arguments: HTTPMethod.known)
  func methods(_ method: HTTPMethod) throws {
    let client = APIClient(service: Listing(queryLists: .brackets), transport: StubTransport())
    #expect(try client.request(for: Listing.Ask(method: method)).method == method)
  }

  @Test(
    "a list in a query stands as the service wants it",
    arguments: [
      (QueryListStyle.repeatedKey, "/find?tag=a&tag=b%2Fc"), (.brackets, "/find?tag%5B%5D=a&tag%5B%5D=b%2Fc"),
      (.commas, "/find?tag=a,b%2Fc"),
    ])
  func lists(_ style: QueryListStyle, _ target: String) throws {
    let client = APIClient(service: Listing(queryLists: style), transport: StubTransport())
    #expect(try client.request(for: Listing.Find()).url.target == target)
  }

  @Test("no value put into a path can change the route")
  func pathValues() throws {
    for (login, path) in [
      ("a/b", "/users/a%2Fb"), ("..", "/users/%2E%2E"), ("é?x#y", "/users/%C3%A9%3Fx%23y"),
    ] {
      let request = try APIClient(service: .github, transport: StubTransport()).request(
        for: GitHub.User(login: login))
      #expect(request.url.target == path)
    }
    let problem = try #require(throws: RequestError.self) {
      try APIClient(service: .github, transport: StubTransport()).request(for: GitHub.DeleteGist(id: ""))
    }
    #expect(problem.code == .requestParameter)
  }
}
