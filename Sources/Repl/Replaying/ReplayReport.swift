internal import APIClient
internal import Rendering
internal import Transcripts

/// One line a step, as a test would report it; below it what differs.
struct StepReport: View {
  private let verdict: StepVerdict
  private let file: String

  init(_ verdict: StepVerdict, in file: String) {
    self.verdict = verdict
    self.file = file
  }

  func lines(on screen: Screen) -> [Line] {
    let command = verdict.step.command.split(separator: "\n").first.map(String.init) ?? ""
    let word = verdict.isAsWritten ? Line("  ok     ", .ok) : Line("  drift  ", .error)
    let first = (word + Line(command)).cut(to: screen.width, glyphs: screen.glyphs)
    guard !verdict.isAsWritten else { return [first] }
    let kinds = verdict.drift.map(\.rawValue).sorted().joined(separator: ", ")
    let place = Line("         \(file):\(verdict.step.place.number): \(kinds)", .dim)
    let changes = verdict.differences.map { Line("         ") + Self.styled($0) }
    return [first] + place.wrapped(to: screen.width, indent: 9)
      + changes.flatMap { $0.wrapped(to: screen.width, indent: 11) }
  }

  private static func styled(_ difference: String) -> Line {
    switch difference.first {
    case "-": Line(difference, .removed)
    case "+": Line(difference, .added)
    default: Line(difference, .dim)
    }
  }
}

/// How many steps went as written.
struct ReplayTally: Sendable {
  private(set) var steps = 0
  private(set) var drifted = 0
  private(set) var partial = 0
  private var isMissing = false

  mutating func add(_ verdict: StepVerdict) {
    steps += 1
    if !verdict.isAsWritten { drifted += 1 }
    if verdict.isPartial { partial += 1 }
    isMissing = isMissing || verdict.isMissing
  }

  /// `nil` when everything went as written.
  var failure: FailureCode? { drifted == 0 ? nil : isMissing ? .replayMissing : .replayDrift }

  /// `7 steps: 6 as written, 1 drifted`
  var line: Line {
    var line = Line(Units.count(steps, "step") + ": ") + Line("\(steps - drifted) as written", .ok)
    if drifted > 0 { line = line + Line(", ") + Line("\(drifted) drifted", .error) }
    if partial > 0 { line.append("; \(Units.count(partial, "shell command")) not run", .dim) }
    return line
  }
}
