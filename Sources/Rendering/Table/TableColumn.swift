package import ApusJSON

/// A column of a table: its title, and where its cells are found in a row.
package struct TableColumn: Sendable {
  private enum Source: Sendable {
    case key(String)
    /// A member of a member.
    case keys([String])
    /// An element of a row that is a list.
    case position(Int)
    /// The row, unless it is an object.
    case plain
    case path(JSONPath)
  }

  package let title: String
  private let source: Source

  /// A path as it is typed: `name`, `owner.login`, `.topics[0]`. The title is the same text.
  package init(_ text: String) throws(PathSyntaxError) {
    let isRooted = text.hasPrefix(".") || text.hasPrefix("$")
    source = .path(try JSONPath(isRooted ? text : "." + text))
    title = text
  }

  /// A row that is no object.
  static let itself = TableColumn(.plain, title: ".")

  private init(_ source: Source, title: String) {
    self.title = title
    self.source = source
  }

  /// An element of each row.
  init(position: Int, title: String) {
    self.title = title
    source = .position(position)
  }

  /// A member of each row.
  package init(key: String) {
    title = key
    source = .key(key)
  }

  /// A member of members: `owner.login`. A key that has a dot of its own stands in quotes.
  init(keys: [String]) {
    title = keys.map { $0.isEmpty || $0.contains(".") ? "\"\($0)\"" : $0 }.joined(separator: ".")
    source = .keys(keys)
  }

  package func cell(of row: Node, within effort: inout Effort) -> Node? {
    switch source {
    case .key(let key): return effort.spend(1 + row.count) ? row[key] : nil
    case .keys(let keys):
      var node: Node? = row
      for key in keys {
        guard let inner = node, effort.spend(1 + inner.count) else { return nil }
        node = inner[key]
      }
      return node
    case .position(let position):
      guard row.kind == .array, effort.spend(1 + position) else { return nil }
      return row[position]
    case .plain: return row.kind == .object ? nil : row
    case .path(let path):
      guard effort.spend() else { return nil }
      var matches = path.matches(in: row, within: effort)
      defer { effort = matches.effort }
      return matches.next()
    }
  }
}

extension TableColumn {
  /// The columns that say the most about some rows: what is short and tells rows apart comes first, then long
  /// texts, then URLs and what is the same in every row, then what would have to be opened. Among those the order
  /// of the document holds.
  ///
  /// - Parameter opensLists: whether rows that are lists have a column an element.
  package static func inferred(from rows: [Node], opensLists: Bool = true) -> [TableColumn] {
    if opensLists, let columns = positions(in: rows) { return columns }
    var columns: [(key: String, cells: [Node])] = []
    var places: [String: Int] = [:]
    var effort = Effort()
    for row in rows {
      for member in row.members {
        // In a cancelled task nobody sees a table.
        guard effort.spend() else { return [] }
        if let place = places[member.name] {
          columns[place].cells.append(member.value)
        } else {
          places[member.name] = columns.count
          columns.append((member.name, [member.value]))
        }
      }
    }
    if columns.isEmpty { return (try? TableColumn(".")).map { [$0] } ?? [] }
    let groups = columns.map { ($0.key, group($0.cells)) }
    return (0...3).flatMap { wanted in groups.filter { $0.1 == wanted }.map { TableColumn(key: $0.0) } }
  }

  private static func group(_ cells: [Node]) -> Int {
    if cells.contains(where: \.isContainer) { return 3 }
    let isURL = cells.contains { $0.bytes.starts(with: Array("\"http".utf8)) }
    if isURL || isSame(cells) { return 2 }
    return cells.contains(where: isLong) ? 1 : 0
  }

  /// Two rows may agree by chance.
  private static func isSame(_ cells: [Node]) -> Bool {
    guard let first = cells.first, cells.count > 2 else { return false }
    return cells.allSatisfy { $0.bytes.elementsEqual(first.bytes) }
  }

  /// A long text, or one long word that was made by a machine.
  private static func isLong(_ cell: Node) -> Bool {
    let length = cell.byteRange.count
    return length > 42
      || length > 28 && cell.kind == .string && !cell.bytes.contains { " /".utf8.contains($0) }
  }
}

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
