import ApusClient
import Synchronization

/// A request's body, where it is bytes in memory.
func bodyText(_ request: Request) -> String? {
  guard case .bytes(let bytes) = request.body?.content else { return nil }
  return String(decoding: bytes, as: UTF8.self)
}

/// Lines that several tasks may add to.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func append(_ line: String) { lines.withLock { $0.append(line) } }
}
