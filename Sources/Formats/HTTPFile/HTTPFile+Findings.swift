extension HTTPFile {
  /// What the file holds, by line.
  package var findings: [FileFinding] {
    var result: [FileFinding] = []
    if let problem { result.append(FileFinding(.problem, problem.what, line: problem.line)) }
    for workflow in workflows { result += Self.findings(of: workflow) }
    for request in requests { result += Self.findings(of: request) }
    for warning in warnings { result.append(FileFinding(.problem, warning.what, line: warning.line)) }
    for ignored in ignored { result.append(FileFinding(.leftOut, ignored.what, line: ignored.line)) }
    if let line = droppedComment {
      result.append(FileFinding(.leftOut, "comments in JSON bodies", line: line))
    }
    return result.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private static func findings(of workflow: HTTPFileWorkflow) -> [FileFinding] {
    let count = workflow.steps.count
    let steps = "workflow \(workflow.name), \(count) step\(count == 1 ? "" : "s")"
    return [FileFinding(workflow.obstacles.isEmpty ? .understood : .problem, steps, line: workflow.line)]
      + workflow.obstacles.map { FileFinding(.problem, $0.what, line: $0.line) }
  }

  private static func findings(of request: Request) -> [FileFinding] {
    let name = request.name.map { "\($0): " } ?? ""
    var parts = [name + request.shownStart]
    func count(_ number: Int, _ what: String) {
      if number > 0 { parts.append("\(number) \(what)\(number == 1 ? "" : "s")") }
    }
    let kept = (request.before + request.after).count { action in
      switch action.what {
      case .keep, .keepSecret: true
      default: false
      }
    }
    count(request.headers.count, "header")
    count(kept, "value")
    if kept > 0 { parts[parts.count - 1] += " kept" }
    count(request.after.count { if case .check = $0.what { true } else { false } }, "check")
    if request.loop != nil { parts.append("once for each value of a list") }
    if !request.conditions.isEmpty { parts.append("on a condition") }
    if request.isDisabled { parts.append("disabled") }
    if let problem = request.problem, request.obstacles.isEmpty {
      return [FileFinding(.problem, problem.message, line: request.line)]
    }
    return [FileFinding(.understood, parts.joined(separator: ", "), line: request.line)]
      + request.obstacles.map {
        FileFinding(.problem, "\($0.what), so the request is not sent", line: $0.line)
      }
  }
}
