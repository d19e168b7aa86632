/// One line of the table: what was measured, and what it was measured against.
struct Row {
  let subject: String
  let ours: Quantity
  var rival: Rival?
  var promise: Promise?
  /// What else there is to say: how it grows, what is missing.
  var note: String?

  struct Rival {
    let name: String
    let quantity: Quantity
    /// Ours over theirs, round by round.
    let ratio: Spread
  }

  init(
    _ subject: String, _ ours: Quantity, against rival: Rival? = nil, promise: Promise? = nil,
    note: String? = nil
  ) {
    self.subject = subject
    self.ours = ours
    self.rival = rival
    self.promise = promise
    self.note = note
  }
}

/// What is to be reached. Nothing fails when it is not; the table says so.
enum Promise {
  /// At most so many times what the rival takes.
  case timesRival(Double)
  /// At least so many times as fast as the rival.
  case faster(Double)
  /// At most so much, in the row's own unit.
  case atMost(Double)

  func isKept(by row: Row) -> Bool? {
    switch self {
    case .timesRival(let limit): row.rival.map { $0.ratio.median <= limit }
    case .faster(let factor): row.rival.map { $0.ratio.inverse.median >= factor }
    case .atMost(let limit): row.ours.spread.median <= limit
    }
  }
}
