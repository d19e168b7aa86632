import ApusSystem
import Foundation
import Synchronization

/// A server that writes down every byte it is sent, and answers by the path: `/r307` leads to `/landed`, `/digest` wants
/// to know who asks, `/503` is busy, `/cookie` sets one; all others are fine.
final class RecordingServer: Sendable {
  private let listener: Socket
  private let state = Mutex(State())
  private let stop: (reading: Descriptor, writing: Descriptor)
  private let answer: @Sendable (RecordedRequest) -> [UInt8]

  private struct State {
    var requests: [String] = []
    var clients: [Socket] = []
  }

  var port: UInt16 { listener.localPort }

  /// What came, in order, each byte as a character; `PORT` stands for this server's.
  var requests: [String] {
    state.withLock { $0.requests }.map { $0.replacingOccurrences(of: "\(port)", with: "PORT") }
  }

  /// - Parameter answer: what each is answered; by default the request's own answer.
  init(answering answer: @escaping @Sendable (RecordedRequest) -> [UInt8] = { Array($0.answer.utf8) }) throws
  {
    self.answer = answer
    listener = try Socket.listening(on: 0, backlog: 16)
    stop = try Descriptor.pipe()
  }

  /// Serves until `close`.
  func start() { SystemThread.start { self.run() }?.detach() }

  func close() { _ = try? stop.writing.write([0]) }

  private func run() {
    var pending: [Int32: [UInt8]] = [:]
    while true {
      let clients = state.withLock { $0.clients }
      var entries = ([stop.reading, listener.descriptor] + clients.map(\.descriptor)).map {
        Readiness.Entry($0, .reading)
      }
      guard (try? Readiness.wait(for: &entries)) == true else { continue }
      if entries[0].isReady { return end(clients) }
      if entries[1].isReady, case .connection(let client) = listener.accept() {
        state.withLock { $0.clients.append(client) }
      }
      for (client, entry) in zip(clients, entries.dropFirst(2)) where entry.isReady {
        take(from: client, &pending[client.descriptor.number, default: []])
      }
    }
  }

  private func end(_ clients: [Socket]) {
    for client in clients { client.close() }
    listener.close()
    stop.reading.close()
    stop.writing.close()
  }

  private func take(from client: Socket, _ bytes: inout [UInt8]) {
    var scratch = [UInt8](repeating: 0, count: 1 << 16)
    switch client.receive(into: &scratch) {
    case .moved(let count):
      bytes += scratch[..<count]
      while let request = RecordedRequest(taking: &bytes) {
        state.withLock { $0.requests.append(request.text) }
        send(answer(request), to: client)
      }
    case .mustWait: break
    case .ended:
      state.withLock { state in state.clients.removeAll { $0.descriptor == client.descriptor } }
      bytes = []
      client.close()
    }
  }
}

extension RecordingServer {
  /// Waits where the client has to read first.
  private func send(_ bytes: [UInt8], to client: Socket) {
    var sent = 0
    while sent < bytes.count {
      switch client.send(bytes, from: sent) {
      case .moved(let count): sent += count
      case .mustWait: _ = try? Readiness.wait(for: client.descriptor, .writing)
      case .ended: return
      }
    }
  }
}

/// One request, taken off the beginning of what came.
struct RecordedRequest {
  let text: String
  private let head: String

  init?(taking bytes: inout [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    head = Self.text(bytes[..<end.lowerBound])
    let lower = head.lowercased()
    var whole = bytes.count
    if lower.contains("\r\ntransfer-encoding: chunked") {
      // Nobody sends another one before the answer.
      guard bytes.suffix(5).elementsEqual("0\r\n\r\n".utf8) else { return nil }
    } else {
      let length = lower.firstMatch(of: /\r\ncontent-length: (\d+)/).flatMap { Int($0.1) } ?? 0
      whole = end.upperBound + length
    }
    guard bytes.count >= whole else { return nil }
    text = Self.text(bytes[..<whole])
    bytes.removeFirst(whole)
  }

  /// Each byte as a character. `Data` is read at once, a slice byte by byte.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(data: Data(bytes), encoding: .isoLatin1) ?? ""
  }

  var answer: String {
    let path = head.split(separator: " ").dropFirst().first ?? ""
    var status = "200 OK"
    var more = ""
    if let redirect = path.firstMatch(of: /\/r(30[12378])/) {
      status = "\(redirect.1) Moved"
      more = "Location: /landed\r\n"
    } else if path.contains("/digest"), !head.lowercased().contains("\r\nauthorization:") {
      status = "401 No"
      more = "WWW-Authenticate: Digest realm=\"r\", nonce=\"n\", qop=\"auth\", algorithm=MD5\r\n"
    } else if path.contains("/503") {
      status = "503 Busy"
    } else if path.contains("/cookie") {
      more = "Set-Cookie: seen=1; Path=/\r\n"
    }
    let body = head.hasPrefix("HEAD ") ? "" : "{\"a\":1}"
    return "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\n\(more)Content-Length: 7\r\n\r\n\(body)"
  }
}
