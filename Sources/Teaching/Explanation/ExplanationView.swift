internal import ApusClient
internal import ApusRendering
package import ApusText
internal import ApusWords

extension Explanation: View {
  package func lines(on screen: Screen) -> [Line] {
    let head = [heading(on: screen), RequestProgressView(progress).lines(on: screen)]
    let middle = [story(on: screen), place(on: screen), SwiftTable(self).lines(on: screen)]
    let whole = Self.joined(head + middle + [tries(on: screen)])
    guard let more, let height = screen.height, whole.count > height else { return whole }
    let (start, end) = (Self.joined(head), tries(on: screen))
    let room = height - start.count - end.count - 2
    return Self.joined([start, folded(to: room, on: screen, more), end])
  }

  private static func joined(_ parts: [[Line]]) -> [Line] {
    Array(parts.filter { !$0.isEmpty }.joined(separator: [Line()]))
  }

  /// The line, and what it came to.
  private func heading(on screen: Screen) -> [Line] {
    var lines = incident.line.isEmpty ? [] : [screen.fit(Line(incident.line, .command))]
    if let failure = incident.failure {
      let told = ForeignWords(in: failure.message, of: failure.code, incident.exchange)
      let message = retold(told.message, keeping: told.words + failure.foreign)
      lines += (Line("error[\(failure.code)]:", .error) + Line(" \(message)"))
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

  /// What matters most of what is known: contradictions and facts in their order, the likeliest guess, and what an app
  /// gets; and how to see the rest.
  private func folded(to room: Int, on screen: Screen, _ more: String) -> [Line] {
    let note = screen.fit(Line("  ") + Line(said("All of it: "), .dim) + Line(more, .command))
    let own = ownReport.map {
      screen.fit(Line("  ") + Line(said("In Swift"), .dim) + Line("  ") + Line($0, .string))
    }
    var last = [own, note].compactMap(\.self)
    if let guess = facts.first(where: { $0.level == .perhaps }) {
      last = guess.lines(on: screen, evidence: 1) + last
    }
    var lines = [Line(said("What this shows"), .heading)]
    for fact in facts where fact.level != .perhaps {
      let more = fact.lines(on: screen, evidence: 1)
      guard lines.count + more.count + last.count <= room else { break }
      lines += more
    }
    return lines + last
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
  ///
  /// - Parameter evidence: of how much of it at most.
  fileprivate func lines(on screen: Screen, evidence most: Int = .max) -> [Line] {
    // `perhaps` is the longest.
    let indent = screen.width >= 40 ? 11 : 4
    var head = Line("  ") + Line(level.name, level.role)
    head.pad(to: screen.width >= 40 ? indent : head.width + 1)
    if isContradiction { head.append(said("Contradiction:") + " ", .error) }
    head.append(text)
    if let section = level.section { head.append(" (\(section))", .dim) }
    let blank = Line(String(repeating: " ", count: indent + 2))
    return head.wrappedAtWords(to: screen.width, indent: indent)
      + evidence.items.prefix(most).map { screen.fit(blank + Line($0.shown, .dim)) }
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
