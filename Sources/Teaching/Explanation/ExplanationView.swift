internal import ApusClient
internal import ApusRendering
package import ApusText
internal import ApusWords

extension Explanation: View {
  package func lines(on screen: Screen) -> [Line] {
    let parts = [
      heading(on: screen), RequestProgressView(progress).lines(on: screen), story(on: screen),
      place(on: screen), SwiftTable(self).lines(on: screen), tries(on: screen),
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [Line()]))
  }

  /// The line, and what it came to.
  private func heading(on screen: Screen) -> [Line] {
    var lines = incident.line.isEmpty ? [] : [screen.fit(Line(incident.line, .command))]
    if let failure = incident.failure {
      lines += (Line("error[\(failure.code)]:", .error) + Line(" \(retold(failure.message))"))
        .wrappedAtWords(to: screen.width, indent: 2)
    } else if let status = incident.exchange.flatMap({ StatusLine($0) }) {
      lines += status.lines(on: screen)
    }
    return lines
  }

  /// More than this is more than somebody reads.
  private static let mostKnown = 10
  private static let mostGuesses = 4

  private func story(on screen: Screen) -> [Line] {
    guard !facts.isEmpty else { return [] }
    let known = facts.prefix { $0.level != .perhaps }
    let guesses = facts.dropFirst(known.count)
    let shown = known.prefix(Self.mostKnown) + guesses.prefix(Self.mostGuesses)
    let rest = facts.count - shown.count
    let more = rest > 0 ? [screen.fit(Line("  ") + Line(said("and \(rest) more: explain --json"), .dim))] : []
    return [Line(said("What this shows"), .heading)] + shown.flatMap { $0.lines(on: screen) } + more
  }

  private func place(on screen: Screen) -> [Line] {
    guard let excerpt else { return [] }
    return [Line(said("Where"), .heading)] + excerpt.lines(on: screen)
  }

  private func tries(on screen: Screen) -> [Line] {
    guard !suggestions.isEmpty else { return [] }
    return [Line(said("Try"), .heading)]
      + suggestions.flatMap { (Line("  ") + Line($0, .command)).wrappedAtWords(to: screen.width, indent: 4) }
  }
}

extension Fact {
  /// The level and the sentence, and below it what it rests on.
  fileprivate func lines(on screen: Screen) -> [Line] {
    // `perhaps` is the longest.
    let indent = screen.width >= 40 ? 11 : 4
    var head = Line("  ") + Line(level.name, level.role)
    head.pad(to: screen.width >= 40 ? indent : head.width + 1)
    if isContradiction { head.append(said("Contradiction:") + " ", .error) }
    head.append(text)
    if let section = level.section { head.append(" (\(section))", .dim) }
    let blank = Line(String(repeating: " ", count: indent + 2))
    return head.wrappedAtWords(to: screen.width, indent: indent)
      + evidence.items.map { screen.fit(blank + Line($0.shown, .dim)) }
  }
}

extension Level {
  fileprivate var role: Role {
    switch self {
    case .seen: .ok
    case .said: .string
    case .rule: .key
    case .perhaps: .warning
    }
  }
}

extension Evidence.Item {
  /// What was sent is told from what came.
  fileprivate var shown: String { source == .request ? "sent: \(text)" : text }
}
