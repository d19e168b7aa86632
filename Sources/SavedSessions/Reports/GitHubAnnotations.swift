internal import ApusSurroundings

/// What is not as written, as annotations at file and line.
enum GitHubAnnotations {
  static func commands(for reports: [FileReport]) -> [WorkflowCommand] { reports.flatMap(commands) }

  private static func commands(for report: FileReport) -> [WorkflowCommand] {
    let steps = report.steps.filter { $0.state.isRed || $0.state == .noted }.map { step in
      let kinds = step.kinds.isEmpty ? "" : " (\(step.kinds.joined(separator: ", ")))"
      let message = ["\(step.title): \(step.state.rawValue)\(kinds)"] + step.differences
      return command(
        step.state == .noted ? "warning" : "error", report, line: step.line, message.joined(separator: "\n"))
    }
    guard let failure = report.failureOfFile else { return steps }
    return steps + [command("error", report, line: report.failedLine, failure.message)]
  }

  private static func command(
    _ name: String, _ report: FileReport, line: Int?, _ message: String
  ) -> WorkflowCommand {
    var properties = [("file", report.path)]
    if let line { properties.append(("line", "\(line)")) }
    properties.append(("title", report.label ?? "apus replay"))
    return WorkflowCommand(name, properties, message)
  }
}

extension FileReport {
  /// The line that the failure of the whole file names; `nil` where it names none.
  var failedLine: Int? {
    guard let message = failure?.message, message.hasPrefix(path + ":") else { return nil }
    return Int(message.dropFirst(path.count + 1).prefix { $0.isASCII && $0.isNumber })
  }
}
