/// Tab: the only candidate, else what all have in common, else the list, else the next candidate of the list.
extension EditLineReader {
  /// What Tab showed, and the line it belongs to.
  struct CompletionSession {
    var menu: CandidateMenu
    /// Where the chosen candidate stands in the line.
    var range: Range<Int>
    var line: LineState
  }

  func complete(step: Int) -> CommandOutcome {
    let line = engine.line
    if let session = completing, session.line == line {
      choose(step, in: session)
      return .edited
    }
    let completion = hooks.complete(line.text, line.cursor)
    let range = completion.range.clamped(to: 0..<line.text.utf8.count)
    guard let first = completion.candidates.first else { return .edited }
    if completion.candidates.count == 1 {
      let needsSpace = first.addsSpace && !line.after.hasPrefix(" ")
      engine.replace(range, with: first.text + (needsSpace ? " " : ""))
      return .edited
    }
    let common = Self.commonPrefix(of: completion.candidates.map(\.text))
    if common.utf8.count > range.count {
      engine.replace(range, with: common)
    } else {
      completing = CompletionSession(
        menu: CandidateMenu(candidates: completion.candidates), range: range, line: line)
    }
    return .edited
  }

  private func choose(_ step: Int, in session: CompletionSession) {
    var session = session
    let count = session.menu.candidates.count
    let from = session.menu.selected ?? (step > 0 ? -1 : count)
    let selected = (from + step + count) % count
    let text = session.menu.candidates[selected].text
    engine.replace(session.range, with: text)
    session.menu.selected = selected
    session.range = session.range.lowerBound..<session.range.lowerBound + text.utf8.count
    session.line = engine.line
    completing = session
  }

  /// By whole characters, so that none is cut.
  static func commonPrefix(of texts: [String]) -> String {
    guard var common = texts.first?[...] else { return "" }
    for text in texts.dropFirst() {
      let length = zip(common, text).prefix { $0 == $1 }.count
      common = common.prefix(length)
    }
    return String(common)
  }
}
