internal import APIClient
package import Rendering

extension Explanation: View {
  package func lines(on screen: Screen) -> [Line] {
    let parts = [
      heading(on: screen), LifeLine(life).lines(on: screen), story(on: screen), perhaps(on: screen),
      excerpt?.lines(on: screen) ?? [], swift(on: screen), tries(on: screen),
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [Line()]))
  }

  /// The line, and what it came to.
  private func heading(on screen: Screen) -> [Line] {
    var lines = incident.line.isEmpty ? [] : [screen.fit(Line(incident.line, .command))]
    if let failure = incident.failure {
      lines += (Line("error[\(failure.code)]:", .error) + Line(" \(failure.message)"))
        .wrappedAtWords(to: screen.width, indent: 2)
    } else if let status = incident.exchange.flatMap({ StatusLine($0) }) {
      lines += status.lines(on: screen)
    }
    return lines
  }

  private func story(on screen: Screen) -> [Line] {
    guard !facts.isEmpty else { return [] }
    return [Line("Certain", .heading)] + facts.flatMap { $0.lines(on: screen) }
  }

  private func perhaps(on screen: Screen) -> [Line] {
    guard !guesses.isEmpty else { return [] }
    return [Line("Perhaps", .heading)]
      + guesses.flatMap { Line("  \($0)").wrappedAtWords(to: screen.width, indent: 4) }
  }

  private func tries(on screen: Screen) -> [Line] {
    guard !suggestions.isEmpty else { return [] }
    return [Line("Try", .heading)]
      + suggestions.flatMap { (Line("  ") + Line($0, .command)).wrappedAtWords(to: screen.width, indent: 4) }
  }

  // MARK: What a Swift app receives

  private func swift(on screen: Screen) -> [Line] {
    guard let ownReport else { return [] }
    let own = row("APIClient", Line(ownReport, .string), ownKeeps.map { "keeps \($0)" }, on: screen)
    let others = clients.flatMap { name, report in
      row(name, Line(report.text, report.kind.role), report.loss.map { "loses \($0)" }, on: screen)
    }
    let title = clients.isEmpty ? "In Swift" : "In Swift, and in five hand-written clients"
    return Line(title, .heading).wrappedAtWords(to: screen.width) + own + others
  }

  private func row(_ name: String, _ text: Line, _ remark: String?, on screen: Screen) -> [Line] {
    let column = screen.width < 60 ? 4 : 19
    var line = Line("  ") + Line(name, .dim)
    var lines: [Line] = []
    if line.width >= column {
      lines.append(line)
      line = Line()
    }
    line.pad(to: column)
    line.append(text)
    guard let remark else { return lines + line.wrappedAtWords(to: screen.width, indent: column) }
    let note = Line(remark, .dim)
    let noteColumn = max(line.width + 2, 54)
    if noteColumn + note.width <= screen.width {
      line.pad(to: noteColumn)
      return lines + [line + note]
    }
    return lines + line.wrappedAtWords(to: screen.width, indent: column)
      + (Line(String(repeating: " ", count: column)) + note).wrappedAtWords(to: screen.width, indent: column)
  }
}

extension ClientReport.Kind {
  fileprivate var role: Role? {
    switch self {
    case .value: .ok
    case .error: nil
    case .crash: .error
    case .silence: .warning
    }
  }
}

extension Fact {
  /// The sentence, and what says so: behind it where there is room, else below.
  fileprivate func lines(on screen: Screen) -> [Line] {
    let sentence = Line("  \(text)").wrappedAtWords(to: screen.width, indent: 4)
    guard let evidence, let last = sentence.last else { return sentence }
    let note = Line(evidence, .dim)
    if last.width + 3 + note.width <= screen.width {
      return sentence.dropLast() + [last + Line("   ") + note]
    }
    return sentence + [screen.fit(Line("      ") + note)]
  }
}
