import Foundation

/// A listener that takes no connection because its queue is full, or takes one and reads nothing from it.
final class FullListener: Sendable {
  let port: Int
  private let listener: Int32
  private let waiting: [Int32]

  init(accepts: Bool = false) throws {
    (listener, port) = try Socket.listen(backlog: accepts ? 8 : 0)
    let port = port
    waiting = accepts ? [] : (0..<4).map { _ in Socket.connectWithoutWaiting(to: port) }
  }

  func stop() {
    for socket in waiting + [listener] { close(socket) }
  }
}

/// Says hello in plain text to whoever connects.
final class PlainGreeter: Sendable {
  let port: Int
  private let listener: Int32

  init() throws {
    (listener, port) = try Socket.listen()
    Thread.detachNewThread { [listener] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 { return }
        let socket = Socket(connection)
        _ = socket.fill() && socket.send(Array("HTTP/1.1 400 Bad\r\nContent-Length: 0\r\n\r\n".utf8))
        close(connection)
      }
    }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }
}
