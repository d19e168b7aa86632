internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusExplorer
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusSystem
internal import ApusTeaching
internal import ApusText

extension Context {
  /// Says why a line did not do what it asked for. The one place where errors become words and outcomes.
  ///
  /// - Parameter isInLongOutput: whether the line was in the middle of showing much.
  func report(_ error: any Error, line: String, isInLongOutput: Bool = false) -> Outcome {
    switch error {
    case let problem as LineProblem where problem.code == .cancelled:
      return report(CancellationError(), line: line, isInLongOutput: isInLongOutput)
    case let problem as LineProblem: return fail(FailureReport(of: problem, in: line), line: line)
    case let failure as CommandFailure: return fail(FailureReport(of: failure), line: line)
    case let closed as SinkClosed where closed.isInterruption:
      return report(CancellationError(), line: line, isInLongOutput: isInLongOutput)
    case let closed as SinkClosed:
      if !closed.reason.isEmpty {
        output.note(FailureReport(.requestBody, "the output cannot be written: \(closed.reason)"))
      }
      return .failed(.closed)
    case let problem as FileProblem:
      output.note(FailureReport(.requestBody, problem.reason))
      return .failed(.requestBody)
    case is CancellationError:
      if isInLongOutput, let rest = lineForRest(of: line) {
        output.note(Line("stopped; ", .dim) + Line(rest, .command))
      } else {
        output.note(FailureReport(.cancelled, "interrupted"))
      }
      return .failed(.cancelled)
    default:
      output.note(FailureReport(.usageCommand, "\(error)"))
      return .failed(.usageCommand)
    }
  }

  /// What shows the rest of a long output that ^C stopped; `nil` where that was something else.
  private func lineForRest(of line: String) -> String? {
    let text = MaskedLine(line).text.trimmed
    switch commands.command(named: String(text.firstWord))?.spec.section {
    case .looking, .teaching: return "\(text) | less"
    case .sending, .typed: return "body | less"
    case nil where text.hasPrefix(".") || text.hasPrefix("$"): return "\(text) | less"
    default: return nil
    }
  }

  /// Says why a line did not do what it was asked for, and keeps it for `explain`.
  private func fail(_ problem: FailureReport, line: String) -> Outcome {
    var report = problem
    if [.usage, .decode].contains(report.code.stage) { session.refused.insert(MaskedLine(line).text) }
    if report.suggestions.isEmpty { report.suggestions = usualSuggestions(for: report.code, line) }
    // What a line looked into, but for one that could not be read or made a request.
    let isAboutResponse =
      ![.usage, .build].contains(report.code.stage)
      && !["replay.", "oauth."].contains(where: report.code.name.hasPrefix)
    session.trouble = Incident(
      line: MaskedLine(line).text, exchange: isAboutResponse ? session.records.focusedRecord?.exchange : nil,
      failure: Incident.Failure(
        report.code, report.message, excerpt: report.excerpt, suggestions: report.suggestions,
        foreign: report.foreign))
    output.note(report)
    return .failed(report.code)
  }

  /// What helps with a code wherever it comes up; with a command that was used in the wrong way, its help.
  private func usualSuggestions(for code: ErrorCode, _ line: String) -> [String] {
    let word = line.split(separator: " ").first.map(String.init) ?? ""
    if code.stage == .usage, word.hasPrefix(".") || word.hasPrefix("$") { return ["help paths"] }
    if let command = commands.command(named: word),
      code == .usageArgument
        || code == .requestParameter && [.looking, .saving].contains(command.spec.section)
    {
      return ["help \(command.name)"]
    }
    return Suggestions.lines(for: code, nil)
  }
}

extension FailureReport {
  init(of problem: LineProblem, in line: String) {
    let masked = MaskedLine(line)
    self.init(
      problem.code, masked.hiding(in: problem.message), details: problem.details.map(masked.hiding),
      excerpt: Excerpt(typed: masked.text, span: masked.range(of: problem.range)),
      suggestions: problem.suggestedLine(for: line).flatMap(masked.offering).map { [$0] } ?? [])
  }

  init(of failure: CommandFailure) {
    self.init(
      failure.code, failure.message, details: failure.details.map(\.text),
      excerpt: failure.place.map { Excerpt($0.range, in: $0.bytes) }, note: failure.note,
      suggestions: failure.suggestions)
    foreign = failure.foreign
  }
}
