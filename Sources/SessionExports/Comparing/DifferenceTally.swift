internal import ApusRendering
internal import ApusText

/// How many steps of two sessions differ.
struct DifferenceTally {
  private let names: (old: String, new: String)
  private var steps: [StepDifference] = []

  init(of names: (old: String, new: String)) { self.names = names }

  mutating func add(_ step: StepDifference) { steps.append(step) }

  var breaking: Int { steps.count(where: \.isBreaking) }

  /// `breaks a client`, for so many steps.
  static func words(_ count: Int) -> String {
    "\(Units.count(count, "step")) \(count == 1 ? "breaks" : "break") a client"
  }

  var line: Line {
    let both = steps.filter { $0.side == .both }
    var parts = ["\(both.count(where: \.isSame)) the same"]
    let others = both.count { !$0.isSame && !$0.isBreaking }
    if breaking > 0 { parts.append("\(breaking) \(breaking == 1 ? "breaks" : "break") a client") }
    if others > 0 { parts.append("\(others) \(others == 1 ? "differs" : "differ") without that") }
    for (side, name) in [(StepDifference.Side.onlyOld, names.old), (.onlyNew, names.new)] {
      let count = steps.count { $0.side == side }
      if count > 0 { parts.append("\(count) only in \(name)") }
    }
    return Line("\(Units.count(steps.count, "step")): \(parts.joined(separator: ", "))")
  }
}
