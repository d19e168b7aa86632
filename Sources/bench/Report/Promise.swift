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
