internal import APIClient
internal import JSON
internal import Rendering

extension Context {
  /// Says why a line did not do what it asked for. The one place where errors become words and outcomes.
  func report(_ error: any Error, line: String) -> Outcome {
    switch error {
    case let problem as LineProblem:
      note(FailureReport(of: problem, in: line))
      return .failed(problem.code)
    case let failure as CommandFailure:
      note(FailureReport(of: failure))
      return .failed(failure.code)
    case let closed as SinkClosed:
      if !closed.reason.isEmpty {
        note(FailureReport(.requestBody, "the output cannot be written: \(closed.reason)"))
      }
      return .failed(.closed)
    case let problem as FileProblem:
      note(FailureReport(.requestBody, problem.reason))
      return .failed(.requestBody)
    case is CancellationError:
      note(FailureReport(.cancelled, "interrupted"))
      return .failed(.cancelled)
    default:
      note(FailureReport(.usageCommand, "\(error)"))
      return .failed(.usageCommand)
    }
  }
}

extension FailureReport {
  init(of problem: LineProblem, in line: String) {
    let masked = MaskedLine(line)
    self.init(
      problem.code, problem.message,
      excerpt: Excerpt(typed: masked.text, span: masked.range(of: problem.range)),
      suggestions: problem.suggestion.map { [MaskedLine($0).text] } ?? [])
  }

  init(of failure: CommandFailure) {
    self.init(
      failure.code, failure.message, details: failure.details.map(\.text),
      excerpt: failure.place.map { Excerpt($0.range, in: $0.bytes) }, note: failure.note,
      suggestions: failure.suggestions)
  }
}
