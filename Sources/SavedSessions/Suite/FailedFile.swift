internal import ApusClient
package import ApusSurroundings
package import ApusText

/// Why one of several sessions is not fine, below its steps.
package struct FailedFile: View {
  private let message: String
  private let suggestions: [String]
  private let name: String?

  /// - Parameter name: the session's, where nothing was said of it yet.
  package init(_ failure: CommandFailure, in name: String?) {
    message = failure.message
    suggestions = failure.suggestions
    self.name = name
  }

  package func lines(on screen: Screen) -> [Line] {
    let head = name.map { [Line($0, .heading)] } ?? []
    let error = Line("  error  ", .error) + Line(message)
    let advice = suggestions.map { Line("         try: ") + Line($0, .command) }
    return head + error.wrappedAtWords(to: screen.width, indent: 9)
      + advice.flatMap { $0.wrappedAtWords(to: screen.width, indent: 14) }
  }
}

extension CommandFailure {
  /// Whether its words tell more than that steps are not as written, which these say themselves.
  var isWorthSaying: Bool { code != .replayDrift || !suggestions.isEmpty }
}
