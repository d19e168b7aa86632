/// ↑ and ↓: between the rows of a line that has several, and otherwise through the history.
extension EditLineReader {
  /// A walk through the entries that begin with what was typed.
  struct HistoryWalk {
    /// The line as it was before the walk: its text is the prefix, and the way back.
    var origin: LineState
    /// The entry that is shown; `nil` back at the origin.
    var index: Int?
    /// The line as the walk left it. A line that differs has been edited, and the walk is over.
    var line: LineState
  }

  func previousLine() -> CommandOutcome {
    let line = engine.line
    let walk = currentWalk(for: line)
    if walk == nil, moveUp(in: line) { return .edited }
    step(walk ?? HistoryWalk(origin: line, index: nil, line: line)) { walk in
      history.newest(before: walk.index) { $0 != walk.line.text && walk.accepts($0) }
    }
    return .edited
  }

  func nextLine() -> CommandOutcome {
    let line = engine.line
    guard var walk = currentWalk(for: line) else {
      _ = moveDown(in: line)
      return .edited
    }
    guard let index = walk.index else { return .edited }
    if history.oldest(after: index, where: { $0 != walk.line.text && walk.accepts($0) }) == nil {
      walk.index = nil
      show(walk, walk.origin)
    } else {
      step(walk) { walk in history.oldest(after: index) { $0 != walk.line.text && walk.accepts($0) } }
    }
    return .edited
  }

  private func currentWalk(for line: LineState) -> HistoryWalk? {
    walk.flatMap { $0.line == line ? $0 : nil }
  }

  private func step(_ walk: HistoryWalk, to find: (HistoryWalk) -> Int?) {
    guard let index = find(walk) else { return }
    var walk = walk
    walk.index = index
    let entry = history.entries[index]
    show(walk, LineState(text: entry, cursor: entry.utf8.count))
  }

  private func show(_ walk: HistoryWalk, _ line: LineState) {
    engine.set(line)
    self.walk = walk
    self.walk?.line = line
  }

  private func moveUp(in line: LineState) -> Bool {
    let row = line.rowBefore
    guard row.startIndex > line.text.startIndex else { return false }
    let above = line.text[..<line.text.index(before: row.startIndex)]
    let start = above.lastIndex(of: "\n").map { above.index(after: $0) } ?? above.startIndex
    engine.moveCursor(to: line.text.utf8Offset(of: column(row.count, in: above[start...])))
    return true
  }

  private func moveDown(in line: LineState) -> Bool {
    let rest = line.rowAfter
    guard rest.endIndex < line.text.endIndex else { return false }
    let below = line.text[line.text.index(after: rest.endIndex)...].prefix { $0 != "\n" }
    engine.moveCursor(to: line.text.utf8Offset(of: column(line.rowBefore.count, in: below)))
    return true
  }

  private func column(_ count: Int, in row: Substring) -> String.Index {
    row.index(row.startIndex, offsetBy: count, limitedBy: row.endIndex) ?? row.endIndex
  }
}

extension EditLineReader.HistoryWalk {
  fileprivate func accepts(_ entry: String) -> Bool {
    entry.utf8.starts(with: origin.text.utf8)
  }
}

extension String {
  fileprivate func utf8Offset(of index: Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }
}
