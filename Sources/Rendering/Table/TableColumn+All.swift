package import ApusJSON

extension TableColumn {
  /// Every column that any of some rows has, in the order in which they come up: all of the data, for who takes it elsewhere.
  ///
  /// - Parameter isFlat: whether the members of members are columns of their own.
  package static func all(
    of rows: [TableRow], isFlat: Bool = false, within effort: inout Effort
  ) -> [TableColumn] {
    if let columns = positions(in: rows.map(\.node), limit: .max) { return columns }
    var columns: [TableColumn] = []
    var known: Set<[String]> = []
    for row in rows where row.node.kind == .object {
      guard effort.spend(1 + row.node.count) else { break }
      for keys in isFlat ? Self.leaves(of: row.node, within: &effort) : row.node.members.map({ [$0.name] })
      where known.insert(keys).inserted {
        columns.append(keys.count == 1 ? TableColumn(key: keys[0]) : TableColumn(keys: keys))
      }
    }
    let hasOthers = columns.isEmpty || rows.contains { $0.node.kind != .object }
    // What is no object is a column of its own.
    return hasOthers && !rows.isEmpty ? columns + [.itself] : columns
  }

  /// The ways to the values of an object that are no objects themselves, or empty ones.
  private static func leaves(of object: Node, within effort: inout Effort) -> [[String]] {
    var found: [[String]] = []
    var waiting: [(keys: [String], node: Node)] = [([], object)]
    while let (keys, node) = waiting.popLast(), effort.spend(1 + keys.count) {
      if node.kind == .object, node.count > 0, keys.count < deepest {
        waiting += node.members.map { (keys + [$0.name], $0.value) }.reversed()
      } else {
        found.append(keys)
      }
    }
    return found
  }

  /// Objects deeper than this stay one column.
  private static let deepest = 64

  /// The keys of some rows, for who named one that is not there.
  static func keys(of rows: [TableRow]) -> [String] {
    var effort = Effort(limit: 100_000)
    return all(of: Array(rows.prefix(1_000)), within: &effort).map(\.title)
  }

  /// Whether any row has the column.
  package func isKnown(in rows: [TableRow]) -> Bool {
    var effort = Effort()
    return rows.contains { cell(of: $0.node, within: &effort) != nil }
  }
}
