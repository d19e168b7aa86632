import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Testing

@Suite("Redirects over libcurl", .paced)
struct TransferTests {
  @Test("every hop is kept, in order, with what was sent and how it was answered")
  func hops() async throws {
    let server = try ScriptedServer { request in
      switch request.target {
      case "/a": [.response(301, ["Location: b?x=1"], Array("moved".utf8))]
      case "/b?x=1": [.text("HTTP/1.1 103 E\r\n\r\n"), .response(302, ["Location: /c"])]
      default: [.response(200, [], Array("here".utf8))]
      }
    }
    let exchange = try await CurlTransport().send(request(server.url("/a")))
    #expect(exchange.request.url.path == "/a")
    #expect(exchange.hops.map(\.sent.url.target) == ["/a", "/b?x=1", "/c"])
    #expect(exchange.hops.map { $0.response?.status } == [301, 302, 200])
    #expect(exchange.hops.map(\.informational.count) == [0, 1, 0])
    #expect(exchange.hops.map { $0.connection?.isReused } == [false, true, true])
    #expect(exchange.text == "here")
    #expect(exchange.body.wireByteCount == 4)
    #expect(server.connectionCount == 1)
  }

  @Test("a redirect is an answer when following is off")
  func off() async throws {
    let server = try ScriptedServer { _ in [.response(302, ["Location: /c"], Array("moved".utf8))] }
    let exchange = try await CurlTransport().send(request(server.url()) { $0.followsRedirects = false })
    #expect(exchange.response?.status == 302)
    #expect(exchange.text == "moved")
  }

  @Test("headers do not go to another port, whatever they are called, and the hop says so")
  func credentials() async throws {
    let other = try ScriptedServer { _ in [.response()] }
    let target = other.url("/landed")
    let server = try ScriptedServer { _ in [.response(302, ["Location: \(target)"])] }
    let headers = HeaderFields([
      HeaderField(name: "Authorization", value: "Bearer abc"), HeaderField(name: "X-Api-Key", value: "abc"),
      HeaderField(name: "Cookie", value: "a=abc"),
      HeaderField(name: "X-Mine", value: Secret("abc")), HeaderField(name: "X-Plain", value: "abc"),
      HeaderField(name: "Accept-Language", value: "de"),
    ])
    let exchange = try await CurlTransport().send(request(server.url(), headers: headers))
    #expect(server.requests[0].headers.filter { $0.value.contains("abc") }.count == 5)
    #expect(other.requests[0].headers.allSatisfy { !$0.value.contains("abc") })
    #expect(other.requests[0].header("Accept-Language") == "de")
    #expect(
      exchange.hops.map(\.sent.withheld) == [
        [], ["Authorization", "X-Api-Key", "Cookie", "X-Mine", "X-Plain"],
      ])
  }

  @Test("a password in a body stops a redirect to another port, whose server hears nothing")
  func secretBody() async throws {
    let other = try ScriptedServer { _ in [.response()] }
    let target = other.url("/landed")
    let server = try ScriptedServer { _ in [.response(307, ["Location: \(target)"])] }
    let asked = try request(server.url(), .post, body: .form([QueryItem(name: "password", value: "abc")]))
    let failure = await #expect(throws: TransportError.self) { try await CurlTransport().send(asked) }
    #expect(failure?.code == .redirectUnsafe && failure?.message.contains("password") == true)
    #expect(failure?.exchange.response?.status == 307)
    #expect(other.requests.isEmpty && server.requests.count == 1)
  }

  @Test("a user in the URL stays with its origin too")
  func user() async throws {
    let other = try ScriptedServer { _ in [.response()] }
    let target = other.url("/")
    let server = try ScriptedServer { _ in [.response(302, ["Location: \(target)"])] }
    _ = try await CurlTransport().send(request("http://me:pw@127.0.0.1:\(server.port)/"))
    #expect(server.requests[0].header("Authorization") != nil)
    #expect(other.requests[0].header("Authorization") == nil)
  }

  @Test(
    "303 drops the body, 307 sends it again from its start",
    arguments: [(303, "GET", ""), (307, "POST", "payload")])
  func bodies(_ status: Int, _ method: String, _ body: String) async throws {
    let server = try ScriptedServer { request in
      request.target == "/" ? [.response(status, ["Location: /next"])] : [.response()]
    }
    let file = try TestFolder().file("body", Array("payload".utf8))
    let exchange = try await CurlTransport().send(request(server.url(), .post, body: .file(path: file.path)))
    #expect(server.requests.map(\.method) == ["POST", method])
    #expect(String(decoding: server.requests[1].body, as: UTF8.self) == body)
    #expect(exchange.hops.map(\.sent.bodyByteCount) == [7, body.utf8.count])
  }

  @Test(
    "a body that goes on to another origin is known of, with its credentials left behind",
    arguments: [307, 308])
  func bodyToAnotherOrigin(_ status: Int) async throws {
    let other = try ScriptedServer { _ in [.response()] }
    let target = other.url("/landed")
    let server = try ScriptedServer { request in
      [.response(status, ["Location: \(request.target == "/" ? "/near" : target)"])]
    }
    let exchange = try await CurlTransport().send(
      request(server.url(), .post, headers: ["Authorization": "Bearer abc"], body: .text("payload")))
    #expect(String(decoding: other.requests[0].body, as: UTF8.self) == "payload")
    #expect(other.requests[0].header("Authorization") == nil)
    #expect(exchange.originsGivenBody == [try WebURL(target).origin])
    let home = try await CurlTransport().send(
      request(server.url("/x"), .post, body: .text("payload")) { $0.followsRedirects = false })
    #expect(home.originsGivenBody.isEmpty)
  }

  @Test("two Locations that differ are not followed")
  func twoLocations() async throws {
    let server = try ScriptedServer { _ in [.response(302, ["Location: /a", "Location: /b"])] }
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.code == .redirectLocation)
    #expect(server.requests.count == 1)
  }

  @Test(
    "a place that is not safe, not there or seen before is refused, and the chain is kept",
    arguments: [
      ("file:///etc/passwd", ErrorCode.redirectUnsafe), ("/", .redirectLoop),
      ("http://", .redirectLocation),
    ])
  func refused(_ location: String, _ code: ErrorCode) async throws {
    let server = try ScriptedServer { _ in [.response(302, ["Location: \(location)"], Array("x".utf8))] }
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.code == code)
    #expect(failure.exchange.hops.map { $0.response?.status } == [302])
  }

  @Test("redirects without end meet the limit")
  func limit() async throws {
    let server = try ScriptedServer { [.response(302, ["Location: \($0.target)x"])] }
    let failure = try await CurlTransport().failure(of: request(server.url()) { $0.limits.redirects = 3 })
    #expect(failure.code == .redirectLimit)
    #expect(failure.exchange.hops.count == 4)
  }

  @Test("the body of a redirect is dropped, even one that never ends or is cut short")
  func droppedBodies() async throws {
    for steps in [[Step.forever([1, 2, 3])], [.close]] {
      let server = try ScriptedServer { request in
        guard request.target == "/" else { return [.response(200, [], [9])] }
        return [.text("HTTP/1.1 302 X\r\nLocation: /next\r\nContent-Length: 99999999\r\n\r\nabc")] + steps
      }
      let exchange = try await CurlTransport().send(request(server.url()))
      #expect(exchange.hops.count == 2)
      #expect(exchange.body.bytes == [9])
    }
  }
}
