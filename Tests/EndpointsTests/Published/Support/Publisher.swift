import ApusSystem
import Glibc
import Synchronization

/// A server on 127.0.0.1 that publishes things as a function says, over real sockets, a thread a connection.
final class Publisher: Sendable {
  enum Reply: Sendable {
    case answer(Int, [(String, String)], String)
    /// Fewer bytes than were promised.
    case short(promised: Int, String)
    case endless
  }

  struct Asked: Sendable {
    let path: String
    /// As they were sent, names in lower case.
    let headers: [String: String]
  }

  typealias Script = @Sendable (Asked) -> Reply

  let port: Int
  private let listener: Int32
  private let state: State

  private final class State: Sendable {
    let script: Mutex<Script>
    let asked = Mutex<[Asked]>([])
    init(_ script: @escaping Script) { self.script = Mutex(script) }
  }

  struct NoSocket: Error {}

  init(_ script: @escaping Script) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard result else { throw NoSocket() }
    let state = State(script)
    (self.listener, self.state) = (listener, state)
    port = Int(UInt16(bigEndian: address.sin_port))
    SystemThread.start {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          close(listener)
          return
        }
        SystemThread.start {
          Self.serve(connection, state)
          close(connection)
        }?.detach()
      }
    }?.detach()
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// What was asked so far.
  var asked: [Asked] { state.asked.withLock { $0 } }

  /// From here on it answers otherwise.
  func now(_ script: @escaping Script) { state.script.withLock { $0 = script } }

  func url(_ path: String = "/api.json") -> String { "http://127.0.0.1:\(port)\(path)" }

  private static func serve(_ connection: Int32, _ state: State) {
    var text = ""
    var piece = [UInt8](repeating: 0, count: 16_384)
    while !text.contains("\r\n\r\n") {
      let count = recv(connection, &piece, piece.count, 0)
      guard count > 0 else { return }
      text += String(decoding: piece[..<count], as: UTF8.self)
    }
    let lines = text.split(separator: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    }
    let words = lines.first?.split(separator: " ") ?? []
    let asked = Asked(path: words.count > 1 ? String(words[1]) : "", headers: headers)
    state.asked.withLock { $0.append(asked) }
    switch state.script.withLock({ $0 })(asked) {
    case .answer(let status, let fields, let body):
      let all = fields + [("Content-Length", "\(body.utf8.count)"), ("Connection", "close")]
      let head = all.map { "\($0.0): \($0.1)\r\n" }.joined()
      _ = send("HTTP/1.1 \(status) Fine\r\n\(head)\r\n\(status == 304 ? "" : body)", on: connection)
    case .short(let promised, let body):
      _ = send("HTTP/1.1 200 OK\r\nContent-Length: \(promised)\r\n\r\n\(body)", on: connection)
    case .endless:
      guard send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n", on: connection) else { return }
      let blanks = String(repeating: " ", count: 8_192)
      while send(blanks, on: connection) {}
    }
  }

  private static func send(_ text: String, on connection: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
