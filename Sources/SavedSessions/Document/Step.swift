package import ApusClient
internal import ApusContracts

/// A line that was entered, what is expected on the screen, and how it should end.
///
/// Trailing blanks are dropped and control characters are made visible, so that every step can be written and read.
package struct Step: Sendable, Hashable {
  /// What stands after `$ ` and `> `, joined by line breaks.
  package let command: String
  /// What is expected on the screen, elisions included.
  package let expected: [String]
  package let outcome: StepOutcome?
  /// Blank lines between the outcome and what follows, kept for the eye.
  package let blankLinesAfterOutcome: Int
  /// Where the step begins in the file it was read from.
  package let place: SourceLine

  package init(
    command: String, expected: [String] = [], outcome: StepOutcome? = nil, blankLinesAfterOutcome: Int = 0,
    place: SourceLine = SourceLine(1)
  ) {
    self.command = RecordableText.lines(of: command).joined(separator: "\n")
    self.expected = expected.flatMap { RecordableText.lines(of: $0) }
    self.outcome = outcome
    self.blankLinesAfterOutcome = outcome == nil ? 0 : max(0, blankLinesAfterOutcome)
    self.place = place
  }

  /// The failure the step should end in; `nil` means that it should succeed, which is also what no outcome means.
  package var expectedFailure: ErrorCode? {
    if case .failure(let code) = outcome { code } else { nil }
  }

  /// The same step with other expectations.
  package func with(expected: [String], outcome: StepOutcome?) -> Step {
    Step(
      command: command, expected: expected, outcome: outcome, blankLinesAfterOutcome: blankLinesAfterOutcome,
      place: place)
  }
}
