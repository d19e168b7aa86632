internal import ApusContracts
package import ApusText

/// Which changes of its answers some sessions would notice, and for each miss a rule to add.
package struct JudgementView: View {
  private let sessions: [JudgedSession]

  package init(_ sessions: [JudgedSession]) { self.sessions = sessions }

  package func lines(on screen: Screen) -> [Line] {
    var lines: [Line] = []
    for session in sessions {
      lines.append(Line(session.path))
      for step in session.steps { lines += self.lines(of: step, on: screen) }
    }
    let (noticed, count) = sessions.reduce((0, 0)) { ($0.0 + $1.noticed, $0.1 + $1.count) }
    lines.append(Line("\(noticed) of \(count) noticed").retold)
    if noticed < count {
      lines += Line("a rule goes into a `rules` block below its step: help rules", .dim).retold
        .wrappedAtWords(to: screen.width)
    }
    return lines
  }

  private func lines(of step: JudgedSession.Step, on screen: Screen) -> [Line] {
    let first = step.line.split(separator: "\n").first.map(String.init) ?? ""
    let head =
      Line("  ") + Line(first, .command) + Line("  \(step.noticed) of \(step.verdicts.count)", .dim).retold
    let misses = step.verdicts.filter { !$0.isNoticed }
    let width = min(misses.map { Line($0.words).retold.width }.max() ?? 0, 44)
    return [head.cut(to: screen.width, glyphs: screen.glyphs)]
      + misses.flatMap { miss -> [Line] in
        var line = Line("    missed  ", .warning).retold + Line(miss.words).retold
        line.pad(to: 12 + width + 2)
        line.append(miss.rule.map { Line($0, .command) } ?? Line("no rule tells", .dim).retold)
        return line.wrappedAtWords(to: screen.width, indent: 14)
      }
  }
}
