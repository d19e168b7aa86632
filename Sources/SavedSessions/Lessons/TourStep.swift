package import ApusClient

/// One line of a lesson: what is said before it, and what should come of it.
package struct TourStep: Sendable {
  /// Markdown; empty when nothing is said.
  package let prose: String
  package let command: String
  /// The lines of the screen after it, as the lesson has them.
  package let expected: [String]
  /// How the line should end; `nil` means well.
  package let failure: FailureCode?
  /// `expect` lines that must hold afterwards, whatever was typed.
  package let checks: [String]
}

extension TourStep {
  init(_ step: Step, prose: String) {
    self.init(
      prose: prose, command: step.command, expected: step.expected, failure: step.expectedFailure, checks: [])
  }

  func checked(by line: String) -> TourStep {
    TourStep(prose: prose, command: command, expected: expected, failure: failure, checks: checks + [line])
  }
}
