import ApusPacingTestSupport
import ApusSystem
import Testing

@Suite("Sockets", .paced)
struct SocketTests {
  /// Two ends of one connection, and who listened for it. Whoever asks for them closes all.
  private struct Connection {
    let listener: Socket
    let client: Socket
    let server: Socket

    init() throws {
      listener = try Socket.listening(on: 0, backlog: 1)
      client = try Socket.connecting(to: listener.localPort)
      _ = try Readiness.wait(for: listener.descriptor, .reading)
      guard case .connection(let server) = listener.accept() else { throw NobodyCame() }
      self.server = server
      _ = try Readiness.wait(for: client.descriptor, .writing)
    }

    func close() { for socket in [listener, client, server] { socket.close() } }
  }

  private struct NobodyCame: Error {}

  /// What a socket says next, once there is something.
  private func receive(_ socket: Socket) throws -> String {
    _ = try Readiness.wait(for: socket.descriptor, .reading)
    var scratch = [UInt8](repeating: 0, count: 100)
    switch socket.receive(into: &scratch) {
    case .moved(let count): return String(decoding: scratch[..<count], as: UTF8.self)
    case .mustWait: return "must wait"
    case .ended: return "ended"
    }
  }

  @Test("bytes go both ways, from where they are to be sent")
  func talking() throws {
    let connection = try Connection()
    defer { connection.close() }
    guard case .moved(5) = connection.client.send(Array("++hello".utf8), from: 2) else {
      Issue.record("the bytes were not sent at once")
      return
    }
    #expect(try receive(connection.server) == "hello")
    _ = connection.server.send(Array("りんご".utf8), from: 0)
    #expect(try receive(connection.client) == "りんご")
  }

  @Test("each end knows where the other is, and a socket that waits for others knows nobody")
  func peer() throws {
    let connection = try Connection()
    defer { connection.close() }
    #expect(connection.server.peerAddress == .loopback && connection.client.peerAddress == .loopback)
    #expect(connection.listener.peerAddress == nil && connection.listener.localPort != 0)
  }

  @Test("where nothing has come, and nobody, it is to be waited, and nothing blocks")
  func waiting() throws {
    let connection = try Connection()
    defer { connection.close() }
    var scratch = [UInt8](repeating: 0, count: 10)
    guard case .mustWait = connection.client.receive(into: &scratch) else {
      Issue.record("something came that nobody sent")
      return
    }
    guard case .none = connection.listener.accept() else {
      Issue.record("somebody came that nobody knows")
      return
    }
  }

  @Test("sending that nobody reads has to wait at last")
  func full() throws {
    let connection = try Connection()
    defer { connection.close() }
    let block = [UInt8](repeating: 0, count: 1 << 20)
    var sent = 0
    while case .moved(let count) = connection.client.send(block, from: 0), count > 0, sent < 1 << 30 {
      sent += count
    }
    guard case .mustWait = connection.client.send(block, from: 0) else {
      Issue.record("\(sent) bytes were sent to nobody")
      return
    }
  }

  @Test("who has no more to say is heard to the end, and still told")
  func oneWay() throws {
    let connection = try Connection()
    defer { connection.close() }
    _ = connection.client.send(Array("last".utf8), from: 0)
    connection.client.stopSending()
    #expect(try receive(connection.server) == "last")
    #expect(try receive(connection.server) == "ended")
    _ = connection.server.send(Array("yes".utf8), from: 0)
    #expect(try receive(connection.client) == "yes")
  }

  @Test("a connection that is closed ends, also with a reset, and sending on it kills nobody")
  func ending() throws {
    for resets in [false, true] {
      let connection = try Connection()
      defer { for socket in [connection.listener, connection.client] { socket.close() } }
      if resets { connection.server.resetWhenClosed() }
      connection.server.close()
      #expect(try receive(connection.client) == "ended")
      guard resets else { continue }
      guard case .ended = connection.client.send([1], from: 0) else {
        Issue.record("bytes were sent to nobody")
        return
      }
    }
  }

  @Test("the system chooses a port that is free, and one that is taken is refused by its number")
  func ports() throws {
    let listener = try Socket.listening(on: 0, backlog: 1)
    defer { listener.close() }
    let port = listener.localPort
    #expect(port > 0)
    let error = #expect(throws: ListenError.self) { try Socket.listening(on: port, backlog: 1) }
    #expect(error?.port == port)
    #expect(error?.description == "cannot listen on 127.0.0.1:\(port): Address already in use")
  }
}
