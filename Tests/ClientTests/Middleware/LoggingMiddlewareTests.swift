import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

@Suite("A log of requests", .paced)
struct LoggingMiddlewareTests {
  private func request(_ method: HTTPMethod = .get) throws -> Request {
    Request(method: method, url: try WebURL("https://a.test/x?access_token=s3cret&q=1"))
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
    "a log hides what the prompt hides, what may be a code, and what the app names",
    arguments: [
      "token", "auth", "code", "refresh_token", "id_token", "jwt", "session", "X-Amz-Signature",
      "Shop-Pass-Thing",
    ])
  func names(_ name: String) async throws {
    let lines = Mutex<[String]>([])
    let logging = LoggingMiddleware(hiding: ["shop-pass-thing"]) { line in lines.withLock { $0.append(line) }
    }
    let asked = Request(url: try WebURL("https://a.test/x?\(name)=hunter&q=1"))
    _ = try await logging.send(asked, next: StubTransport())
    #expect(lines.withLock { $0 } == ["GET https://a.test/x?\(name)=•••&q=1 · 200 · 0 ms"])
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
