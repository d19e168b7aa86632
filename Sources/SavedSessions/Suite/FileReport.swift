package import ApusSurroundings

/// What became of one replay of a session: what reports are made of.
package struct FileReport: Sendable {
  package let path: String
  /// What tells it from other replays of the same file.
  package let label: String?
  package internal(set) var title: String?
  package internal(set) var steps: [StepResult] = []
  /// Why it is not fine.
  package internal(set) var failure: CommandFailure?
  package internal(set) var isInterrupted = false
  package internal(set) var time = Duration.zero

  init(_ run: SuiteRun) {
    path = run.place.path
    label = run.label
  }

  /// The file and what tells this replay of it from others.
  package var name: String { label.map { "\(path): \($0)" } ?? path }

  /// Whether it could not be run to its end, which counts for more than that something differs.
  package var isBroken: Bool {
    guard let failure else { return false }
    return Outcome.failed(failure.code).exitStatus == 2
  }
}

extension FileReport {
  /// Why it is not fine, where no step of it says so.
  var failureOfFile: CommandFailure? {
    steps.contains { $0.state.isRed } && !isBroken ? nil : failure
  }
}
