internal import ApusSystem
internal import Synchronization

/// The connections of which nobody knows yet whose they are, or what they ask. Where there are too many, one ends: of
/// whoever has most, the one that waits longest. So nobody keeps others out by opening connections and saying
/// nothing, or half of something, nor by opening them so fast that others are the ones that wait longest.
final class Strangers: Sendable {
  /// Whose a connection is: that of all who are nobody else, at one address, where no more is known.
  enum Owner: Sendable, Hashable {
    case address(IPv4Address?)
    /// Who had a seat with it: a class may share one address.
    case holder(String)
  }

  /// One of them, to leave by.
  struct Ticket: Sendable {
    fileprivate let owner: Owner
    fileprivate let number: Int
  }

  private struct Waiting {
    /// By owner and number, which counts up as they come.
    var strangers: [Owner: [Int: Socket]] = [:]
    var count = 0
    var next = 0
    /// How many were ended and have not left yet.
    var ending = 0
    /// How many were ended so far.
    var ended = 0

    /// Among owners that have equally many, too, the one that waits longest.
    var mostDispensable: Ticket? {
      let most = strangers.values.lazy.map(\.count).max()
      let oldest = strangers.lazy.filter { $0.value.count == most }.compactMap { owner, sockets in
        sockets.keys.min().map { Ticket(owner: owner, number: $0) }
      }
      return oldest.min { $0.number < $1.number }
    }

    mutating func take(_ ticket: Ticket) -> Socket? {
      guard let socket = strangers[ticket.owner]?.removeValue(forKey: ticket.number) else { return nil }
      if strangers[ticket.owner]?.isEmpty == true { strangers[ticket.owner] = nil }
      count -= 1
      return socket
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

  /// Notes a connection.
  ///
  /// - Parameter owner: whose it is; where nothing is given, that of its address, which the socket is asked for.
  func enter(_ socket: Socket, of owner: Owner? = nil) -> Ticket {
    let owner = owner ?? .address(socket.peerAddress)
    let ticket = waiting.withLock { waiting in
      waiting.strangers[owner, default: [:]][waiting.next] = socket
      waiting.count += 1
      waiting.next += 1
      return Ticket(owner: owner, number: waiting.next - 1)
    }
    end(downTo: most)
    return ticket
  }

  /// Ends one as if there were too many, where there is any.
  func endOne() { end(downTo: max(0, waiting.withLock { $0.count } - 1)) }

  private func end(downTo most: Int) {
    let ended = waiting.withLock { waiting in
      let before = waiting.ended
      while waiting.count > most, let ticket = waiting.mostDispensable {
        // Under the lock, so that its descriptor is still its own: it leaves before it is closed.
        waiting.take(ticket)?.stopBothWays()
        waiting.ending += 1
        waiting.ended += 1
      }
      return waiting.ended > before ? waiting.ended : 0
    }
    if ended.nonzeroBitCount == 1 { told(ended) }
  }

  /// Must be called before the socket is closed.
  func leave(_ ticket: Ticket) {
    waiting.withLock { waiting in
      if waiting.take(ticket) == nil { waiting.ending -= 1 }
    }
  }
}
