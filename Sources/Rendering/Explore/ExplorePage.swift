internal import ApusText

/// Lines to be read, over what is explored: the keys, or the differences of two values.
struct ExplorePage: Sendable {
  let title: String
  private let lines: [Line]
  private var top = 0

  init(_ title: String, _ lines: [Line]) {
    self.title = title
    self.lines = lines
  }

  /// False when the key ends it.
  mutating func press(_ key: TerminalKey, rows: Int) -> Bool {
    switch key {
    case .character("j"), .down, .enter: move(1, rows)
    case .character("k"), .up: move(-1, rows)
    case .character(" "), .pageDown, .control("f"): move(rows, rows)
    case .character("b"), .pageUp, .control("b"): move(-rows, rows)
    case .character("g"), .home: move(-top, rows)
    case .character("G"), .end: move(lines.count, rows)
    default: return false
    }
    return true
  }

  private mutating func move(_ count: Int, _ rows: Int) {
    top = max(0, min(top + count, lines.count - rows))
  }

  func shown(rows: Int) -> [Line] { Array(lines.dropFirst(top).prefix(rows)) }

  func status(rows: Int) -> Line {
    let isWhole = lines.count <= rows
    let place = isWhole ? "" : "  \(top + 1) to \(min(lines.count, top + rows)) of \(lines.count)"
    return Line(title, .heading).retold + Line(place, .dim) + Line("  q goes back", .dim).retold
  }
}
