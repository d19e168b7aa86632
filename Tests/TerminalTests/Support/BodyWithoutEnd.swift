import ApusSystem
import Testing

/// A server that sends one client a body without an end, as much of it as it is told to.
///
/// What a system keeps on the way is limited, so whoever was sent more than that has taken some of it.
final class BodyWithoutEnd {
  /// More than both ends' buffers hold together.
  static let moreThanFits = 32 << 20

  private let listener: Socket
  private var client: Socket?

  var url: String { "http://127.0.0.1:\(listener.localPort)/" }

  init() throws { listener = try Socket.listening(on: 0, backlog: 1) }

  deinit {
    client?.close()
    listener.close()
  }

  /// Sends so much, once there is a client.
  ///
  /// - Returns: false where the client is gone.
  func send(_ count: Int) throws -> Bool {
    let client = try connected()
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
    var left = count
    while left > 0 {
      _ = try Readiness.wait(for: client.descriptor, .writing)
      switch client.send(piece, from: 0) {
      case .moved(let sent): left -= sent
      case .mustWait: continue
      case .ended: return false
      }
    }
    return true
  }

  private func connected() throws -> Socket {
    if let client { return client }
    _ = try Readiness.wait(for: listener.descriptor, .reading)
    guard case .connection(let arrived) = listener.accept() else { return try connected() }
    client = arrived
    _ = arrived.send(
      Array("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n".utf8), from: 0)
    return arrived
  }
}
