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
