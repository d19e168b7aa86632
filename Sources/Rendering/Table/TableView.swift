package import ApusJSON
package import ApusText

/// Objects as rows, some of their values as columns.
///
/// Columns that have no room are left out, and named below. On a screen of limited height the last rows are left
/// out, and a line says what to type to see them.
package struct TableView: View {
  private let rows: [TableRow]
  private let count: Int
  private let path: String
  private let chosen: [TableColumn]?
  /// The line that was typed, where its path alone does not show the rest.
  private let line: String?
  private let isWide: Bool
  private let effort: Effort

  /// The elements of an array, or the one value. `path` is what was typed to come to it; without `columns` those
  /// are taken that say the most. When `effort` ends while the table is laid out, there is none.
  package init(
    _ node: Node, path: String, columns: [TableColumn]? = nil, limit: Int = 10_000,
    within effort: Effort = .unlimited
  ) {
    let isArray = node.kind == .array
    let rows =
      isArray
      ? node.children.prefix(limit).enumerated().map { TableRow($1, .position($0)) } : [TableRow(node, .none)]
    self.init(
      rows: rows, count: isArray ? node.count : 1, path: path, columns: columns, within: effort)
  }

  /// Rows from anywhere.
  ///
  /// - Parameters:
  ///   - count: how many there are, with those that are not given.
  ///   - line: what was typed to come to them, where the path is not all of it: the rest is shown by it.
  ///   - isWide: whether columns without room stand in further blocks below.
  package init(
    rows: [TableRow], count: Int? = nil, path: String, line: String? = nil, columns: [TableColumn]? = nil,
    isWide: Bool = false, within effort: Effort = .unlimited
  ) {
    self.rows = rows
    self.count = count ?? rows.count
    self.path = path
    self.line = line
    chosen = columns
    self.isWide = isWide
    self.effort = effort
  }

  package func lines(on screen: Screen) -> [Line] { collected(on: screen) }

  package func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    guard !rows.isEmpty else { return try sink(screen.fit(Line("no rows", .dim).retold)) }
    var columns =
      chosen
      ?? TableColumn.inferred(
        from: rows.prefix(100).map(\.node), opensLists: screen.forms == .today)
    // The header, and two lines below when something is left out.
    let room = screen.height.map { max(1, $0 - 3) } ?? rows.count
    var shown = Array(rows.prefix(rows.count <= room + 1 ? rows.count : room))
    if screen.isSpoken {
      try SpokenTable(columns: columns, rows: shown).write(on: screen, within: effort, to: sink)
      columns = []
    }
    var isFirst = true
    while !columns.isEmpty {
      guard let layout = layout(of: columns, &shown, on: screen) else { return }
      if !isFirst { try sink(Line()) }
      try layout.write(to: sink)
      columns = isWide ? layout.hidden : []
      isFirst = false
      let note = isWide ? nil : columnNote(layout.hidden, on: screen)
      if let note { try sink(note) }
      if let note = cutNote(layout.cut, of: shown, on: screen) { try sink(note) }
    }
    // In a cancelled task nothing was laid out, and nobody is told what is left.
    var work = Effort()
    guard work.spend() else { return }
    if let note = rowNote(shown: shown.count, on: screen) { try sink(note) }
  }

  /// A layout of as many rows as there is room for, with the lines below that say what is left out.
  private func layout(of columns: [TableColumn], _ rows: inout [TableRow], on screen: Screen) -> TableLayout?
  {
    func made() -> TableLayout? {
      TableLayout(columns: columns, rows: rows, isChosen: chosen != nil, screen: screen, within: effort)
    }
    guard let layout = made(), let height = screen.height, !isWide else { return made() }
    let notes = [layout.hidden.isEmpty, layout.cut.isEmpty, rows.count >= count].count { !$0 }
    let excess = 1 + rows.count + notes - height
    guard excess > 0, rows.count > excess else { return layout }
    rows.removeLast(excess)
    return made()
  }

  /// The names of the columns without room, as many as there is room for, and how all of them are shown.
  private func columnNote(_ hidden: [TableColumn], on screen: Screen) -> Line? {
    guard !hidden.isEmpty else { return nil }
    let start = Line("\(screen.glyphs.ellipsis) \(Units.count(hidden.count, "more column"))", .dim)
    let columns = (chosen ?? []).map { " " + $0.title }.joined()
    let command = Line(json: "\(line ?? "table \(path)\(columns)") --wide", .command)
    let opener = start.width + command.width + 4 <= screen.width ? Line("; ", .dim) + command : Line()
    let names = hidden.map { Line(json: $0.title).text }.joined(separator: " ")
    let room = screen.width - start.width - opener.width - 2
    // A name or two say more than none.
    guard room >= 8 else { return screen.fit(start + opener) }
    return start + Line(": ", .dim) + Line(names).cut(to: room, glyphs: screen.glyphs) + opener
  }

  /// Where the first of the texts that have no room stands, which is what to type for it.
  private func cutNote(_ cut: [(row: Int, value: Node)], of rows: [TableRow], on screen: Screen) -> Line? {
    guard let first = cut.first else { return nil }
    let start = Line("\(screen.glyphs.ellipsis) \(Units.count(cut.count, "text")) cut: ", .dim).retold
    var command = "\(line ?? "table \(path)\((chosen ?? []).map { " " + $0.title }.joined())") --md"
    if line == nil, !path.hasSuffix("]"), case .position(let position) = rows[first.row].label {
      let inside = first.value.path.steps.dropFirst(rows[first.row].node.path.steps.count)
      let place = "\(Location([.position(position)] + inside))"
      command = path == "." ? place : path + place.dropFirst()
    }
    return screen.fit(start + Line(json: command, .command))
  }

  private func rowNote(shown: Int, on screen: Screen) -> Line? {
    guard shown < count else { return nil }
    let start = Line("\(screen.glyphs.ellipsis) \(Units.count(count - shown, "more row"))", .dim)
    return screen.fit(start + opener(from: shown, room: screen.width - start.width - 2))
  }

  /// What to type for the rows from a position on: the longest command that fits, or nothing.
  private func opener(from position: Int, room: Int) -> Line {
    let columns = (chosen ?? []).map { " " + $0.title }.joined()
    let isSlice = path.hasSuffix("]")
    let rest = isSlice ? path : "\(path)[\(position):]"
    let commands =
      line.map { ["\($0) | less"] }
      ?? (isSlice ? ["table \(path)\(columns) | less"] : ["table \(rest)\(columns)", rest])
    let lines = commands.map { Line(json: $0, .command) }
    return lines.first { $0.width <= room }.map { Line(": ", .dim) + $0 } ?? Line()
  }
}

