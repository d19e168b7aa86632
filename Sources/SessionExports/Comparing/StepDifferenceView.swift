internal import ApusContracts
internal import ApusRendering
internal import ApusText

/// A step of two sessions, and how its answers differ.
struct StepDifferenceView: View {
  let step: StepDifference
  /// Whether only what breaks a client is shown.
  let isBreakingOnly: Bool

  func lines(on screen: Screen) -> [Line] {
    if isBreakingOnly, !step.isBreaking { return [] }
    let command = step.command.split(separator: "\n").first.map(String.init) ?? ""
    if let reason = step.skipReason {
      return (word + Line("\(command): \(reason)")).wrapped(to: screen.width, indent: 13)
    }
    var first = word + Line(command)
    if !step.times.isEmpty, !step.isSame {
      let times = step.times.map { Units.time($0, glyphs: screen.glyphs) }
      first = first + Line("  " + times.joined(separator: " \(screen.glyphs.arrow) "), .dim)
    }
    let findings = isBreakingOnly ? step.breaking : step.findings
    var below = findings.flatMap { finding in finding.lines.map { Self.styled($0, isNoted: finding.isNoted) }
    }
    if !isBreakingOnly { below += step.additions.map { Line($0, .added) } }
    return [first.cut(to: screen.width, glyphs: screen.glyphs)]
      + below.flatMap { (Line("           ") + $0).wrapped(to: screen.width, indent: 13) }
  }

  private var word: Line {
    switch step.side {
    case .onlyOld: Line("  gone     ", .removed)
    case .onlyNew: Line("  new      ", .added)
    case .both where step.skipReason != nil: Line("  skipped  ", .warning)
    case .both where step.isFailing: Line("  fails    ", .error)
    case .both where step.isBreaking: Line("  breaks   ", .error)
    case .both where step.isSame: Line("  same     ", .ok)
    case .both: Line("  differs  ", .changed)
    }
  }

  private static func styled(_ text: String, isNoted: Bool) -> Line {
    let line: Line =
      switch text.first {
      case "-": Line(text, .removed)
      case "+": Line(text, .added)
      default: Line(text, .dim)
      }
    return isNoted ? Line("noted ", .dim) + line : line
  }
}
