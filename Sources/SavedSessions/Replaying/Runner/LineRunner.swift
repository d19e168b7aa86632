internal import ApusEncodings
package import ApusLanguage
package import ApusSurroundings

/// What runs the lines of saved sessions: whoever records or replays knows no command.
package protocol LineRunner: Sendable {
  /// What is to be known of a line without running it; `nil` where there is nothing.
  func traits(of line: String) -> StepTraits?

  /// What its commands tell of the secrets in lines.
  var words: CommandWords { get }

  /// Begins a session in which nothing was typed yet.
  func begin(in surroundings: LineSurroundings) throws(CommandFailure) -> any RunningSession
}

extension LineRunner {
  /// Whether a line does something of its own. What `run` ran is here line by line; a lesson has a session of its own.
  func isStep(_ text: String) -> Bool {
    let word = text.firstWord
    guard !word.isEmpty, !word.hasPrefix("#") else { return false }
    guard let traits = traits(of: text) else { return true }
    return traits.isDisjoint(with: [.managesSessions, .isNoStep])
      && !(traits.contains(.isStepAlone) && text.trimmed != word)
  }
}
