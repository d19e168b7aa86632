internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// A page for people, in one file that loads nothing and runs nothing.
struct HTMLReport {
  private let reports: [FileReport]
  private let time: Duration

  init(_ reports: [FileReport], in time: Duration) {
    self.reports = reports
    self.time = time
  }

  var text: String {
    let summary = SuiteTally(reports, in: time).line.text
    // One session is what all of it is about.
    let title = (reports.count == 1 ? reports.first?.title : nil).map(Self.escaped) ?? "apus replay"
    let files = reports.map(Self.file).joined()
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      <h1>\(title)</h1>
      <p>\(Self.escaped(summary))</p>
      \(files)</html>

      """
  }

  /// Those that are not fine are open.
  private static func file(_ report: FileReport) -> String {
    let red = report.steps.count { $0.state.isRed }
    let isRed = red > 0 || report.failure != nil
    let title = report.title.map { "\($0) · \(report.name)" } ?? report.name
    let count = "\(Units.count(report.steps.count, "step")), \(Units.time(report.time))"
    let failure = report.failureOfFile.map { "<p class=red>\(escaped($0.message))</p>\n" } ?? ""
    return """
      <details\(isRed ? " open" : "")>
      <summary class=\(isRed ? "red" : "ok")>\(escaped(title)) <small>\(escaped(count))</small></summary>
      \(failure)<ol>
      \(report.steps.map(step).joined())</ol>
      </details>

      """
  }

  private static func step(_ step: FileReport.StepResult) -> String {
    let state = step.state == .asWritten ? "ok" : step.state.isRed ? "red" : "dim"
    let kinds = step.kinds.isEmpty ? "" : ": " + step.kinds.joined(separator: ", ")
    let differences =
      step.differences.isEmpty || step.state == .asWritten
      ? "" : "\n<pre>\(step.differences.map(difference).joined(separator: "\n"))</pre>"
    return """
      <li value=\(step.line)><code>\(escaped(step.command))</code> <span class=\(state)>\(escaped(step.words + kinds))</span> \
      <small>\(escaped(Units.time(step.time)))</small>\(differences)

      """
  }

  private static func difference(_ text: String) -> String {
    switch text.first {
    case "-": "<del>\(escaped(text))</del>"
    case "+": "<ins>\(escaped(text))</ins>"
    default: escaped(text)
    }
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text, inAttribute: true) }

  private static let style = """
    \(WebColours.variables)
    body { color: var(--fg); background: var(--bg); font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    code, pre { font: 13px/1.5 ui-monospace, monospace; }
    pre { overflow-x: auto; padding: .5rem; border-left: 3px solid; }
    details { margin: .5rem 0; }
    small, .dim { opacity: .7; }
    .ok, ins { color: var(--good); }
    .red, del { color: var(--bad); }
    del, ins { text-decoration: none; }
    @media print { details::details-content { content-visibility: visible; } }
    """
}
