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
    case path(Path)
  }

  package let title: String
  private let source: Source

  /// A path as it is typed: `name`, `owner.login`, `.topics[0]`. The title is the same text.
  package init(_ text: String) throws(PathSyntaxError) {
    let isRooted = text.hasPrefix(".") || text.hasPrefix("$")
    source = .path(try Path(isRooted ? text : "." + text))
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
    for row in rows {
      for member in row.members {
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
