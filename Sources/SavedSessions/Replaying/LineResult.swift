internal import ApusRecordings

/// What a line came to.
struct LineResult: Sendable {
  let shown: ReplayScreen.Shown
  let outcome: Step.Outcome
  /// What it was answered with.
  let recordings: [Recording]
  /// The recorded files that it read.
  var files: [HARFile] = []
}
