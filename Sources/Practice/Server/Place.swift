internal import ApusSystem

/// Where a connection is: among the strangers, or on the seat of somebody who is known.
struct Place: Sendable {
  private let strangers: Strangers?
  private let socket: Socket
  private var ticket: Strangers.Ticket?
  private var seat: (any Seat)?

  /// - Parameter strangers: nil where it is all the same whose connections are.
  init(_ strangers: Strangers?, _ socket: Socket) {
    self.strangers = strangers
    self.socket = socket
    ticket = strangers?.enter(socket)
  }

  /// Whose seat it is on; nil where nobody knows.
  var owner: Strangers.Owner? { seat.map { .holder($0.holder) } }

  mutating func giveUpSeat() { seat = nil }

  /// Whoever has no seat is a stranger, also behind a request that had one; and so is whoever finds no room, but as one
  /// of the same student's.
  mutating func take(_ seat: (any Seat)?) {
    self.seat = seat
    if seat != nil { leave() }
    if seat?.isParting ?? true, ticket == nil { ticket = strangers?.enter(socket, of: owner) }
  }

  /// Must be called before the socket is closed.
  mutating func leave() {
    if let ticket { strangers?.leave(ticket) }
    ticket = nil
  }
}
