package import ApusClient
internal import ApusContracts
internal import ApusRendering
internal import ApusSurroundings
package import ApusText

/// How many steps went as written.
package struct ReplayTally: Sendable {
  private let mode: ReplayMode
  /// How many steps there are to run.
  private let count: Int
  /// Whether what came was written down.
  package var isWritten = false
  private var steps = 0
  private var drifted = 0
  private var noted = 0
  private var worse = 0
  private var leftOut = 0
  private var skipped = 0
  private var partial = 0
  private var refused: [Permission] = []
  private(set) var isMissing = false
  /// Something looks otherwise by now, and says the same.
  private var isOldForm = false

  package init(_ mode: ReplayMode, of count: Int) {
    self.mode = mode
    self.count = count
  }

  package mutating func add(_ verdict: StepVerdict) {
    steps += 1
    if verdict.skipReason != nil {
      skipped += 1
    } else if verdict.isWorse {
      worse += 1
    } else if verdict.isLeftOut {
      leftOut += 1
    } else if !verdict.isAsWritten {
      drifted += 1
    } else if verdict.isNoted {
      noted += 1
    }
    isOldForm = isOldForm || verdict.findings.contains { $0.drift == .layout && $0.isNoted }
    if verdict.isPartial { partial += 1 }
    refused += verdict.refused.filter { !refused.contains($0) }
    isMissing = isMissing || verdict.isMissing
  }

  /// `nil` when everything went as written, or is written as it went.
  package var failure: ErrorCode? {
    if isMissing, mode != .update { return .replayMissing }
    return leftOut + worse + skipped > 0 || (drifted > 0 && mode != .update) ? .replayDrift : nil
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
      Line(Units.count(steps, "step") + ": ")
      + Line("\(steps - drifted - noted - leftOut - worse - skipped) as written", .ok).retold
    if noted > 0 { line = line + Line(", ") + Line("\(noted) noted", .warning).retold }
    if drifted > 0 {
      line =
        line + Line(", ")
        + (isWritten
          ? Line("\(drifted) written anew", .changed).retold : Line("\(drifted) drifted", .error).retold)
    }
    if worse > 0 { line = line + Line(", ") + Line("\(worse) failed", .error).retold }
    if leftOut > 0 { line = line + Line(", ") + Line("\(leftOut) left out", .warning).retold }
    if skipped > 0 { line = line + Line(", ") + Line("\(skipped) skipped", .warning).retold }
    if count > steps { line.append("; \(count - steps) not run", .dim) }
    if partial > 0 { line.append("; \(Units.count(partial, "shell command")) not run", .dim) }
    return line
  }

  /// What brings a session up to date whose screens look otherwise by now; `nil` where none do.
  package func offer(for file: @autoclosure () -> String) -> Line? {
    guard isOldForm, mode == .recorded else { return nil }
    return Line("it says the same in an older form; to write it anew: ", .dim).retold
      + Line("replay --update \(file())", .command)
  }

  /// What may help; `nil` when nothing is wrong.
  package func advice(for file: @autoclosure () -> String, isRecorded: Bool) -> String? {
    let option = mode == .update ? "--update" : mode == .live ? "--live" : ""
    if !refused.isEmpty { return "replay \(option) --trust \(file())" }
    if worse > 0 { return "replay --update --accept-failures \(file())" }
    return isMissing && !isRecorded && mode == .recorded ? "replay --update \(file())" : nil
  }
}
