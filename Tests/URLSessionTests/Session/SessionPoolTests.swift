import ApusClient
import ApusPacingTestSupport
import Synchronization
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

  @Test("a request that waits for a connection has its deadlines afterwards, and one of its own meanwhile")
  func waiting() async throws {
    let (held, release) = AsyncStream<Void>.makeStream()
    let server = try ScriptedServer { request in
      request.target == "/held" ? [.waitFor(held), .response(body: "first")] : [.response(body: "ok")]
    }
    defer { server.stop() }
    let transport = URLSessionTransport(connectionsPerHost: 1)
    let first = Task {
      try await result(of: Request(url: WebURL(server.url("/held"))), over: transport).get()
    }
    await server.nextRequest()
    let order = Mutex<[String]>([])
    let patient = Task {
      var request = Request(url: try WebURL(server.url("/patient")))
      request.options.deadlines.total = .seconds(3_600)
      request.options.deadlines.idle = .milliseconds(1)
      let result = await result(of: request, over: transport)
      order.withLock { $0.append("patient") }
      return result
    }
    var request = Request(url: try WebURL(server.url("/impatient")))
    request.options.deadlines.waiting = .milliseconds(50)
    let failure = try #require(await result(of: request, over: transport).failure)
    order.withLock { $0.append("impatient") }
    #expect(failure.code == .timeoutConnect && failure.exchange.hops.isEmpty)
    release.finish()
    let answer = try await first.value
    #expect(answer.text == "first")
    _ = try await patient.value
    // Its silence would have been over long before.
    #expect(order.withLock { $0 } == ["impatient", "patient"])
    #expect(!server.requests.map(\.target).contains("/impatient"))
  }

  @Test("more requests at once than there are connections are all answered, and say how long they waited")
  func crowd() async throws {
    let server = try ScriptedServer { _ in [.response(body: "ok")] }
    defer { server.stop() }
    let transport = URLSessionTransport(connectionsPerHost: 2)
    let request = Request(url: try WebURL(server.url("/")))
    let exchanges = await withTaskGroup(of: Exchange?.self) { group in
      for _ in 0..<40 { group.addTask { try? await result(of: request, over: transport).get() } }
      return await group.reduce(into: [Exchange]()) { $0 += [$1].compactMap(\.self) }
    }
    #expect(exchanges.count == 40 && exchanges.allSatisfy { $0.text == "ok" })
    #expect(exchanges.contains { $0.hops.first?.timing.queue != nil })
  }
}
