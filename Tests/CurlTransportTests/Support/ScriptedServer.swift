import ApusSystem
import Glibc
import Synchronization

/// A request as the server read it.
struct SeenRequest: Sendable {
  var method = ""
  var target = ""
  var version = ""
  var headers: [(name: String, value: String)] = []
  /// As it came, so that chunks are still chunks.
  var body: [UInt8] = []
  /// Which connection it came on, from 1.
  var connection = 0

  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// A server on 127.0.0.1, or on a socket in the file system, that answers by script: a thread a connection, full
/// control over every byte. It is there until it is released.
final class ScriptedServer: Sendable {
  typealias Script = @Sendable (SeenRequest) -> [Step]

  let port: Int
  private let listener: Int32
  private let shared: Shared

  /// What the connections' threads share; they keep it, not the server.
  private final class Shared: Sendable {
    let script: Script
    let state = Mutex<(requests: [SeenRequest], connections: Int, open: Set<Int32>)>(([], 0, []))
    init(_ script: @escaping Script) { self.script = script }
  }

  var requests: [SeenRequest] { shared.state.withLock { $0.requests } }
  var connectionCount: Int { shared.state.withLock { $0.connections } }

  /// `greeting` is played before anything is read. Without `readsBodies` a request is answered when its head is
  /// there, and the rest is left in the socket, which holds little of it: what is there has come, for all a client knows.
  init(
    socketPath: String? = nil, greeting: [Step] = [], readsBodies: Bool = true,
    _ script: @escaping Script
  ) throws {
    (listener, port) = try socketPath.map { (try listen(atPath: $0), 0) } ?? listenOnLoopback()
    if !readsBodies { Self.leaveLittleRoom(listener) }
    shared = Shared(script)
    let (listener, shared) = (listener, shared)
    _ = SystemThread.start {
      while true {
        let socket = accept(listener, nil, nil)
        if socket < 0, errno == EINTR || errno == ECONNABORTED { continue }
        guard socket >= 0 else {
          close(listener)
          return
        }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        let number = shared.state.withLock { state in
          state.connections += 1
          state.open.insert(socket)
          return state.connections
        }
        _ = SystemThread.start {
          let connection = ServedConnection(socket: socket, number: number, readsBodies: readsBodies)
          connection.serve(greeting, shared.script) { request in
            shared.state.withLock { $0.requests.append(request) }
          }
          shared.state.withLock { state in
            state.open.remove(socket)
            close(socket)
          }
        }
      }
    }
  }

  private static func leaveLittleRoom(_ listener: Int32) {
    var size: Int32 = 64 << 10
    setsockopt(listener, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout.size(ofValue: size)))
  }

  deinit {
    // Its thread closes it: the number must not be another socket's while that thread may use it.
    shutdown(listener, Int32(SHUT_RDWR))
    shared.state.withLock { for socket in $0.open { shutdown(socket, Int32(SHUT_RDWR)) } }
  }

  func url(_ target: String = "/") -> String { "http://127.0.0.1:\(port)\(target)" }
}

/// One connection: reads requests, plays steps.
private final class ServedConnection {
  private let socket: Int32
  private let number: Int
  private let readsBodies: Bool
  private var buffer: [UInt8] = []

  init(socket: Int32, number: Int, readsBodies: Bool) {
    self.readsBodies = readsBodies
    self.socket = socket
    self.number = number
    var one: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
  }

  func serve(_ greeting: [Step], _ script: ScriptedServer.Script, _ saw: (SeenRequest) -> Void) {
    for step in greeting where !play(step) { return }
    while let request = readRequest() {
      saw(request)
      for step in script(request) where !play(step) { return }
    }
  }

  private func play(_ step: Step) -> Bool {
    switch step {
    case .send(let bytes): return sendAll(bytes)
    case .text(let text): return sendAll(Array(text.utf8))
    case .forever(let bytes):
      while sendAll(bytes) {}
      return false
    case .drip(let bytes, let milliseconds):
      for byte in bytes {
        guard sendAll([byte]) else { return false }
        // This is what a slow server is. Nobody waits for it to be over.
        usleep(milliseconds * 1_000)
      }
    case .take(let count, let milliseconds):
      while buffer.count < count { guard receive() else { return false } }
      buffer.removeFirst(count)
      // Likewise: a server that takes its time to read.
      usleep(milliseconds * 1_000)
    case .tick(let pace): pace.tick()
    case .tell(let gate): gate.open()
    case .hold:
      // Whatever else arrives is left where it is. This is POLLRDHUP, which Swift does not import.
      let peerHasClosed: Int16 = 0x2000
      var watched = pollfd(fd: socket, events: peerHasClosed, revents: 0)
      poll(&watched, 1, -1)
      return false
    case .holdThenTell(let gate):
      defer { gate.open() }
      return play(.hold)
    case .close:
      shutdown(socket, Int32(SHUT_RDWR))
      return false
    case .reset:
      var setting = linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &setting, socklen_t(MemoryLayout<linger>.size))
      return false
    }
    return true
  }

  private func readRequest() -> SeenRequest? {
    let separator = Array("\r\n\r\n".utf8)
    while !buffer.contains(separator) { guard receive() else { return nil } }
    let end = buffer.firstRange(of: separator)?.lowerBound ?? 0
    let lines = String(decoding: buffer[..<end], as: UTF8.self).split(separator: "\r\n")
    buffer.removeFirst(end + separator.count)
    var request = SeenRequest()
    request.connection = number
    let words = lines.first?.split(separator: " ") ?? []
    request.method = words.first.map(String.init) ?? ""
    request.target = words.count > 1 ? String(words[1]) : ""
    request.version = words.count > 2 ? String(words[2]) : ""
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      request.headers.append((String(parts[0]), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""))
    }
    guard readsBodies else { return request }
    var length = request.header("Content-Length").flatMap { Int($0) } ?? 0
    if request.header("Transfer-Encoding") == "chunked" {
      let end = Array("0\r\n\r\n".utf8)
      while !buffer.contains(end) { guard receive() else { return nil } }
      length = buffer.firstRange(of: end)?.upperBound ?? 0
    }
    while buffer.count < length { guard receive() else { return nil } }
    request.body = Array(buffer[..<length])
    buffer.removeFirst(length)
    return request
  }

  private func receive() -> Bool {
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &piece, piece.count, 0)
    guard count > 0 else { return false }
    buffer += piece[..<count]
    return true
  }

  private func sendAll(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

struct SystemError: Error { let call: String }

private func listenOnLoopback() throws -> (socket: Int32, port: Int) {
  let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let result = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(listener, $0, size) == 0 && listen(listener, 128) == 0 && getsockname(listener, $0, &size) == 0
    }
  }
  guard result else { throw SystemError(call: "bind") }
  return (listener, Int(UInt16(bigEndian: address.sin_port)))
}

private func listen(atPath path: String) throws -> Int32 {
  let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
  let result = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 && listen(listener, 128) == 0
    }
  }
  guard result else { throw SystemError(call: "bind") }
  return listener
}
