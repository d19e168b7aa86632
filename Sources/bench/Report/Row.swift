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
