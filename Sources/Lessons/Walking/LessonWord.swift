internal import ApusEncodings

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
}
