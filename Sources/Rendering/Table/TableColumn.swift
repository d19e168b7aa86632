package import JSON

/// A column of a table: its title, and where its cells are found in a row.
package struct TableColumn: Sendable {
  private enum Source: Sendable {
    case key(String)
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

  /// A member of each row.
  init(key: String) {
    title = key
    source = .key(key)
  }

  func cell(of row: Node) -> Node? {
    switch source {
    case .key(let key): row[key]
    case .path(let path): path.first(in: row)
    }
  }
}

extension TableColumn {
  /// The columns that say the most about some rows: what is short comes first, then long texts and URLs, then
  /// what would have to be opened. Among those the order of the document holds.
  static func inferred(from rows: some Sequence<Node>) -> [TableColumn] {
    let rows = Array(rows)
    var keys: [String] = []
    var known: Set<String> = []
    for row in rows {
      for member in row.members.prefix(200) where known.insert(member.name).inserted {
        keys.append(member.name)
      }
    }
    if keys.isEmpty { return (try? TableColumn(".")).map { [$0] } ?? [] }
    let groups = keys.map { key in (key, group(rows.compactMap { $0[key] })) }
    return (0...2).flatMap { wanted in groups.filter { $0.1 == wanted }.map { TableColumn(key: $0.0) } }
  }

  private static func group(_ cells: [Node]) -> Int {
    if cells.contains(where: \.isContainer) { return 2 }
    let isLong = cells.contains { $0.byteRange.count > 42 || $0.bytes.starts(with: Array("\"http".utf8)) }
    return isLong ? 1 : 0
  }
}
