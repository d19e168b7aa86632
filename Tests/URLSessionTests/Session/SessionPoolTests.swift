import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusURLSession

@Suite("URLSession: sessions and their connections", .paced)
struct SessionPoolTests {
  @Test(
    "what may do its work twice arrives once, also where a kept connection turns out dead",
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

  @Test("cookies are kept for requests that ask for it, in their transport alone")
  func cookies() async throws {
    let server = try ScriptedServer { _ in [.response(200, ["Set-Cookie: a=1; Path=/"])] }
    defer { server.stop() }
    var asking = Request(url: try WebURL(server.url("/")))
    asking.options.usesCookies = true
    let plain = Request(url: asking.url)
    let transport = URLSessionTransport()
    for request in [plain, asking, plain, asking] { _ = try await result(of: request, over: transport).get() }
    _ = try await URLSessionTransport().send(asking)
    #expect(server.requests.map { $0.values(of: "Cookie") } == [[], [], [], ["a=1"], []])
  }
}
