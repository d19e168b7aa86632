internal import ApusJSON
internal import ApusText

/// Rows that have the same in some columns, made into one each, with what is counted or summed of them.
package struct RowGroups: Sendable {
  package enum Figure: String, Sendable, Hashable, CaseIterable {
    case count, sum, avg, min, max
  }

  package struct Aggregate: Sendable {
    let figure: Figure
    /// `nil` for the count of the rows.
    let column: TableColumn?

    package init(_ figure: Figure, of column: TableColumn? = nil) {
      self.figure = figure
      self.column = column
    }

    /// What it is called: `count`, `sum_price`.
    package var title: String { column.map { "\(figure.rawValue)_\($0.title)" } ?? figure.rawValue }
  }

  private let columns: [TableColumn]
  private let aggregates: [Aggregate]

  /// - Parameter columns: without any, all rows are one group.
  package init(by columns: [TableColumn], _ aggregates: [Aggregate]) {
    self.columns = columns
    self.aggregates = aggregates.isEmpty ? [Aggregate(.count)] : aggregates
  }

  /// The columns of the rows that come of it.
  package var made: [TableColumn] {
    (columns.map(\.title) + aggregates.map(\.title)).map { TableColumn(key: $0) }
  }

  /// One row a group, in the order in which they come up first.
  func rows(of rows: [TableRow], within effort: inout Effort) throws(TableProblem) -> [TableRow] {
    for column in columns + aggregates.compactMap(\.column) where !rows.isEmpty {
      guard column.isKnown(in: rows) else {
        throw .noColumn(column.title, known: TableColumn.keys(of: rows))
      }
    }
    var places: [String: Int] = [:]
    var groups: [(key: [Node?], rows: [TableRow])] = []
    for row in rows {
      let key = columns.map { $0.cell(of: row.node, within: &effort) }
      if effort.end != nil { return [] }
      let name = key.map { $0?.identity ?? "null" }.joined(separator: "\u{1f}")
      if let place = places[name] {
        groups[place].rows.append(row)
      } else {
        places[name] = groups.count
        groups.append((key, [row]))
      }
    }
    if columns.isEmpty, groups.isEmpty { groups.append(([], [])) }
    var made = MadeRows()
    for group in groups {
      made.begin(.none)
      for (column, node) in zip(columns, group.key) { made.add(column.title, node?.compactText ?? "null") }
      for aggregate in aggregates {
        made.add(aggregate.title, try aggregate.value(of: group.rows, within: &effort))
      }
    }
    return made.rows
  }
}

extension RowGroups.Aggregate {
  /// As JSON.
  fileprivate func value(of rows: [TableRow], within effort: inout Effort) throws(TableProblem) -> String {
    guard let column else { return "\(rows.count)" }
    var nodes: [Node] = []
    for row in rows {
      if let node = column.cell(of: row.node, within: &effort), !node.isNull { nodes.append(node) }
    }
    switch figure {
    case .count: return "\(nodes.count)"
    case .sum: return try sum(of: nodes, column.title).map(\.text) ?? "null"
    case .avg: return try sum(of: nodes, column.title)?.average() ?? "null"
    case .min: return Self.extreme(of: nodes) { $0 < 0 }
    case .max: return Self.extreme(of: nodes) { $0 > 0 }
    }
  }

  /// `nil` for no number at all.
  private func sum(of nodes: [Node], _ title: String) throws(TableProblem) -> DecimalSum? {
    var sum = DecimalSum()
    for node in nodes {
      guard let number = node.numberText else {
        throw .noNumber(ValueText.line(node, columns: 40).text, column: title)
      }
      guard sum.add(number) else { throw .tooLong(column: title) }
    }
    return sum.count == 0 ? nil : sum
  }

  private static func extreme(of nodes: [Node], _ isBetter: (Int) -> Bool) -> String {
    guard var best = nodes.first else { return "null" }
    var key = SortKey(best)
    for node in nodes.dropFirst() {
      let other = SortKey(node)
      if isBetter(other.order(to: key)) { (best, key) = (node, other) }
    }
    return best.compactText
  }
}
