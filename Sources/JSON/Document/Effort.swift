/// Counts the steps of some work on a document, so that the work ends when nobody waits for it any more, or when a
/// document makes more of it than there may be.
///
/// Whoever works asks `spend` for the next steps, and stops where the answer is no. Whoever wanted the work looks at
/// `end` before using what came of it.
package struct Effort: Sendable {
  package enum End: Sendable {
    /// The task was cancelled.
    case cancelled
    case tooMuch
  }

  /// So many steps are taken between two looks at whether the task was cancelled.
  package static let stretch = 4096

  /// For work that nothing ends early.
  package static let unlimited = Effort(credit: .max)

  /// Why the work stopped; `nil` while it may go on.
  package private(set) var end: End?
  /// The steps until somebody looks again.
  private var credit: Int
  /// The steps after those.
  private var rest: Int

  package init(limit: Int = .max) {
    credit = 0
    rest = limit
  }

  private init(credit: Int) {
    self.credit = credit
    rest = 0
  }

  /// Whether there may be so many more steps.
  @inline(__always)
  package mutating func spend(_ steps: Int = 1) -> Bool {
    credit &-= steps
    return credit >= 0 || renew()
  }

  @inline(never)
  private mutating func renew() -> Bool {
    guard end == nil else { return false }
    // What was spent beyond the credit.
    rest += credit
    if Task.isCancelled { end = .cancelled } else if rest < 0 { end = .tooMuch }
    guard end == nil else { return false }
    credit = min(Self.stretch, rest)
    rest -= credit
    return true
  }

  /// What came of work that was cancelled is of no use to anybody.
  package func checkCancellation() throws(CancellationError) {
    if end == .cancelled { throw CancellationError() }
  }
}