extension TableView {
  /// What is asked of rows, in the order in which it is done: joined, filtered, grouped, made distinct, sorted, counted off.
  package struct Query: Sendable {
    package struct Order: Sendable {
      let column: TableColumn
      let isDescending: Bool

      package init(_ column: TableColumn, isDescending: Bool) {
        self.column = column
        self.isDescending = isDescending
      }
    }

    package var join: RowJoin?
    package var condition: Filter?
    package var groups: RowGroups?
    package var isDistinct = false
    /// The titles of columns that are left out afterwards, by which rows are not told apart.
    package var exceptions: Set<String> = []
    package var order: [Order] = []
    package var first: Int?

    package init() {}

    /// - Parameters:
    ///   - columns: what tells rows apart that are to be distinct; without them all of a row does.
    ///   - effort: where it ends, there are no rows.
    package func rows(
      of rows: [TableRow], columns: [TableColumn]?, within effort: inout Effort
    ) throws(TableProblem) -> [TableRow] {
      var rows = rows
      if let join { rows = try join.rows(of: rows, within: &effort) }
      if let condition {
        let places = condition.places(in: rows.map(\.node), within: &effort)
        rows = places.map { rows[$0] }
      }
      if let groups { rows = try groups.rows(of: rows, within: &effort) }
      if isDistinct {
        let all = exceptions.isEmpty ? columns : columns ?? TableColumn.all(of: rows, within: &effort)
        rows = Self.distinct(rows, by: all?.filter { !exceptions.contains($0.title) }, within: &effort)
      }
      if !order.isEmpty { rows = try sorted(rows, within: &effort) }
      if let first { rows = Array(rows.prefix(first)) }
      return effort.end == nil ? rows : []
    }

    private static func distinct(
      _ rows: [TableRow], by columns: [TableColumn]?, within effort: inout Effort
    ) -> [TableRow] {
      var seen: Set<String> = []
      var kept: [TableRow] = []
      for row in rows {
        let cells = columns.map { $0.map { $0.cell(of: row.node, within: &effort) } } ?? [row.node]
        if effort.end != nil { break }
        let key = cells.map { $0?.identity ?? "" }.joined(separator: "\u{1f}")
        if seen.insert(key).inserted { kept.append(row) }
      }
      return kept
    }

    /// What is missing stands last, whichever way the rest is sorted; what is alike stays as it stood.
    private func sorted(_ rows: [TableRow], within effort: inout Effort) throws(TableProblem) -> [TableRow] {
      var keys: [[SortKey]] = []
      for order in order {
        var column: [SortKey] = []
        for row in rows {
          column.append(SortKey(order.column.cell(of: row.node, within: &effort)))
          if effort.end != nil { return [] }
        }
        guard rows.isEmpty || column.contains(where: { !$0.isMissing }) || order.column.isKnown(in: rows)
        else {
          throw .noColumn(order.column.title, known: TableColumn.keys(of: rows))
        }
        keys.append(column)
      }
      let places = rows.indices.sorted { one, other in
        for (order, column) in zip(order, keys) {
          let (left, right) = (column[one], column[other])
          let comparison = left.order(to: right)
          if comparison == 0 { continue }
          if left.isMissing || right.isMissing { return right.isMissing }
          return order.isDescending ? comparison > 0 : comparison < 0
        }
        return one < other
      }
      return places.map { rows[$0] }
    }
  }
}
