#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that hides nothing: it sends the bytes it is given and returns the bytes that came.
final class RawClient {
  enum Ending: Equatable {
    case closed
    case reset
    /// The server stayed silent for as long as the client cared to wait.
    case silent
    /// The client had enough.
    case enough
  }

  struct Failure: Error {
    let what: String
  }

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // It is closed when this goes, which it does here too: a second time would close what somebody else has by then.
    guard result == 0 else { throw Failure(what: "cannot connect to port \(port)") }
  }

  deinit { close(descriptor) }

  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      #if canImport(Glibc)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      let count = bytes[sent...].withUnsafeBytes { unsent -> Int in
        #if canImport(Glibc)
          Glibc.send(descriptor, unsent.baseAddress, unsent.count, flags)
        #else
          Darwin.send(descriptor, unsent.baseAddress, unsent.count, flags)
        #endif
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  func stopSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Everything until the connection ends, `limit` bytes came, or nothing came for `patience` milliseconds.
  func readAll(limit: Int = 4_000_000, patience: Int32 = 600_000) -> (bytes: [UInt8], ending: Ending) {
    while buffer.count < limit {
      switch fill(patience: patience) {
      case nil: continue
      case let ending?: return (take(buffer.count), ending)
      }
    }
    return (take(buffer.count), .enough)
  }

  /// One response, and whether the connection stays open is the caller's to see.
  func readResponse(isHead: Bool = false) throws -> WireResponse {
    while true {
      let head = try readHead()
      if head.status == 100 || head.status == 103 { continue }
      return try readBody(of: head, isHead: isHead)
    }
  }

  /// Sends a request and reads its response.
  func ask(
    _ method: String, _ path: String, _ fields: [String] = [], body: [UInt8] = []
  ) throws -> WireResponse {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: practice.localhost"] + fields
    if !body.isEmpty { lines.append("Content-Length: \(body.count)") }
    send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
    return try readResponse(isHead: method == "HEAD")
  }

  func get(_ path: String, _ fields: String...) throws -> WireResponse { try ask("GET", path, fields) }

  func readHead() throws -> WireResponse {
    var searched = 0
    while true {
      if let end = endOfHead(from: max(0, searched - 3)) { return try WireResponse(head: take(end)) }
      searched = buffer.count
      if let ending = fill(patience: 600_000) { throw Failure(what: "\(ending) within a head: \(text)") }
    }
  }

  /// Where what follows an empty line begins.
  private func endOfHead(from start: Int) -> Int? {
    buffer.indices.dropFirst(start).first { index in
      buffer[index] == 0x0d && buffer[index...].starts(with: [0x0d, 0x0a, 0x0d, 0x0a])
    }.map { $0 + 4 }
  }

  private func readBody(of head: WireResponse, isHead: Bool) throws -> WireResponse {
    var response = head
    if isHead || [204, 304].contains(head.status) { return response }
    if head.first("Transfer-Encoding") == "chunked" {
      while true {
        let size = try Int(String(decoding: readLine(), as: UTF8.self), radix: 16) ?? -1
        guard size >= 0 else { throw Failure(what: "a bad chunk size") }
        response.body += try read(size)
        guard try readLine().isEmpty else { throw Failure(what: "a chunk without its end") }
        if size == 0 { return response }
      }
    }
    guard let length = head.first("Content-Length").flatMap({ Int($0) }) else {
      response.body = readAll().bytes
      return response
    }
    response.body = try read(length)
    return response
  }

  private func readLine() throws -> [UInt8] {
    while true {
      if let feed = buffer.firstIndex(of: 0x0a) { return take(feed + 1).dropLast(2) }
      if let ending = fill(patience: 600_000) { throw Failure(what: "\(ending) within a line") }
    }
  }

  private func read(_ count: Int) throws -> [UInt8] {
    while buffer.count < count {
      if let ending = fill(patience: 600_000) { throw Failure(what: "\(ending) within a body") }
    }
    return take(count)
  }

  private func take(_ count: Int) -> [UInt8] {
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  private var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Nil when bytes came.
  private func fill(patience: Int32) -> Ending? {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, patience) > 0 else { return .silent }
    var scratch = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &scratch, scratch.count, 0)
    if count > 0 { buffer += scratch[..<count] }
    return count > 0 ? nil : (count == 0 ? .closed : .reset)
  }
}

/// A response as it stood on the wire.
struct WireResponse {
  let head: [UInt8]
  let status: Int
  let reason: String
  let fields: [(name: String, value: String)]
  var body: [UInt8] = []

  init(head: [UInt8]) throws {
    self.head = head
    let lines = String(decoding: head, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: true)
    let parts = (lines.first ?? "").split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, parts[0] == "HTTP/1.1", let status = Int(parts[1]) else {
      throw RawClient.Failure(what: "not a status line: \(lines.first ?? "")")
    }
    self.status = status
    reason = parts.count > 2 ? String(parts[2]) : ""
    fields = lines.dropFirst().map { line in
      let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(halves[0]), String((halves.last ?? "").drop { $0 == " " }))
    }
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  func first(_ name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  func all(_ name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }
}
