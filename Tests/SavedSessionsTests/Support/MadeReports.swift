@testable import ApusSavedSessions
@testable import ApusSurroundings

/// A report whose steps came to this, each at the line of its number.
func madeReport(
  _ path: String, _ states: FileReport.StepResult.State..., failure: CommandFailure? = nil
) -> FileReport {
  var report = FileReport(FileReport.Run(place: SessionSearch.Place(path: path)))
  report.steps = states.enumerated().map { index, state in
    var step = FileReport.StepResult(command: "get /\(index + 1)", line: index + 1, state: state)
    if state.isRed {
      step.kinds = ["value"]
      step.differences = ["- 1", "+ 2"]
    }
    step.time = .milliseconds(12)
    return step
  }
  report.failure = failure
  return report
}
