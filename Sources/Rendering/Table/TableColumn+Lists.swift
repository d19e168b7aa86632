package import ApusJSON

extension TableColumn {
  /// More columns than this nobody reads.
  private static let mostPositions = 200

  /// A column an element of rows that are lists: by the names that stand beside the list of them, or `[0] [1] [2]`. `nil`
  /// where they are not all lists.
  ///
  /// - Parameter limit: how many there are at most.
  static func positions(in rows: [Node], limit: Int = mostPositions) -> [TableColumn]? {
    guard let first = rows.first, rows.allSatisfy({ $0.kind == .array }) else { return nil }
    let count = min(limit, rows.map(\.count).max() ?? 0)
    guard count > 0 else { return nil }
    let names = names(beside: first, count: count)
    return (0..<count).map { TableColumn(position: $0, title: names?[$0] ?? "[\($0)]") }
  }

  /// The names of the elements of rows that are lists, where each has its own.
  package static func names(in rows: [Node]) -> [String]? {
    guard let first = rows.first, rows.allSatisfy({ $0.kind == .array }),
      let names = names(beside: first, count: rows.map(\.count).max() ?? 0), Set(names).count == names.count
    else { return nil }
    return names
  }

  /// As many texts as there are columns, in a list beside that of the rows: `{"columns": ["id", "name"], "rows": […]}`.
  private static func names(beside row: Node, count: Int) -> [String]? {
    guard let holder = row.ancestors.dropLast().last, holder.kind == .object else { return nil }
    let lists = holder.members.map(\.value).filter { $0.kind == .array && $0.count == count }
    return lists.lazy.map { list in list.children.compactMap(\.string) }.first { $0.count == count }
  }
}

extension [TableRow] {
  /// Rows that are lists as objects, by the names of their elements.
  package func objects(named names: [String], within effort: inout Effort) -> [TableRow] {
    var made = MadeRows()
    for row in self {
      guard effort.spend(1 + row.node.count) else { break }
      made.begin(row.label)
      for (name, value) in zip(names, row.node.children) { made.add(name, value.compactText) }
    }
    return made.rows
  }
}
