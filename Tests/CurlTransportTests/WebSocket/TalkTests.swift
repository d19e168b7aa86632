import ApusClient
import ApusPacingTestSupport
import Dispatch
import Synchronization
import Testing

@testable import ApusCurlTransport

@Suite("WebSockets over libcurl's connection", .paced, .timeLimit(.minutes(60)))
struct TalkTests {
  /// A server that agrees, says some bytes, and then does something.
  private func server(_ bytes: [UInt8], then rest: [Step] = [.hold]) throws -> ScriptedServer {
    try ScriptedServer { seen in
      let answer = WebSocketHandshake.answer(to: seen.header("Sec-WebSocket-Key") ?? "")
      let head =
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Accept: \(answer)\r\nSet-Cookie: seen=yes\r\n\r\n"
      return [.send(Array(head.utf8) + bytes)] + rest
    }
  }

  private var settings: WebSocketSettings {
    var settings = WebSocketSettings(protocols: ["a", "b"])
    settings.keptByteCount = 1 << 20
    settings.patience = .milliseconds(50)
    return settings
  }

  private func frame(_ kind: WebSocketFrame.Kind, _ payload: [UInt8]) -> [UInt8] {
    WebSocketFrame(kind, payload).written()
  }

  /// The failure that a conversation ends in.
  private func failure(_ bytes: [UInt8], then rest: [Step]) async throws -> TransportError {
    let server = try server(bytes, then: rest)
    let socket = try await CurlTransport().webSocket(to: try request(server.url()), settings)
    do {
      for try await _ in socket {}
      _ = try await socket.end()
    } catch {
      return error
    }
    throw UnexpectedSuccess()
  }

  @Test("what stands right behind the head is heard, and so is the server's close")
  func greeting() async throws {
    let bytes = frame(.text, Array("hello".utf8)) + frame(.close, WebSocketClosing(reason: "bye").payload)
    let server = try server(bytes)
    let socket = try await CurlTransport().webSocket(to: try request(server.url("/talk?a=1")), settings)
    var heard: [WebSocketMessage] = []
    for try await message in socket { heard.append(message) }
    #expect(heard == [.text("hello")])
    let exchange = try await socket.end()
    #expect(exchange.conversation?.closing == WebSocketClosing(reason: "bye"))
    #expect(exchange.conversation?.isClosedByServer == true)
    #expect(exchange.hops.first?.sent.headers.values(of: "Upgrade") == ["websocket"])
    #expect(exchange.hops.first?.connection?.remoteAddress == "127.0.0.1")
    let seen = try #require(server.requests.first)
    #expect(seen.target == "/talk?a=1" && seen.header("Sec-WebSocket-Protocol") == "a, b")
    #expect(seen.header("Sec-WebSocket-Version") == "13" && seen.header("Host") == "127.0.0.1:\(server.port)")
  }

  @Test("an answer that is long in coming is told of, and a conversation is not")
  func waiting() async throws {
    let isTold = DispatchSemaphore(value: 0)
    let server = try ScriptedServer { seen in
      isTold.wait()
      let answer = WebSocketHandshake.answer(to: seen.header("Sec-WebSocket-Key") ?? "")
      let head =
        "HTTP/1.1 101 X\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: \(answer)\r\n\r\n"
      return [.send(Array(head.utf8) + frame(.close, WebSocketClosing().payload)), .hold]
    }
    let told = Mutex<[TransferProgress.Stage?]>([])
    let asking = try request(server.url()) {
      $0.onProgress = { progress in
        told.withLock { $0.append(progress.stage) }
        isTold.signal()
      }
    }
    let socket = try await CurlTransport().webSocket(to: asking, settings)
    let before = told.withLock(\.self)
    #expect(before.first == .response)
    _ = try await socket.end()
    #expect(told.withLock(\.self) == before)
  }

  @Test("a connection that ends without a close is told")
  func dropped() async throws {
    let failure = try await failure(frame(.text, [0x61]), then: [.close])
    #expect(failure.code == .webSocketDropped)
    #expect(failure.message == "the connection ended without a close frame")
    #expect(failure.exchange.conversation?.entries.count == 1)
    let inside = try await self.failure([0x81, 0x05, 0x61], then: [.close])
    #expect(inside.message == "the connection ended without a close frame, in the middle of a message")
  }

  @Test(
    "what the server must not send ends it",
    arguments: [
      ([0xc1, 0x00], "ws.frame"), ([0x81, 0x02, 0xc3, 0x28], "ws.text"),
      ([0x82, 0x7f, 0, 0, 0, 1, 0, 0, 0, 0], "ws.tooLarge"),
    ] as [([UInt8], String)])
  func violations(_ bytes: [UInt8], _ code: String) async throws {
    let failure = try await failure(bytes, then: [.hold])
    #expect(failure.code.name == code)
  }

