internal import ApusJSON
internal import ApusText

/// A list that somebody walks in as rows and columns. Only the rows on the screen are looked at.
struct ExploreTable: Sendable {
  let list: ExplorePlace
  private let columns: [TableColumn]
  private var widths: [Int]
  private(set) var rank = 0
  private(set) var column = 0
  /// The first row and the first column that are shown.
  private var top = 0
  private var left = 0
  /// The cell at the cursor, or its row where there is none.
  private(set) var target: ExplorePlace

  private static let sample = 100
  private static let widest = 40

  /// `nil` where there are no rows.
  init?(of list: ExplorePlace, _ tree: inout ExploreTree, from rank: Int, glyphs: Glyphs) {
    guard let first = tree.step(in: list.node, at: 0) else { return nil }
    var rows: [Node] = []
    for rank in 0..<min(Self.sample, tree.count(in: list.node)) {
      if let step = tree.step(in: list.node, at: rank) { rows.append(step.node) }
    }
    self.list = list
    let columns = TableColumn.inferred(from: rows)
    self.columns = columns
    widths = columns.map { column in
      var effort = Effort.unlimited
      let cells = rows.map { row in
        TableLayout.Cell.line(column.cell(of: row, within: &effort), columns: Self.widest, glyphs: glyphs)
          .width
      }
      return max(Line(json: column.title).width, cells.max() ?? 0)
    }
    target = list
    target.steps.append(first)
    move(to: rank, &tree)
  }

  /// What the column of the cursor is called.
  var title: String { columns.indices.contains(column) ? columns[column].title : "" }

  /// The cell of a row in the column of the cursor.
  func cell(of row: Node) -> Node? {
    var effort = Effort.unlimited
    return columns.indices.contains(column) ? columns[column].cell(of: row, within: &effort) : nil
  }

  // MARK: Moving

  mutating func move(to wanted: Int, _ tree: inout ExploreTree) {
    rank = max(0, min(wanted, tree.count(in: list.node) - 1))
    aim(&tree)
  }

  mutating func moveColumn(_ count: Int, _ tree: inout ExploreTree) {
    column = max(0, min(column + count, columns.count - 1))
    aim(&tree)
  }

  /// Goes to the column that one chooses of their titles.
  mutating func goToColumn(_ tree: inout ExploreTree, _ choose: ([String]) -> Int?) {
    guard let wanted = choose(columns.map(\.title)) else { return }
    moveColumn(wanted - column, &tree)
  }

  /// Finds the place of the cell at the cursor.
  mutating func aim(_ tree: inout ExploreTree) {
    guard let row = tree.step(in: list.node, at: rank) else { return }
    target = list
    target.steps.append(row)
    guard let cell = cell(of: row.node), let inner = row.node.positions(to: cell) else { return }
    for position in inner {
      let container = target.node
      guard let child = tree.child(of: container, at: position) else { return }
      target.steps.append(
        ExplorePlace.Step(rank: position, position: position, key: child.key, node: child.value))
    }
  }

  // MARK: Drawing

  mutating func lines(rows: Int, _ tree: inout ExploreTree, marks: [Node], on screen: Screen) -> [Line] {
    let room = max(1, rows - 1)
    if rank < top { top = rank }
    if rank >= top + room { top = rank - room + 1 }
    let count = tree.count(in: list.node)
    let margin = 2 + String(max(0, list.node.count - 1)).count + 2
    var rows: [ExplorePlace.Step] = []
    for rank in top..<max(top, min(count, top + room)) {
      if let row = tree.step(in: list.node, at: rank) { rows.append(row) }
    }
    widen(shownColumns(screen.width - margin), for: rows, screen)
    let shown = shownColumns(screen.width - margin)
    return [header(margin, shown, screen)]
      + rows.map { line($0, margin, shown, marks.contains($0.node), screen) }
  }

  /// What the first rows have has said how wide columns are; others may need more.
  private mutating func widen(_ shown: Range<Int>, for rows: [ExplorePlace.Step], _ screen: Screen) {
    var effort = Effort.unlimited
    for index in shown {
      for row in rows {
        let cell = columns[index].cell(of: row.node, within: &effort)
        let needed = TableLayout.Cell.line(cell, columns: Self.widest, glyphs: screen.glyphs).width
        widths[index] = max(widths[index], needed)
      }
    }
  }

  /// Those that fit, the one at the cursor among them.
  private mutating func shownColumns(_ room: Int) -> Range<Int> {
    if column < left { left = column }
    while left < column, widths[left...column].reduce(0, { $0 + min($1, Self.widest) + 2 }) - 2 > room {
      left += 1
    }
    var end = left
    var used = 0
    while end < columns.count, end == left || used + min(widths[end], Self.widest) <= room {
      used += min(widths[end], Self.widest) + 2
      end += 1
    }
    return left..<end
  }

  private func header(_ margin: Int, _ shown: Range<Int>, _ screen: Screen) -> Line {
    var line = Line(left > 0 ? "<" : "", .dim)
    var start = margin
    for index in shown {
      line.pad(to: start)
      line.append(Line(json: columns[index].title, .heading).cut(to: width(index), glyphs: screen.glyphs))
      start += width(index) + 2
    }
    if shown.upperBound < columns.count { line.append(" >", .dim) }
    return line
  }

  private func line(
    _ row: ExplorePlace.Step, _ margin: Int, _ shown: Range<Int>, _ isMarked: Bool, _ screen: Screen
  ) -> Line {
    let isAtCursor = row.rank == rank
    var line = ExploreRow.margin(isAtCursor: isAtCursor, isMarked: isMarked)
    let number = "\(row.position)"
    line.pad(to: margin - 2 - number.count)
    line.append(number, .dim)
    var start = margin
    var effort = Effort.unlimited
    for index in shown {
      line.pad(to: start)
      let cell = TableLayout.Cell.line(
        columns[index].cell(of: row.node, within: &effort), columns: width(index), glyphs: screen.glyphs)
      line.append(isAtCursor && index == column ? Line(cell.text, .selected) : cell)
      start += width(index) + 2
    }
    return line
  }

  private func width(_ index: Int) -> Int { min(widths[index], Self.widest) }
}
