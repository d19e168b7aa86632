import Foundation
import Synchronization

/// What a server does on a connection once it has read a request.
enum Step: Sendable {
  case send([UInt8])
  /// The same bytes again and again, until the client goes away.
  case sendEndlessly([UInt8], pause: UInt32 = 0)
  /// Nothing more, until the stream ends.
  case waitFor(AsyncStream<Void>)
  /// Nothing more, until the client goes away.
  case waitForClose
  case reset
  case close

  static func text(_ text: String) -> Step { .send(Array(text.utf8)) }

  /// A response with a length, whatever the status.
  static func response(_ status: Int = 200, _ fields: [String] = [], body: String = "") -> Step {
    let head = ["HTTP/1.1 \(status) Fine"] + fields + ["Content-Length: \(body.utf8.count)"]
    return .text(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }
}

struct ReceivedRequest: Sendable {
  let method: String
  let target: String
  let fields: [(name: String, value: String)]
  let body: [UInt8]

  func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }
}

/// An HTTP/1.1 server on a loopback port, a thread a connection, that answers with raw bytes of the test's choice.
final class ScriptedServer: Sendable {
  typealias Script = @Sendable (ReceivedRequest) -> [Step]

  let port: Int
  private let listener: Int32
  private let script: Script
  private let state = Mutex((requests: [ReceivedRequest](), connections: Set<Int32>()))
  private let arrivals = AsyncStream<Void>.makeStream()

  init(_ script: @escaping Script) throws {
    self.script = script
    (listener, port) = try Socket.listen()
    Thread.detachNewThread { [self] in acceptAll() }
  }

  /// Every connection ends, and so do their threads.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    state.withLock { state in
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  func url(_ target: String) -> String { "http://127.0.0.1:\(port)\(target)" }

  var requests: [ReceivedRequest] { state.withLock { $0.requests } }

  /// Waits until one more request has come, body and all.
  func nextRequest() async {
    for await _ in arrivals.stream { return }
  }

  private func acceptAll() {
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 {
        close(listener)
        return
      }
      state.withLock { _ = $0.connections.insert(connection) }
      Thread.detachNewThread { [self] in
        serve(Socket(connection))
        state.withLock { _ = $0.connections.remove(connection) }
        close(connection)
      }
    }
  }

  private func serve(_ socket: Socket) {
    while let request = socket.readRequest() {
      state.withLock { $0.requests.append(request) }
      arrivals.continuation.yield()
      for step in script(request) {
        guard perform(step, on: socket) else { return }
      }
    }
  }

  /// Whether the connection goes on.
  private func perform(_ step: Step, on socket: Socket) -> Bool {
    switch step {
    case .send(let bytes): return socket.send(bytes)
    case .sendEndlessly(let bytes, let pause):
      // The pause is what a slow server is. Nobody waits for it to be over.
      while socket.send(bytes) { usleep(pause) }
      return false
    case .waitForClose:
      while socket.fill() {}
      return false
    case .waitFor(let stream):
      let ended = DispatchSemaphore(value: 0)
      Task {
        for await _ in stream {}
        ended.signal()
      }
      ended.wait()
      return true
    case .reset:
      socket.resetOnClose()
      return false
    case .close: return false
    }
  }
}
