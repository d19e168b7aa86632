/// Why the history file is not, or not wholly, in use. The prompt works all the same.
package enum HistoryWarning: Error, Sendable, Hashable, CustomStringConvertible {
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case skippedDamagedLines(path: String, count: Int)

  package var description: String {
    switch self {
    case .cannotRead(let path, let reason): "the history in \(path) cannot be read: \(reason)"
    case .cannotWrite(let path, let reason): "the history cannot be saved to \(path): \(reason)"
    case .skippedDamagedLines(let path, let count):
      "\(count) damaged \(count == 1 ? "line" : "lines") in the history \(path) \(count == 1 ? "was" : "were") skipped"
    }
  }
}
