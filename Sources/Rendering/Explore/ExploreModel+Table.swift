internal import ApusJSON
internal import ApusText

/// A list as rows and columns.
extension ExploreModel {
  /// Shows the list at the cursor as a table, or the tree again, at the same value.
  mutating func toggleTable() {
    if let table {
      self.table = nil
      return go(to: tree.place(at: table.target.steps.map(\.position)))
    }
    let level = cursor.node.kind == .array ? cursor.level : cursor.levelsOfLists.first
    guard let level else { return say(Line("no list is here to be a table", .warning).retold) }
    let rank = cursor.level > level ? cursor.steps[level].rank : 0
    table = ExploreTable(of: cursor.prefix(level), &tree, from: rank, glyphs: screen.glyphs)
    if table == nil { say(Line("the list is empty", .warning).retold) }
  }

  /// The keys that move in a table. Returns whether it was one.
  mutating func walkTable(_ key: TerminalKey) -> Bool {
    guard var table else { return false }
    defer { self.table = table }
    let last = tree.count(in: table.list.node) - 1
    let screenful = max(1, rows - 1)
    switch key {
    case .character("j"), .down, .character("]"): table.move(to: table.rank + 1, &tree)
    case .character("k"), .up, .character("["): table.move(to: table.rank - 1, &tree)
    case .character("l"), .right: table.moveColumn(1, &tree)
    case .character("h"), .left: table.moveColumn(-1, &tree)
    case .character(" "), .pageDown, .control("f"): table.move(to: table.rank + screenful, &tree)
    case .pageUp, .control("b"): table.move(to: table.rank - screenful, &tree)
    case .control("d"): table.move(to: table.rank + max(1, screenful / 2), &tree)
    case .control("u"): table.move(to: table.rank - max(1, screenful / 2), &tree)
    case .character("g"), .home: table.move(to: 0, &tree)
    case .character("G"), .end: table.move(to: last, &tree)
    default: return false
    }
    return true
  }

  /// Goes to a place that was found: to its row where the table has it, or else in the tree.
  mutating func show(_ place: ExplorePlace) {
    guard var shown = table else { return go(to: place) }
    let level = shown.list.level
    guard place.level > level, place.node(at: level) == shown.list.node else {
      table = nil
      return go(to: place)
    }
    shown.move(to: place.steps[level].rank, &tree)
    table = shown
  }

  /// Puts the differences of two marked values on a page; of one, what it and the cursor differ in.
  mutating func compareMarks() {
    guard let first = marks.first else {
      return say(Line("m marks a value, and d compares two", .warning).retold)
    }
    let second = marks.count > 1 ? marks[1] : target.node
    guard first != second else {
      return say(Line("m marks another value, and d compares the two", .warning).retold)
    }
    var effort = Effort(limit: 2_000_000)
    let differences = JSONDifference.between(first, second, within: &effort)
    var whole = screen
    whole.height = nil
    let title = "\(first.path) \(screen.glyphs.arrow) \(second.path)"
    page = ExplorePage(title, DiffView(differences).lines(on: whole))
  }
}
