import Foundation

struct SocketProblem: Error {}

/// One end of a loopback connection, for a server that reads requests and writes bytes.
final class Socket {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// A socket with a port of the system's choice, at which it does not listen.
  static func bound() throws -> (descriptor: Int32, port: Int) {
    let descriptor = makeStreamSocket()
    var address = loopback(port: 0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, size) == 0 && getsockname(descriptor, generic, &size) == 0
      }
    }
    guard isBound else { throw SocketProblem() }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// A socket that listens at a port of the system's choice.
  static func listen(backlog: Int32 = 128) throws -> (descriptor: Int32, port: Int) {
    let listener = try bound()
    guard Foundation.listen(listener.descriptor, backlog) == 0 else { throw SocketProblem() }
    return listener
  }

  /// A socket that has begun to connect.
  static func connectWithoutWaiting(to port: Int) -> Int32 {
    let descriptor = makeStreamSocket()
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var address = loopback(port: UInt16(port))
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        _ = connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return descriptor
  }

  private static func makeStreamSocket() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func loopback(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
  }

  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #else
        let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, 0) }
      #endif
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads what has come; `false` at the end of the connection.
  func fill() -> Bool {
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &piece, piece.count, 0)
    guard count > 0 else { return false }
    buffer.append(contentsOf: piece[..<count])
    return true
  }

  /// Makes closing send a reset, as a crashed server's system does.
  func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  func readRequest() -> ReceivedRequest? {
    var end = headEnd()
    while end == nil {
      guard fill() else { return nil }
      end = headEnd()
    }
    guard let end else { return nil }
    let lines = String(decoding: buffer[..<end], as: UTF8.self).components(separatedBy: "\r\n")
    buffer.removeFirst(end + 4)
    let words = lines[0].components(separatedBy: " ")
    let fields = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (
        name: String(parts.first ?? ""), value: (parts.last ?? "").trimmingCharacters(in: .whitespaces)
      )
    }
    let length = fields.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
    while buffer.count < length { guard fill() else { return nil } }
    let body = Array(buffer.prefix(length))
    buffer.removeFirst(length)
    return ReceivedRequest(
      method: words[0], target: words.dropFirst().first ?? "", fields: fields, body: body)
  }

  private func headEnd() -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    guard buffer.count >= mark.count else { return nil }
    return (0...(buffer.count - mark.count)).first { buffer[$0..<$0 + mark.count].elementsEqual(mark) }
  }
}
