internal import ApusEncodings
internal import ApusWords

/// The words that lead through a lesson.
package enum LessonWord: String, CaseIterable {
  case skip, back, hint, again, quit

  package init?(_ line: String) {
    let word = line.trimmed.lowercased()
    guard let found = LessonWord(rawValue: ["exit", ":q", "\\q"].contains(word) ? "quit" : word) else {
      return nil
    }
    self = found
  }

  /// What it does.
  package var meaning: String {
    switch self {
    case .skip: said("goes on without it")
    case .back: said("goes back a step")
    case .hint: said("says more, and at last shows an answer")
    case .again: said("starts the step over")
    case .quit: said("leaves the lesson")
    }
  }
}