  @Test("a close that nobody answers ends when patience does")
  func silent() async throws {
    let server = try server([])
    let socket = try await CurlTransport().webSocket(to: try request(server.url()), settings)
    let failure = await #expect(throws: TransportError.self) { try await socket.close() }
    #expect(failure?.code == .webSocketSilent)
    #expect(failure?.message == "the server did not answer the close within 50 ms")
  }

  @Test("a ping that nobody answers is told, and the conversation goes on")
  func noPong() async throws {
    let server = try server([])
    let socket = try await CurlTransport().webSocket(to: try request(server.url()), settings)
    let failure = await #expect(throws: TransportError.self) { try await socket.ping() }
    #expect(failure?.code == .webSocketSilent)
    #expect(socket.closing == nil)
  }

  @Test("a refusal is an answer like any other, whatever way its body ends")
  func refused() async throws {
    let bodies: [Step] = [
      .response(403, ["X-Reason: none"], Array("no".utf8)),
      .text("HTTP/1.1 403 X\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nno\r\n0\r\n\r\n"),
      .text("HTTP/1.1 403 X\r\nConnection: close\r\n\r\nno"),
    ]
    for body in bodies {
      let server = try ScriptedServer { _ in [body, .close] }
      let asked = try request(server.url())
      let failure = await #expect(throws: TransportError.self) {
        try await CurlTransport().webSocket(to: asked)
      }
      #expect(failure?.code == .webSocketRefused && failure?.exchange.text == "no")
      #expect(failure?.exchange.response?.status == 403)
    }
  }

  @Test("a redirect is refused, and so is an agreement to something else")
  func otherAnswers() async throws {
    let moved = try ScriptedServer { _ in [.response(302, ["Location: /other"])] }
    let asked = try request(moved.url())
    let refusal = await #expect(throws: TransportError.self) {
      try await CurlTransport().webSocket(to: asked)
    }
    #expect(refusal?.code == .webSocketRefused && moved.requests.count == 1)
    let other = try ScriptedServer { _ in
      [.text("HTTP/1.1 101 X\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"), .hold]
    }
    let again = try request(other.url())
    let failure = await #expect(throws: TransportError.self) {
      try await CurlTransport().webSocket(to: again)
    }
    #expect(failure?.code == .webSocketHandshake)
    #expect(failure?.message == "the server answered 101 without a Sec-WebSocket-Accept")
  }

  @Test("a server that says nothing, or half a head, is told as for any request")
  func noAnswer() async throws {
    for steps in [[Step.close], [.text("HTTP/1.1 101"), .close]] {
      let server = try ScriptedServer { _ in steps }
      let asked = try request(server.url())
      let failure = await #expect(throws: TransportError.self) {
        try await CurlTransport().webSocket(to: asked)
      }
      #expect([.closed, .reset].contains(failure?.code))
    }
  }

  @Test("nothing listens, or the wait is too long: as for any request")
  func unreachable() async throws {
    let server = try ScriptedServer { _ in [.hold] }
    let asked = try request(server.url()) { $0.deadlines.total = .milliseconds(50) }
    let failure = await #expect(throws: TransportError.self) {
      try await CurlTransport().webSocket(to: asked)
    }
    #expect(failure?.code == .timeoutTotal)
  }

  @Test("a body, another method and digest cannot begin one")
  func wrongRequest() async throws {
    let asked = try request("http://127.0.0.1:1/", .post, body: RequestBody(.bytes([0x78]), contentType: nil))
    let failure = await #expect(throws: TransportError.self) {
      try await CurlTransport().webSocket(to: asked)
    }
    #expect(failure?.code == .requestBody)
  }

  @Test("cookies go along where they belong, and those of the answer are kept")
  func cookies() async throws {
    let transport = CurlTransport()
    let server = try server([])
    let asked = try request(server.url()) { $0.usesCookies = true }
    let first = try await transport.webSocket(to: asked, settings)
    #expect(await transport.cookies().map(\.name) == ["seen"])
    let second = try await transport.webSocket(to: asked, settings)
    #expect(server.requests.last?.header("Cookie") == "seen=yes")
    first.drop()
    second.drop()
  }

  @Test("letting go ends the connection, and the transport goes on")
  func letGo() async throws {
    let transport = CurlTransport()
    let server = try server([])
    do {
      let socket = try await transport.webSocket(to: try request(server.url()), settings)
      try await socket.send("x")
    }
    let other = try ScriptedServer { _ in [.response(200, [], Array("ok".utf8))] }
    #expect(try await transport.send(try request(other.url())).text == "ok")
  }
}
