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
