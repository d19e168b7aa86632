internal import ApusRendering
package import ApusSurroundings
package import ApusText

/// How many steps of several replays went as written.
package struct SuiteTally: Sendable {
  private let reports: [FileReport]
  private let time: Duration

  package init(_ reports: [FileReport], in time: Duration) {
    self.reports = reports
    self.time = time
  }

  package func count(_ state: FileReport.StepResult.State) -> Int {
    reports.reduce(0) { sum, report in sum + report.steps.count { $0.state == state } }
  }

  package var stepCount: Int { reports.reduce(0) { $0 + $1.steps.count } }
  package var brokenCount: Int { reports.count(where: \.isBroken) }
  private var fileCount: Int { Set(reports.map(\.path)).count }

  private var isRepeated: Bool { reports.count > fileCount }

  /// `13 files, 271 steps: 268 as written, 2 drifted, 1 skipped, 4.2 s`
  package var line: Line {
    var line = Line(Units.count(fileCount, "file"))
    if isRepeated { line.append(", " + Units.count(reports.count, "run")) }
    line.append(", " + Units.count(stepCount, "step") + ": ")
    line.append("\(count(.asWritten) + count(.noted)) as written", .ok)
    let roles: [(FileReport.StepResult.State, Role)] = [
      (.noted, .warning), (.drifted, .error), (.writtenAnew, .changed), (.failed, .error),
      (.leftOut, .warning), (.interrupted, .error), (.skipped, .warning), (.notRun, .dim),
    ]
    for (state, role) in roles where count(state) > 0 {
      line.append(", ")
      line.append("\(count(state)) \(state.rawValue)", role)
    }
    line.append(", " + Units.time(time))
    if brokenCount > 0 {
      line.append("; ")
      line.append(
        "\(Units.count(brokenCount, isRepeated ? "run" : "file")) could not be run", .error)
    }
    return line
  }

  /// Why not all of it is fine; `nil` when it is. What could not be run counts for more than what differs.
  package var failure: CommandFailure? {
    let failed = reports.filter { $0.failure != nil }
    let broken = failed.filter(\.isBroken)
    guard let worst = (broken.first ?? failed.first)?.failure else { return nil }
    let (some, what) =
      broken.isEmpty
      ? (failed, "not as written") : (broken, "not run to \(broken.count == 1 ? "its" : "their") end")
    let verb = some.count == 1 ? "is" : "are"
    let names = some.prefix(3).map(\.name).joined(separator: ", ") + (some.count > 3 ? ", …" : "")
    return CommandFailure(
      worst.code,
      "\(some.count) of \(Units.count(reports.count, isRepeated ? "run" : "session")) \(verb) \(what): \(names)"
    )
  }
}
