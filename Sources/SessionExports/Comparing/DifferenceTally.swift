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
  private var failing: Int { steps.count(where: \.isFailing) }

  /// Why that is not fine; `nil` where it is.
  var failure: CommandFailure? {
    if breaking > 0 {
      let words = "\(Units.count(breaking, "step")) \(breaking == 1 ? "breaks" : "break") a client"
      return CommandFailure(.replayDrift, words)
    }
    guard failing > 0 else { return nil }
    let words = "\(Units.count(failing, "step")) \(failing == 1 ? "fails" : "fail") on both"
    return CommandFailure(.replayDrift, words)
  }

  var line: Line {
    let both = steps.filter { $0.side == .both }
    var parts = ["\(both.count(where: \.isSame)) the same"]
    let others = both.count { !$0.isSame && !$0.isBreaking }
    if breaking > 0 { parts.append("\(breaking) \(breaking == 1 ? "breaks" : "break") a client") }
    if failing > 0 { parts.append("\(failing) \(failing == 1 ? "fails" : "fail") on both") }
    if others > 0 { parts.append("\(others) \(others == 1 ? "differs" : "differ") without that") }
    for (side, name) in [(StepDifference.Side.onlyOld, names.old), (.onlyNew, names.new)] {
      let count = steps.count { $0.side == side }
      if count > 0 { parts.append("\(count) only in \(name)") }
    }
    return Line("\(Units.count(steps.count, "step")): \(parts.joined(separator: ", "))")
  }
}
