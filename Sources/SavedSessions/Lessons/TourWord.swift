internal import ApusEncodings

/// The words that lead through a tour.
package enum TourWord: String, CaseIterable {
  case skip, back, quit

  package init?(_ line: String) {
    let word = line.trimmed.lowercased()
    guard let found = TourWord(rawValue: ["exit", ":q", "\\q"].contains(word) ? "quit" : word) else {
      return nil
    }
    self = found
  }
}
