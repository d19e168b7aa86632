/// A moment after which waiting is over.
struct Deadline: Comparable {
  private let moment: ContinuousClock.Instant

  init(in duration: Duration) { moment = .now + duration }

  static func < (first: Deadline, second: Deadline) -> Bool { first.moment < second.moment }

  var hasPassed: Bool { ContinuousClock.now >= moment }

  /// Rounded up, so that a wait of this length never ends before the deadline; at most one hour.
  var remainingMilliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: moment)
    if left <= .zero { return 0 }
    if left >= .seconds(3600) { return 3_600_000 }
    let (seconds, attoseconds) = left.components
    return Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
