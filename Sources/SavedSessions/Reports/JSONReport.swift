internal import ApusClient
internal import ApusJSON
internal import ApusRendering
internal import ApusSurroundings

/// All there is to know of some replays, as JSON.
struct JSONReport {
  private let reports: [FileReport]
  private let time: Duration

  init(_ reports: [FileReport], in time: Duration) {
    self.reports = reports
    self.time = time
  }

  var text: String {
    let tally = SuiteTally(reports, in: time)
    let counts = FileReport.StepResult.State.allCases.map { (Self.key($0), "\(tally.count($0))") }
    let files = reports.map(Self.file)
    return Self.object(
      [
        ("version", "1"), ("time", Units.decimalSeconds(time)), ("steps", Self.object(counts, indent: 2)),
        ("files", files.isEmpty ? "[]" : "[\n    \(files.joined(separator: ",\n    "))\n  ]"),
      ], indent: 0) + "\n"
  }

  private static func file(_ report: FileReport) -> String {
    var members = [("path", quoted(report.path))]
    if let title = report.title { members.append(("title", quoted(title))) }
    if let label = report.label { members.append(("run", quoted(label))) }
    members.append(("time", Units.decimalSeconds(report.time)))
    if report.isInterrupted { members.append(("interrupted", "true")) }
    if let failure = report.failure {
      members.append(
        ("failure", flat([("code", quoted(failure.code.name)), ("message", quoted(failure.message))])))
    }
    let steps = report.steps.map(step)
    members.append(
      ("steps", steps.isEmpty ? "[]" : "[\n        \(steps.joined(separator: ",\n        "))\n      ]"))
    return object(members, indent: 4)
  }

  private static func step(_ step: FileReport.StepResult) -> String {
    var members = [
      ("line", "\(step.line)"), ("command", quoted(step.command)), ("state", quoted(step.state.rawValue)),
      ("time", Units.decimalSeconds(step.time)),
    ]
    if let reason = step.reason { members.append(("reason", quoted(reason))) }
    if !step.kinds.isEmpty { members.append(("kinds", list(step.kinds))) }
    if !step.differences.isEmpty { members.append(("differences", list(step.differences))) }
    return flat(members)
  }

  private static func key(_ state: FileReport.StepResult.State) -> String {
    state.rawValue.replacing(" ", with: "_")
  }

  private static func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }

  private static func flat(_ members: [(String, String)]) -> String {
    "{\(members.map { "\(quoted($0)): \($1)" }.joined(separator: ", "))}"
  }

  private static func object(_ members: [(String, String)], indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    let lines = members.map { "\(blanks)  \(quoted($0)): \($1)" }
    return "{\n\(lines.joined(separator: ",\n"))\n\(blanks)}"
  }

  static func quoted(_ text: String) -> String { JSONString.quoted(text) }
}
