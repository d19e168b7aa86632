internal import ApusEndpoints
internal import ApusLanguage
internal import ApusSavedSessions
internal import ApusSurroundings

extension Session {
  /// Sets the base that a saved session begins with: a URL, the practice API, or none.
  mutating func start(at base: String?, in surroundings: Surroundings, _ output: Output) throws {
    guard let base else { return }
    if base == FrontMatter.practice {
      try use(.practice, in: surroundings)
    } else {
      try moveBase(to: Word(typed: base), output)
    }
  }
}
