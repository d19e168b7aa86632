import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusClient

@Suite("What is told of requests", .paced)
struct ObservingMiddlewareTests {
  private func events(_ answer: StubTransport.Answer) async throws -> [RequestEvent] {
    let events = Mutex<[RequestEvent]>([])
    let middleware = ObservingMiddleware { event in events.withLock { $0.append(event) } }
    let request = Request(
      method: .post, url: try WebURL("https://a.test/x?access_token=s3cret"), body: .text("abc"))
    _ = try? await middleware.send(request, next: StubTransport { _ in answer })
    return events.withLock(\.self)
  }

  @Test("each request is told of twice, under one number and without its credentials")
  func twice() async throws {
    let events = try await events(.response(status: 404, body: "{}"))
    #expect(events.map(\.kind) == [.began, .ended] && Set(events.map(\.id)).count == 1)
    #expect(events.first?.line == "POST https://a.test/x?access_token=••• · begins")
    let end = try #require(events.last)
    #expect(end.status == 404 && end.code == .http(404) && end.sentByteCount == 3 && end.attemptCount == 1)
    #expect(end.line == "POST https://a.test/x?access_token=••• · http.404 · 0 ms")
    #expect(end.metadata["http.status"] == "404" && end.metadata["bytes.received"] == "2")
    #expect(!"\(end.metadata)".contains("s3cret"))
  }

  @Test(
    "hides what a log hides: what may be a code, and what the app names, in whatever case",
    arguments: ["token", "code", "jwt", "session", "X-Amz-Signature", "Shop-Pass-Thing"])
  func names(_ name: String) async throws {
    let lines = Mutex<[String]>([])
    let middleware = ObservingMiddleware(hiding: ["shop-pass-THING"]) { event in
      lines.withLock { $0 += [event.line, "\(event.metadata)"] }
    }
    let request = Request(url: try WebURL("https://a.test/x?\(name)=hunter&q=1"))
    _ = try await middleware.send(request, next: StubTransport())
    _ = try? await middleware.send(request, next: StubTransport { _ in .failure(.reset, "cut") })
    let told = lines.withLock(\.self)
    #expect(told.count == 8 && told.allSatisfy { $0.contains("https://a.test/x?\(name)=•••&q=1") })
  }

  @Test("a failure is told with its code, and thrown on")
  func failure() async throws {
    let end = try #require(try await events(.failure(.reset, "cut")).last)
    #expect(end.code == .reset && end.status == nil && end.line.contains("network.reset"))
  }
}
