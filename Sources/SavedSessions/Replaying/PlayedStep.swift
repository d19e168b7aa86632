package import ApusRecordings

/// A step of a saved session with all that its recording tells of it.
package struct PlayedStep: Sendable {
  /// Where its block stands among the document's parts.
  package let part: Int
  /// As it may be written.
  package let step: Step
  /// Its line as it was typed: what is secret in it stays in this program.
  let typed: String
  /// What was shown, as on a screen.
  package let shown: String
  package let outcome: Step.Outcome
  /// The recorded files that it read.
  var files: [HARFile] = []
  /// What was asked for and what was answered, in order.
  package let recordings: [Recording]
  /// Whether it went as it is written.
  package let isAsWritten: Bool
  /// In what way it did not: `body`, `status`.
  package let drift: [String]
  /// What differs: `  same`, `- written`, `+ shown`.
  package let differences: [String]

  package init(
    part: Int, step: Step, typed: String? = nil, shown: String, outcome: Step.Outcome,
    recordings: [Recording] = [],
    isAsWritten: Bool = true, drift: [String] = [], differences: [String] = []
  ) {
    self.part = part
    self.step = step
    self.typed = typed ?? step.command
    self.shown = shown
    self.outcome = outcome
    self.recordings = recordings
    self.isAsWritten = isAsWritten
    self.drift = drift
    self.differences = differences
  }
}
