internal import Formats

/// What a line came to.
struct LineResult: Sendable {
  let shown: ShownText
  package let outcome: StepOutcome
  /// What it was answered with.
  package let recordings: [Recording]
}
