internal import ApusSystem
internal import Synchronization

/// The connections of which nobody knows yet whose they are, or what they ask. Where there are too many, the one that
/// waits longest ends: so nobody keeps others out by opening connections and saying nothing, or half of something.
final class Strangers: Sendable {
  private struct Waiting {
    var sockets: [Int: Socket] = [:]
    var oldest = 0
    var next = 0
    /// How many were ended and have not left yet.
    var ending = 0
    /// How many were ended so far.
    var ended = 0
  }

  private let most: Int
  private let waiting = Mutex(Waiting())

  /// Told how many were ended so far: of the first, and each time there are twice as many.
  private let told: @Sendable (Int) -> Void

  init(most: Int, told: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.most = most
    self.told = told
  }

  /// Connections that take nobody's place any more, although their threads still run.
  var ending: Int { waiting.withLock { $0.ending } }

  /// Notes a connection, and returns the number to leave under.
  func enter(_ socket: Socket) -> Int {
    let number = waiting.withLock { waiting in
      waiting.sockets[waiting.next] = socket
      waiting.next += 1
      return waiting.next - 1
    }
    end(downTo: most)
    return number
  }

  /// Ends the one that waits longest, where there is any.
  func endOldest() { end(downTo: max(0, waiting.withLock { $0.sockets.count } - 1)) }

  private func end(downTo most: Int) {
    let ended = waiting.withLock { waiting in
      let before = waiting.ended
      while waiting.sockets.count > most {
        // Under the lock, so that its descriptor is still its own: it leaves before it is closed.
        if let socket = waiting.sockets.removeValue(forKey: waiting.oldest) {
          socket.stopBothWays()
          waiting.ending += 1
          waiting.ended += 1
        }
        waiting.oldest += 1
      }
      return waiting.ended > before ? waiting.ended : 0
    }
    if ended.nonzeroBitCount == 1 { told(ended) }
  }

  /// Must be called before the socket is closed.
  func leave(_ number: Int) {
    waiting.withLock { waiting in
      if waiting.sockets.removeValue(forKey: number) == nil { waiting.ending -= 1 }
    }
  }
}
