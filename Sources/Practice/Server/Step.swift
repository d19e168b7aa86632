/// What the server does on a connection, one thing after the other. Faults are lists of these.
enum Step: Sendable {
  case send([UInt8])
  /// The same bytes many times; nil means for as long as the client reads.
  case again([UInt8], times: Int?)
  /// One byte at a time.
  case drip([UInt8], every: Duration)
  case wait(Duration)
  /// Say nothing more until the client gives up.
  case hold
  /// End the connection with a TCP reset.
  case reset
  /// End the connection in order.
  case close

  static func text(_ text: String) -> Step { .send(Array(text.utf8)) }
}
