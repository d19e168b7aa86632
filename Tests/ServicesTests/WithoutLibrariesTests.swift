import ApusClient
import ApusPacingTestSupport
import ApusServices
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Idea B: a JSON client in which the request decides how it is encoded and decoded, on the GitHub API.
@Suite("Idea B: a JSON web API client without libraries", .paced)
struct WithoutLibrariesTests {
  /// Reads nothing but a header, and takes no body.
  struct Ping: Endpoint {
    typealias API = GitHub
    typealias Response = String
    var path: EndpointPath { "/zen" }

    func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> String {
      exchange.response?.headers["X-Zen"] ?? "-"
    }
  }

  struct Star: Endpoint {
    typealias API = GitHub
    typealias Response = Void
    var method: HTTPMethod { .put }
    var path: EndpointPath { "/user/starred/octocat/hello" }
  }

  struct Handmade: Endpoint {
    typealias API = GitHub
    typealias Response = Void
    let key: String
    var method: HTTPMethod { .post }
    var path: EndpointPath { "/anything" }
    var body: EndpointBody {
      .raw(.bytes(Array(#"{"\#(key)": 1}"#.utf8), contentType: "application/vnd.custom+json"))
    }
  }

  struct WithFoundation: Endpoint {
    typealias API = GitHub
    struct Response: Decodable, Sendable { let login: String }
    var path: EndpointPath { "/users/octocat" }
    var decoder: (any ResponseDecoder)? { JSONDecoder() }
  }

  @Test("a request may read its response in its own way")
  func ownDecoding() async throws {
    let client = APIClient(
      service: .github,
      transport: StubTransport { _ in .response(status: 200, headers: ["X-Zen": "Keep it simple"]) })
    #expect(try await client.send(Ping()) == "Keep it simple")
  }

  @Test("a response may be Void")
  func void() async throws {
    let client = APIClient(service: .github, transport: StubTransport(status: 204))
    try await client.send(Star())
  }

  @Test("a body may be made by hand, with keys known only now")
  func handmade() throws {
    let request = try APIClient(service: .github, transport: StubTransport()).request(
      for: Handmade(key: "ключ"))
    #expect(bodyText(request) == #"{"ключ": 1}"#)
    #expect(request.headers["Content-Type"] == "application/vnd.custom+json")
  }

  @Test("Foundation's decoder can be plugged in for one endpoint")
  func foundation() async throws {
    let client = APIClient(
      service: .github, transport: StubTransport(body: #"{"login": "octocat"}"#))
    #expect(try await client.send(WithFoundation()).login == "octocat")
  }

  @Test("snake case becomes camel case, and errors say where")
  func snakeCase() async throws {
    let repository = """
      {"id": 1, "name": "n", "full_name": "o/n", "owner": {"login": "o", "id": "u-993"}, "html_url": "h",
       "fork": false, "stargazers_count": 2, "forks_count": 3, "open_issues_count": 0, "updated_at": "2020"}
      """
    let good = repository.replacing("\"u-993\"", with: "993")
    func client(_ item: String) -> APIClient<GitHub> {
      let body = #"{"total_count": 1, "incomplete_results": false, "items": [\#(item)]}"#
      return APIClient(service: .github, transport: StubTransport(body: body))
    }
    let found = try await client(good).send(GitHub.SearchRepositories(q: "swift"))
    #expect(found.items.map(\.stargazersCount) == [2])
    let error = try await #require(throws: APIError<GitHub.ErrorResponse>.self) {
      try await client(repository).send(GitHub.SearchRepositories(q: "swift"))
    }
    #expect(error.code == .decodeType)
    #expect("\(error)".contains(".items[0].owner.id"))
  }

  @Test("deadlines, cache and cookies are set for a client and reach every request")
  func configuration() throws {
    var options = RequestOptions()
    options.deadlines.total = .seconds(60)
    options.deadlines.idle = .seconds(5)
    options.cachePolicy = .standard
    options.usesCookies = true
    let client = APIClient(service: .github, transport: StubTransport(), options: options)
    let request = try client.request(for: GitHub.RateLimit())
    #expect(request.options.deadlines == options.deadlines)
    #expect(request.options.cachePolicy == .standard)
    #expect(request.options.usesCookies)
  }
}
