internal import ApusSystem
internal import Synchronization

/// The connections of which nobody knows yet whose they are, or what they ask. Where there are too many, one ends: of
/// the address that has most, the one that waits longest. So nobody keeps others out by opening connections and saying
/// nothing, or half of something, nor by opening them so fast that others are the ones that wait longest.
final class Strangers: Sendable {
  private struct Stranger {
    let socket: Socket
    let address: IPv4Address?
  }

  private struct Waiting {
    /// By number, in the order in which they came.
    var strangers: [Int: Stranger] = [:]
    var next = 0
    /// How many were ended and have not left yet.
    var ending = 0
    /// How many were ended so far.
    var ended = 0

    /// Among addresses that have equally many, too, the one that waits longest. Each is looked at: there are hundreds.
    var mostDispensable: Int? {
      let having = strangers.values.reduce(into: [:]) { $0[$1.address, default: 0] += 1 }
      let most = having.values.max()
      return strangers.filter { having[$0.value.address] == most }.keys.min()
    }
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
  ///
  /// - Parameter address: where it comes from; asked of the socket where nothing is given.
  func enter(_ socket: Socket, from address: IPv4Address? = nil) -> Int {
    let stranger = Stranger(socket: socket, address: address ?? socket.peerAddress)
    let number = waiting.withLock { waiting in
      waiting.strangers[waiting.next] = stranger
      waiting.next += 1
      return waiting.next - 1
    }
    end(downTo: most)
    return number
  }

  /// Ends one as if there were too many, where there is any.
  func endOne() { end(downTo: max(0, waiting.withLock { $0.strangers.count } - 1)) }

  private func end(downTo most: Int) {
    let ended = waiting.withLock { waiting in
      let before = waiting.ended
      while waiting.strangers.count > most, let number = waiting.mostDispensable {
        // Under the lock, so that its descriptor is still its own: it leaves before it is closed.
        waiting.strangers.removeValue(forKey: number)?.socket.stopBothWays()
        waiting.ending += 1
        waiting.ended += 1
      }
      return waiting.ended > before ? waiting.ended : 0
    }
    if ended.nonzeroBitCount == 1 { told(ended) }
  }

  /// Must be called before the socket is closed.
  func leave(_ number: Int) {
    waiting.withLock { waiting in
      if waiting.strangers.removeValue(forKey: number) == nil { waiting.ending -= 1 }
    }
  }
}
