internal import ApusEncodings
internal import ApusRendering
internal import ApusSurroundings

/// The Test Anything Protocol, version 14: a line a step, and what differs below it.
struct TAPReport {
  private let reports: [FileReport]

  init(_ reports: [FileReport]) { self.reports = reports }

  var text: String {
    var lines: [String] = []
    var number = 0
    for report in reports {
      for step in report.steps {
        number += 1
        lines += Self.lines(of: step, in: report, number)
      }
      guard let failure = report.failureOfFile else { continue }
      number += 1
      lines.append("not ok \(number) - \(Self.described(report.name))")
      lines += Self.block(["message: \(Self.quoted(failure.message))", "severity: error"])
    }
    return (["TAP version 14", "1..\(number)"] + lines).map { $0 + "\n" }.joined()
  }

  private static func lines(of step: FileReport.StepResult, in report: FileReport, _ number: Int) -> [String]
  {
    let name = described("\(report.name):\(step.line) \(step.title)")
    let directive = step.state.isRed || step.state.isRun ? "" : " # SKIP \(described(step.words))"
    var block = ["duration_ms: \(Int(Units.seconds(step.time) * 1000))"]
    if step.state.isRed || step.state == .noted {
      block += ["at: \(quoted("\(report.path):\(step.line)"))", "state: \(quoted(step.state.rawValue))"]
      block += ["kinds: [\(step.kinds.map(quoted).joined(separator: ", "))]"]
      if !step.differences.isEmpty {
        block += ["differences:"] + step.differences.map { "  - \(quoted($0))" }
      }
    }
    return ["\(step.state.isRed ? "not ok" : "ok") \(number) - \(name)\(directive)"] + Self.block(block)
  }

  /// A block of YAML below a line.
  private static func block(_ lines: [String]) -> [String] {
    ["  ---"] + lines.map { "  " + $0 } + ["  ..."]
  }

  /// A text on one line, in which nothing begins a directive.
  private static func described(_ text: String) -> String {
    text.replacing(["\\": "\\\\", "#": "\\#", "\n": " ", "\r": " "])
  }

  /// A text of YAML, in JSON's quotes.
  private static func quoted(_ text: String) -> String { JSONReport.quoted(text) }
}
