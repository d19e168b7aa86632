internal import ApusSystem
internal import Synchronization

/// The connections of which nobody knows yet whose they are. Where there are too many, the one that waits longest ends:
/// so nobody keeps others out by opening connections and saying nothing.
final class Strangers: Sendable {
  private struct Waiting {
    var sockets: [Int: Socket] = [:]
    var oldest = 0
    var next = 0
  }

  private let most: Int
  private let waiting = Mutex(Waiting())

  init(most: Int) { self.most = most }

  var count: Int { waiting.withLock { $0.sockets.count } }

  /// Notes a connection, and returns the number to leave under.
  func enter(_ socket: Socket) -> Int {
    waiting.withLock { waiting in
      let number = waiting.next
      waiting.next += 1
      waiting.sockets[number] = socket
      while waiting.sockets.count > most {
        // Under the lock, so that its descriptor is still its own: it leaves before it is closed.
        waiting.sockets.removeValue(forKey: waiting.oldest)?.stopBothWays()
        waiting.oldest += 1
      }
      return number
    }
  }

  /// Must be called before the socket is closed.
  func leave(_ number: Int) { _ = waiting.withLock { $0.sockets.removeValue(forKey: number) } }
}
