internal import ApusSystem
internal import Synchronization

/// The connections of which nobody knows yet whose they are. Where there are too many, the one that waits longest ends:
/// so nobody keeps others out by opening connections and saying nothing.
final class Strangers: Sendable {
  private struct Waiting {
    var sockets: [Int: Socket] = [:]
    var oldest = 0
    var next = 0
    /// How many were ended and have not left yet.
    var ending = 0
  }

  private let most: Int
  private let waiting = Mutex(Waiting())

  init(most: Int) { self.most = most }

  /// Connections that take nobody's place any more, although their threads still run.
  var ending: Int { waiting.withLock { $0.ending } }

  /// Notes a connection, and returns the number to leave under.
  func enter(_ socket: Socket) -> Int {
    waiting.withLock { waiting in
      let number = waiting.next
      waiting.next += 1
      waiting.sockets[number] = socket
      while waiting.sockets.count > most {
        // Under the lock, so that its descriptor is still its own: it leaves before it is closed.
        if let socket = waiting.sockets.removeValue(forKey: waiting.oldest) {
          socket.stopBothWays()
          waiting.ending += 1
        }
        waiting.oldest += 1
      }
      return number
    }
  }

  /// Must be called before the socket is closed.
  func leave(_ number: Int) {
    waiting.withLock { waiting in
      if waiting.sockets.removeValue(forKey: number) == nil { waiting.ending -= 1 }
    }
  }
}
