internal import ApusContracts
internal import ApusRendering
package import ApusText

/// One line a step, as a test would report it; below it what differs.
package struct StepReport: View {
  private let verdict: StepVerdict
  private let file: String
  private let mode: ReplayMode
  private let time: Duration?

  /// - Parameter time: how long it took, where that is to be told.
  package init(_ verdict: StepVerdict, in file: String, _ mode: ReplayMode, time: Duration? = nil) {
    self.time = time
    self.verdict = verdict
    self.file = file
    self.mode = mode
  }

  package func lines(on screen: Screen) -> [Line] {
    let command = verdict.step.command.split(separator: "\n").first.map(String.init) ?? ""
    let time = time.map { Line("  " + Units.time($0, glyphs: screen.glyphs), .dim) } ?? Line()
    let first = (word + Line(command)).cut(to: screen.width - time.width, glyphs: screen.glyphs) + time
    if let reason = verdict.skipReason {
      return (word + Line("\(command): \(reason)")).wrapped(to: screen.width, indent: 10)
    }
    guard !verdict.isAsWritten || verdict.isNoted else { return [first] }
    let place = Line(
      "         \(file):\(verdict.step.place.number): \(verdict.kinds.joined(separator: ", "))", .dim)
    let changes = verdict.differences.map { Line("         ") + Self.styled($0) }
    return [first] + place.wrapped(to: screen.width, indent: 9)
      + changes.flatMap { $0.wrapped(to: screen.width, indent: 11) }
  }

  private var word: Line {
    if verdict.skipReason != nil { return Line("  skipped ", .warning) }
    if verdict.isNoted { return Line("  noted  ", .warning) }
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
