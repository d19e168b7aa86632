package import ApusJSON

/// Rows with the members of others that have the same in a column.
package struct RowJoin: Sendable {
  private let others: [Node]
  private let column: TableColumn
  private let otherColumn: TableColumn
  /// What stands behind the name of a member that both have.
  private let suffix: String
  /// How many bytes the rows may come to: each may go with many others.
  private let limit: Int

  package init(
    _ others: [Node], on column: TableColumn, _ otherColumn: TableColumn, suffix: String,
    limit: Int = 256_000_000
  ) {
    self.others = others
    self.column = column
    self.otherColumn = otherColumn
    self.suffix = suffix
    self.limit = limit
  }

  /// Every row stays: one that goes with several others is there several times, one that goes with none as it was.
  func rows(of rows: [TableRow], within effort: inout Effort) throws(TableProblem) -> [TableRow] {
    guard (rows.map(\.node) + others).allSatisfy({ $0.kind == .object }) else { throw .noObject }
    var byKey: [String: [Node]] = [:]
    for other in others {
      guard let key = otherColumn.cell(of: other, within: &effort), !key.isNull else { continue }
      byKey[key.identity, default: []].append(other)
    }
    if effort.end != nil { return [] }
    if let problem = Self.missing(column, in: rows.map(\.node)) ?? Self.missing(otherColumn, in: others) {
      throw problem
    }
    var made = MadeRows()
    for row in rows {
      let key = column.cell(of: row.node, within: &effort)
      let matching = key.flatMap { byKey[$0.identity] } ?? []
      if matching.isEmpty { try add(row, with: nil, to: &made, within: &effort) }
      for other in matching {
        try add(row, with: other, to: &made, within: &effort)
        guard effort.spend() else { return [] }
      }
    }
    return made.rows
  }

  private func add(
    _ row: TableRow, with other: Node?, to made: inout MadeRows, within effort: inout Effort
  ) throws(TableProblem) {
    made.begin(row.label)
    var names: Set<String> = []
    for member in row.node.members {
      guard effort.spend() else { return }
      names.insert(member.name)
      made.add(member.name, member.value.compactText)
    }
    if let other {
      for member in other.members where member.name != otherColumn.title {
        guard effort.spend() else { return }
        made.add(names.contains(member.name) ? member.name + suffix : member.name, member.value.compactText)
      }
    }
    if made.byteCount > limit { throw .tooMuch(limit) }
  }

  private static func missing(_ column: TableColumn, in nodes: [Node]) -> TableProblem? {
    let rows = nodes.map { TableRow($0, .none) }
    if rows.isEmpty || column.isKnown(in: rows) { return nil }
    return .noColumn(column.title, known: TableColumn.keys(of: rows))
  }
}
