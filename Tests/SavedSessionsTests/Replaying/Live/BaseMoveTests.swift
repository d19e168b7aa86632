import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("A base that stands in for another", .paced)
struct BaseMoveTests {
  private func move(_ old: String, _ new: String) throws -> BaseMove {
    BaseMove(from: try WebURL(old), to: try WebURL(new))
  }

  @Test(
    "moves what is below it and beside it, and nothing of another origin",
    arguments: [
      ("http://a/api/v1/o?q=1", "http://b:2/o?q=1"), ("http://a/root", "http://b:2/root"),
      ("http://a/api/v10", "http://b:2/api/v10"), ("http://c/api/v1/o", nil), ("https://a/api/v1/o", nil),
    ])
  func moved(_ url: String, _ place: String?) throws {
    let moved = try move("http://a/api/v1", "http://b:2").moved(try WebURL(url))
    #expect(try moved == place.map { try WebURL($0) })
  }

  @Test("is named as the session's own, the longer one first")
  func named() throws {
    let move = try move("http://a/api/v1", "http://b:2/v2")
    let text = "see http://b:2/v2/o and http://b:2/o, not http://b:21"
    #expect(move.named(text) == "see http://a/api/v1/o and http://a/o, not http://b:21")
  }

  @Test("without a path is named by what was asked: below the session's base or beside it")
  func withoutPath() throws {
    let move = try move("http://a/api/v1", "http://b:2")
    let text = "http://b:2/x"
    let below = move.naming(answersTo: try WebURL("http://a/api/v1/o"))
    #expect(below.named(text) == "http://a/api/v1/x")
    #expect(move.naming(answersTo: try WebURL("http://a/root")).named(text) == "http://a/x")
    // Where it has a path, that tells.
    let other = try self.move("http://a/api/v1", "http://b:2/v2")
      .naming(answersTo: try WebURL("http://a/root"))
    #expect(other.named("http://b:2/v2/x http://b:2/x") == "http://a/api/v1/x http://a/x")
  }

  @Test(
    "has a Location without a server below itself where that is below the other base",
    arguments: [
      ("http://a/api", "http://b", "/things/8", "/api/things/8"),
      ("http://a/api", "http://b/v2", "/v2/things/8", "/api/things/8"),
      ("http://a/api", "http://b/v2", "/v20/x", "/v20/x"), ("http://a", "http://b/v2", "/v2", "/"),
      ("http://a/api", "http://b/v2", "//c/v2/x", "//c/v2/x"),
      ("http://a/api", "http://b/api", "/api/x", "/api/x"),
      ("http://a/api", "http://b/v2", "x", "x"),
    ])
  func location(_ old: String, _ new: String, _ place: String, _ named: String) async throws {
    let base = StubTransport { _ in .response(status: 201, headers: ["Location": "\(place)"], body: "{}") }
    let moving = MovingTransport(base, to: try WebURL(new))
    moving.move(try WebURL(old))
    let exchange = try await moving.send(Request(url: try WebURL(old + "/things")))
    #expect(exchange.response?.headers["Location"] == named)
  }

  @Test("is asked in its place, and what comes reads as if the session's own had answered")
  func asked() async throws {
    let base = StubTransport { request in
      .response(status: 200, headers: ["Location": "\(request.url)"], body: "\(request.url)")
    }
    let moving = MovingTransport(base, to: try WebURL("http://b:2"))
    moving.move(try WebURL("http://a/api/v1"))
    for url in ["http://a/api/v1/o", "http://a/root", "http://c/x"] {
      let exchange = try await moving.send(Request(url: try WebURL(url)))
      #expect("\(exchange.request.url)" == url && exchange.hops.map { "\($0.sent.url)" } == [url])
      #expect(String(decoding: exchange.body.bytes, as: UTF8.self) == url)
      #expect(exchange.response?.headers["Location"] == url)
    }
    #expect(moving.place(of: try WebURL("http://a/root"))?.text == "http://b:2/root")
    #expect(moving.place(of: try WebURL("http://c/root")) == nil)
  }
}
