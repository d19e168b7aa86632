package import ApusClient
package import ApusContracts
package import ApusLanguage
package import ApusRecordings
package import ApusSurroundings

/// A session that runs lines of a saved one, one at a time. Nothing else is seen of it.
package protocol RunningSession: Sendable {
  /// What paths are put behind.
  var base: WebURL? { get async }

  /// The last answer, as rules judge it; `nil` where there is none, or nobody says.
  var last: Recording? { get async }

  /// What paths look into.
  var looked: LookedAnswer { get async }

  /// Says what stands for a secret of a saved session; `nil` where nothing does.
  func define(secret name: String, as text: String?) async

  /// Gives a variable a value, as a line would that takes it of an answer.
  func set(_ variable: String, to value: VariableValue) async

  /// Runs one line. It never throws: what went wrong has been said, and is in the outcome.
  ///
  /// - Parameter showingJSON: whether bodies are shown as JSON, whatever was set.
  func run(_ line: String, showingJSON: Bool) async -> Outcome

  /// What the last answer does not keep of what rules promise.
  ///
  /// - Parameters:
  ///   - earlier: what it is compared with.
  ///   - asksAgain: whether that may be asked as often as a rule wants.
  func breaches(
    of rules: Rules, beside earlier: Recording?, asksAgain: Bool
  ) async throws -> [RuleBreach]

  /// The lines that were run since the last call, with everything it takes to run them again.
  func takeLines() async -> [LoggedLine]

  /// What lines are shown on may have another size before each of them.
  func resize(out: Console.Traits, notes: Console.Traits) async
}

extension RunningSession {
  /// By default nobody says.
  package var last: Recording? { nil }
  package var looked: LookedAnswer { .unsaid }

  /// By default it keeps the size that it began with.
  package func resize(out: Console.Traits, notes: Console.Traits) {}
}
