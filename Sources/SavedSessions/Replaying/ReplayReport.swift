package import APIClient
internal import Rendering
internal import Surroundings
package import Text

/// One line a step, as a test would report it; below it what differs.
package struct StepReport: View {
  private let verdict: StepVerdict
  private let file: String
  private let mode: ReplayMode

  package init(_ verdict: StepVerdict, in file: String, _ mode: ReplayMode) {
    self.verdict = verdict
    self.file = file
    self.mode = mode
  }

  package func lines(on screen: Screen) -> [Line] {
    let command = verdict.step.command.split(separator: "\n").first.map(String.init) ?? ""
    let first = (word + Line(command)).cut(to: screen.width, glyphs: screen.glyphs)
    guard !verdict.isAsWritten else { return [first] }
    let kinds = verdict.drift.map(\.rawValue).sorted()
    let place = Line("         \(file):\(verdict.step.place.number): \(kinds.joined(separator: ", "))", .dim)
    let changes = verdict.differences.map { Line("         ") + Self.styled($0) }
    return [first] + place.wrapped(to: screen.width, indent: 9)
      + changes.flatMap { $0.wrapped(to: screen.width, indent: 11) }
  }

  private var word: Line {
    if verdict.isAsWritten { return Line("  ok     ", .ok) }
    if verdict.isWorse { return Line("  fails  ", .error) }
    if verdict.isLeftOut { return Line("  left   ", .warning) }
    return mode == .update ? Line("  new    ", .changed) : Line("  drift  ", .error)
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
package struct ReplayTally: Sendable {
  private let mode: ReplayMode
  /// How many steps there are to run.
  private let count: Int
  /// Whether what came was written down.
  package var isWritten = false
  private var steps = 0
  private var drifted = 0
  private var worse = 0
  private var leftOut = 0
  private var partial = 0
  private var refused: [Permission] = []
  private(set) var isMissing = false

  package init(_ mode: ReplayMode, of count: Int) {
    self.mode = mode
    self.count = count
  }

  package mutating func add(_ verdict: StepVerdict) {
    steps += 1
    if verdict.isWorse {
      worse += 1
    } else if verdict.isLeftOut {
      leftOut += 1
    } else if !verdict.isAsWritten {
      drifted += 1
    }
    if verdict.isPartial { partial += 1 }
    refused += verdict.refused.filter { !refused.contains($0) }
    isMissing = isMissing || verdict.isMissing
  }

  /// `nil` when everything went as written, or is written as it went.
  package var failure: FailureCode? {
    if isMissing, mode != .update { return .replayMissing }
    return leftOut + worse > 0 || (drifted > 0 && mode != .update) ? .replayDrift : nil
  }

  /// Why it failed; `nil` where there is no more to say than the failure's meaning.
  package var reason: String? {
    // A step may fail because of what the one before was not allowed.
    if !refused.isEmpty {
      let effect = worse > 0 ? "nothing was written" : "\(Units.count(leftOut, "step")) left out"
      return "\(effect): nobody allowed to \(refused.joinedByAnd)"
    }
    guard worse > 0 else { return nil }
    return
      "nothing was written: \(Units.count(worse, "step")) that went well before \(worse == 1 ? "fails" : "fail")"
  }

  /// `7 steps: 6 as written, 1 drifted`
  package var line: Line {
    var line =
      Line(Units.count(steps, "step") + ": ") + Line("\(steps - drifted - leftOut - worse) as written", .ok)
    if drifted > 0 {
      line =
        line + Line(", ")
        + (isWritten
          ? Line("\(drifted) written anew", .changed) : Line("\(drifted) drifted", .error))
    }
    if worse > 0 { line = line + Line(", ") + Line("\(worse) failed", .error) }
    if leftOut > 0 { line = line + Line(", ") + Line("\(leftOut) left out", .warning) }
    if count > steps { line.append("; \(count - steps) not run", .dim) }
    if partial > 0 { line.append("; \(Units.count(partial, "shell command")) not run", .dim) }
    return line
  }

  /// What may help; `nil` when nothing is wrong.
  package func advice(for file: String, isRecorded: Bool) -> String? {
    let option = mode == .update ? "--update" : mode == .live ? "--live" : ""
    if !refused.isEmpty { return "replay \(option) --trust \(file)" }
    if worse > 0 { return "replay --update --accept-failures \(file)" }
    return isMissing && !isRecorded && mode == .recorded ? "replay --update \(file)" : nil
  }
}
