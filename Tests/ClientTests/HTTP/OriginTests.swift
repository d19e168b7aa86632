import ApusClient
import ApusPacingTestSupport
import ApusRandomTestSupport
import Synchronization
import Testing

/// An API whose base was put together from parts.
private struct Assembled: Service {
  struct ErrorResponse: Decodable, Sendable {}
  let baseURL: WebURL
}

private struct Items: Endpoint {
  typealias API = Assembled
  typealias Response = EmptyResponse
  var path: EndpointPath { "/items" }
}

@Suite("Where a URL leads", .paced)
struct OriginTests {
  @Test("a path without a slash gets one, and leads to the same host")
  func slash() throws {
    let base = WebURL.https("qiita.com", path: "api/v2")
    #expect(base.text == "https://qiita.com/api/v2")
    #expect(base.appending(path: "/items").text == "https://qiita.com/api/v2/items")
    #expect(WebURL.http("local", path: "host:18181").text == "http://local/host:18181")
    #expect(WebURL.https("a.test").with(path: "x", query: nil).text == "https://a.test/x")
    #expect(WebURL.https("a.test", path: "").text == "https://a.test/")
  }

  @Test("a host is read as in a URL: in lower case, and an address of IPv6 in brackets")
  func host() {
    #expect(WebURL.https("API.Example").origin == Origin(scheme: "https", host: "api.example", port: 443))
    #expect(WebURL.http("[::1]", port: 80).text == "http://[::1]:80/")
    #expect(WebURL.http("[::1]").host == "::1")
  }

  @Test(
    "what is no host is refused before anything is sent, and the place in the code is named",
    arguments: [
      "https://api.github.com", "qiita.com/api/v2", "a?b", "a#b", "user@a", "user:hunter2@a", "a b", "a:80",
      "a:", "::1", "[::1", "[::1]:80", "[a]", "", " ", "a\r\nX-A: b", "a\0", "a\\b", "a%2fb", "[::1\0]",
      "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ", "ⓁOCALHOST", "127。0。0。1", "①27.0.0.1", "lo\u{ad}calhost",
    ])
  func refused(_ host: String) async throws {
    let (base, line) = (WebURL.https(host, path: "/x"), #line)
    let requests = Mutex<[Request]>([])
    let failure = await failure(asking: base) { request in requests.withLock { $0.append(request) } }
    guard case .request(let problem) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(problem.code == .requestURL)
    #expect(problem.message.hasPrefix("the URL's host is not"))
    #expect(problem.message.hasSuffix(" at ClientTests/OriginTests.swift:\(line)"), "\(problem.message)")
    #expect(!problem.message.contains("hunter2"))
    #expect(requests.withLock { $0.isEmpty })
    #expect(throws: WebURLError.self) { try WebURL(base.text) }
  }

  @Test("what is no port is refused, too", arguments: [0, -1, 65_536, .max])
  func port(_ port: Int) async throws {
    let failure = await failure(asking: .https("a.test", port: port)) { _ in }
    #expect(failure?.code == .requestURL)
    #expect("\(try #require(failure))".contains("the URL's port is not a number from 1 to 65535"))
  }

  @Test(
    "a path with a query in it is refused as well, and with words for it",
    arguments: ["/a?x", "a#y", "?", "/#"])
  func path(_ path: String) async throws {
    let failure = await failure(asking: .https("a.test", path: path)) { _ in }
    #expect(failure?.code == .requestURL)
    #expect("\(try #require(failure))".contains("put the query in `query`"))
    #expect(WebURL.https("a.test", path: "/a%3Fx%23y").text == "https://a.test/a%3Fx%23y")
  }

  @Test(
    "an origin is read from a text, and written as one",
    arguments: [
      ("https://API.example", "https://api.example"), ("http://localhost:8080/", "http://localhost:8080"),
      ("https://a.test:443", "https://a.test"), ("http://[::1]:80", "http://[::1]"),
    ])
  func text(_ text: String, _ description: String) throws {
    let origin = try Origin(text)
    #expect(origin.description == description)
    #expect(try Origin(origin.description) == origin)
  }

  @Test(
    "what has more than an origin has is none",
    arguments: [
      "https://a.test/api", "https://a.test/?q", "https://u@a.test", "https://a.test/#f", "a.test", "ftp://a",
    ])
  func noOrigin(_ text: String) {
    #expect(throws: WebURLError.self) { try Origin(text) }
  }

  @Test("no URL made of parts reads back as one of another origin")
  func parts() throws {
    var random = SeededGenerator(seed: 14)
    var readable = 0
    for _ in 0..<Trials.share(of: 10_000) {
      let url = Self.url(&random)
      guard let read = try? WebURL(url.text) else { continue }
      readable += 1
      if read.origin != url.origin || url.problem != nil { Issue.record("\(url.text.debugDescription)") }
    }
    #expect(readable > 500)
  }

  @Test("no credential goes to an origin it is not for, whatever the base is made of")
  func credential() async throws {
    var random = SeededGenerator(seed: 41)
    let carried = Mutex(0)
    // All of them in every run: each is one request that no network sees.
    for _ in 0..<10_000 {
      let base = Self.url(&random)
      _ = await failure(asking: base) { request in
        let isThere = (try? WebURL(request.url.text))?.origin == base.origin
        if !isThere || !request.headers.contains("Authorization") {
          Issue.record("\(request.url.text.debugDescription)")
        }
        carried.withLock { $0 += 1 }
      }
    }
    #expect(carried.withLock { $0 } > 500)
  }

  /// Asks an API at this base, with a credential for its origin. Whatever is sent is a success.
  private func failure(
    asking base: WebURL, sent: @escaping @Sendable (Request) -> Void
  ) async -> APIError<Assembled.ErrorResponse>? {
    let transport = StubTransport { request in
      sent(request)
      return .response(status: 204)
    }
    let login = Authentication.bearer(Secret("canary"), for: base.origin)
    let client = APIClient(service: Assembled(baseURL: base), transport: transport, middleware: [login])
    do throws(APIError<Assembled.ErrorResponse>) {
      _ = try await client.send(Items())
      return nil
    } catch {
      return error
    }
  }

  private static let pieces = [
    "a", "b.test", "A", ".", ":", "8080", "/", "//", "?", "#", "@", "[", "]", "::1", "%2f", "\\", " ", "\0",
    "\r",
    "\u{301}", "\u{2044}", "\u{ff0f}", "\u{ad}", "ⓐ", "①", "。", "é", "İ", "日本", "..", "=", "&", "http:",
    "https://evil.test", "",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<random.below(4)).map { _ in random.pick(pieces) }.joined()
  }

  private static func url(_ random: inout SeededGenerator) -> WebURL {
    let host = random.flip(0.5) ? random.pick(["a.test", "[::1]", "127.0.0.1", "日本.jp"]) : text(&random)
    let port = random.pick([nil, nil, 80, 8080, 0, -1, 65_536])
    let path = text(&random)
    let url =
      random.flip(0.5) ? WebURL.https(host, port: port, path: path) : .http(host, port: port, path: path)
    switch random.below(5) {
    case 0: return url.with(path: text(&random), query: random.flip(0.5) ? text(&random) : nil)
    case 1:
      return url.appending(path: text(&random), query: [QueryItem(name: text(&random), value: text(&random))])
    case 2: return url.withoutUser
    case 3: return (try? url.resolving(text(&random))) ?? url
    default: return url
    }
  }
}
