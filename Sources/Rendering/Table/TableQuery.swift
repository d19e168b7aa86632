package import ApusJSON

/// What is asked of rows, in the order in which it is done: joined, filtered, grouped, made distinct, sorted, counted off.
package struct TableQuery: Sendable {
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
      guard rows.isEmpty || column.contains(where: { !$0.isMissing }) || order.column.isKnown(in: rows) else {
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
