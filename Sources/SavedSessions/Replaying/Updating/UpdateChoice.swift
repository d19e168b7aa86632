/// What somebody says to a change that an update would write.
package enum UpdateChoice: Sendable, Hashable {
  case accept
  /// The step stays as it was, with what was recorded for it.
  case skip
  /// The step stays as it was, and rules of its own let it differ so from now on.
  case rule

  /// `nil` for an answer that is none.
  init?(typed answer: String) {
    switch answer.lowercased().filter({ !$0.isWhitespace }) {
    case "a", "accept", "y", "yes": self = .accept
    case "s", "skip", "n", "no": self = .skip
    case "i", "ignore", "r", "rule": self = .rule
    default: return nil
    }
  }
}
