import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

@Suite("URLSession: what goes out", .paced)
struct OutgoingRequestTests {
  @Test("fields go out with their values, those of one name joined, and secrets are opened")
  func fields() async throws {
    let (request, exchange) = try await received { request in
      request.headers = HeaderFields([
        HeaderField(name: "X-One", value: "1"), HeaderField(name: "x-one", value: "2"),
        HeaderField(name: "Cookie", value: "a=1"),
        HeaderField(name: "Cookie", value: "b=2"),
        HeaderField(name: "Authorization", value: Secret("Bearer abc")),
      ])
    }
    #expect(request.target == "/in?x=a%2Fb&y=+")
    #expect(request.values(of: "X-One") == ["1, 2"])
    #expect(request.values(of: "Cookie") == ["a=1; b=2"])
    #expect(request.values(of: "Authorization") == ["Bearer abc"])
    #expect(exchange.hops.first?.sent.headers["Authorization"] == Secret.mask)
  }

  @Test("a type among the headers wins over the body's own")
  func ownType() async throws {
    let (request, _) = try await received { request in
      request.body = .text("{}")
      request.headers = ["Content-Type": "application/json"]
    }
    #expect(request.values(of: "Content-Type") == ["application/json"])
  }

  @Test("a range is asked for as its bytes are, unless something else is said")
  func range() async throws {
    let (request, exchange) = try await received { $0.headers = ["Range": "bytes=0-9"] }
    #expect(request.values(of: "Accept-Encoding") == ["identity"])
    #expect(exchange.hops.first?.sent.headers["Accept-Encoding"] == "identity")
    let (said, _) = try await received { $0.headers = ["Range": "bytes=0-9", "Accept-Encoding": "gzip"] }
    #expect(said.values(of: "Accept-Encoding") == ["gzip"])
    let (whole, _) = try await received { _ in }
    #expect(whole.values(of: "Accept-Encoding") != ["identity"])
  }

  @Test("a user in the URL becomes basic authentication and leaves the URL")
  func user() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    defer { server.stop() }
    let url = try WebURL("http://me:pass@127.0.0.1:\(server.port)/")
    _ = try await result(of: Request(url: url)).get()
    #expect(server.requests.first?.values(of: "Authorization") == ["Basic bWU6cGFzcw=="])
  }
}
