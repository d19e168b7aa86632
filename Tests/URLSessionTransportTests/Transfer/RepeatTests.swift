import APIClient
import PacingTestSupport
import Testing

@testable import URLSessionTransport

@Suite("URLSession: requests on a kept connection that is dead", .paced)
struct RepeatTests {
  @Test(
    "what may do its work twice arrives once",
    arguments: [RequestBody?.none, .text("item")], ["POST", "PATCH", "BREW"])
  func arrivesOnce(_ body: RequestBody?, _ name: String) async throws {
    let server = try ScriptedServer { request in
      request.target == "/first" ? [.response(body: "ok")] : [.close]
    }
    defer { server.stop() }
    let transport = URLSessionTransport()
    let first = await result(of: Request(url: try WebURL(server.url("/first"))), over: transport)
    #expect(try first.get().response?.status == 200)
    let act = Request(method: try #require(HTTPMethod(name)), url: try WebURL(server.url("/act")), body: body)
    let failure = try #require(await result(of: act, over: transport).failure)
    #expect([.closed, .reset].contains(failure.code))
    #expect(server.requests.map(\.target) == ["/first", "/act"])
  }
}
