internal import ApusRendering
package import ApusText

/// A request's progress on one line:
///
///     parse ─ build ─ connect ─ send ─✗ wait · read · status · decode
///
/// Stages that were passed are joined by lines; `✗` stands before the one that failed, dots before those that were
/// never reached. Where there is no room, the stages far from the end are left out.
package struct RequestProgressView: View {
  private let progress: RequestProgress

  package init(_ progress: RequestProgress) { self.progress = progress }

  package func lines(on screen: Screen) -> [Line] {
    let whole = line(of: progress.steps.map { $0 }, screen.glyphs)
    guard whole.width > screen.width else { return [whole] }
    var kept = progress.steps.map(Optional.some)
    for place in order where line(of: kept, screen.glyphs).width > screen.width { kept[place] = nil }
    return [screen.fit(line(of: kept, screen.glyphs))]
  }

  /// The places in the order in which they may be left out: the first and the last stage and those around the end
  /// of the way stay longest, what was passed longer than what was not reached.
  private var order: [Int] {
    let end = progress.steps.lastIndex { $0.fate != .unreached } ?? 0
    let inner = progress.steps.indices.dropFirst().dropLast()
    func distance(_ place: Int) -> Int { place > end ? 2 * (place - end) + 1 : 2 * (end - place) }
    return inner.sorted { distance($0) > distance($1) }.filter { $0 != end }
  }

  /// A run of stages that were left out reads `…`.
  private func line(of steps: [RequestProgress.Step?], _ glyphs: Glyphs) -> Line {
    let (way, gap) = glyphs.isASCII ? ("-", ".") : ("─", "·")
    let cross = glyphs.isASCII ? "X" : "✗"
    var line = Line()
    var isCut = false
    for (position, step) in steps.enumerated() {
      guard let step else {
        if !isCut {
          let isReached = progress.steps[position].fate == .passed
          line.append(" \(isReached ? way : gap) \(glyphs.ellipsis)", .dim)
        }
        isCut = true
        continue
      }
      isCut = false
      switch step.fate {
      case .passed:
        if position > 0 { line.append(" \(way) ", .dim) }
        line.append(name(of: step, glyphs), .ok)
      case .failed:
        line.append(position > 0 ? " \(way)" : "", .dim)
        line.append("\(cross) \(name(of: step, glyphs))", .error)
      case .unreached: line.append(" \(gap) \(name(of: step, glyphs))", .dim)
      }
    }
    return progress.failedStage == nil ? line + Line(glyphs.isASCII ? " ok" : " ✓", .ok) : line
  }

  private func name(of step: RequestProgress.Step, _ glyphs: Glyphs) -> String {
    step.count > 1 ? "\(step.stage.rawValue) \(glyphs.times)\(step.count)" : step.stage.rawValue
  }
}
