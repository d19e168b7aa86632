internal import ApusPractice
internal import Synchronization

/// What was asked for, by method and path, whether or not something answered.
final class AskedLog: Sendable {
  struct Entry: Equatable, Sendable {
    let method: String
    let path: String
    let isKnown: Bool
    var times = 1
  }

  /// Nobody reads more; who asks for ever other paths must not fill the memory.
  private static let limit = 10_000
  private let log = Mutex<[Entry]>([])

  func note(_ request: MockRequest, isKnown: Bool) {
    log.withLock { log in
      let place = log.firstIndex {
        $0.method == request.method && $0.path == request.path && $0.isKnown == isKnown
      }
      if let place {
        log[place].times += 1
      } else if log.count < Self.limit {
        log.append(Entry(method: request.method, path: request.path, isKnown: isKnown))
      }
    }
  }

  /// In the order in which each was first asked for.
  var entries: [Entry] { log.withLock { $0 } }
}
