internal import ApusClient
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// How many steps of two sessions differ.
struct DifferenceTally {
  private let names: (old: String, new: String)
  private var steps: [StepDifference] = []

  init(of names: (old: String, new: String)) { self.names = names }

  mutating func add(_ step: StepDifference) { steps.append(step) }
  mutating func add(_ other: DifferenceTally) { steps += other.steps }

  private var breaking: Int { steps.count { $0.isBreaking && !$0.isFailing } }
  private var failing: Int { steps.count { $0.failing == .onBoth } }
  private var skipped: Int { steps.count { $0.skipReason != nil } }

  /// Those of whom an answer did not come, and how many.
  private var silent: [(name: String, count: Int)] {
    var counts: [(name: String, count: Int)] = []
    for case .silent(let name) in steps.compactMap(\.failing) {
      if let place = counts.firstIndex(where: { $0.name == name }) {
        counts[place].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    return counts
  }

  /// Why that is not fine; `nil` where it is.
  var failure: CommandFailure? {
    if let (name, count) = silent.first {
      return CommandFailure(.replayDrift, "\(Units.count(count, "step")) not answered by \(name)")
    }
    if breaking > 0 {
      let words = "\(Units.count(breaking, "step")) \(breaking == 1 ? "breaks" : "break") a client"
      return CommandFailure(.replayDrift, words)
    }
    if failing > 0 {
      let words = "\(Units.count(failing, "step")) \(failing == 1 ? "fails" : "fail") on both"
      return CommandFailure(.replayDrift, words)
    }
    return skipped > 0 ? CommandFailure(.replayDrift, "\(Units.count(skipped, "step")) skipped") : nil
  }

  var line: Line {
    let both = steps.filter { $0.side == .both }
    var parts = ["\(both.count(where: \.isSame)) the same"]
    let others = both.count { !$0.isSame && !$0.isBreaking && $0.skipReason == nil }
    if breaking > 0 { parts.append("\(breaking) \(breaking == 1 ? "breaks" : "break") a client") }
    if failing > 0 { parts.append("\(failing) \(failing == 1 ? "fails" : "fail") on both") }
    parts += silent.map { "\($0.count) not answered by \($0.name)" }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    // It may stand there alone, so it says of what there is none.
    if others == 1 { parts.append("1 differs and breaks no client") }
    if others > 1 { parts.append("\(others) differ and break no client") }
    for (side, name) in [(StepDifference.Side.onlyOld, names.old), (.onlyNew, names.new)] {
      let count = steps.count { $0.side == side }
      if count > 0 { parts.append("\(count) only in \(name)") }
    }
    return Line("\(Units.count(steps.count, "step")): \(parts.joined(separator: ", "))")
  }
}
