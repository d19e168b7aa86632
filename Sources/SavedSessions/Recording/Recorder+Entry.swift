internal import ApusLanguage
internal import ApusRecordings
internal import ApusText

extension Recorder {
  /// What a session is made of.
  package enum Entry: Sendable {
    case line(LoggedLine)
    case note(String)

    var isLine: Bool { if case .line = self { true } else { false } }

    /// What there is to know of it once it is recorded; `nil` for most.
    var notice: Line? {
      guard case .line(let line) = self, line.isCut else { return nil }
      return Line("not all of what came is recorded: it is too large", .warning).retold
    }
  }
}

extension [Recording] {
  /// Has the last of a line tell what only its line knows.
  mutating func markEnd(of line: String, isInterrupted: Bool) {
    guard let last = indices.last else { return }
    if isInterrupted { self[last].isInterrupted = true }
    // Where what it waited for is a secret, nobody could tell from the answers.
    self[last].endsWait = Variables.OfLine.waits(line)
  }
}
