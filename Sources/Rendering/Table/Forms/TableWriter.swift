package import ApusJSON

/// Writes rows in a form, each when it is made.
package struct TableWriter: Sendable {
  private let form: TableForm
  private let columns: [TableColumn]
  /// Whether rows of JSON are those that there are, and not what the columns make of them.
  private let keepsRows: Bool
  /// Whether rows stand above them already, with their names.
  private let goesOn: Bool

  /// - Parameters:
  ///   - keepsRows: whether the columns are all there is, so that rows of JSON stay as they are.
  ///   - goesOn: whether the names of the columns are there already.
  package init(
    _ form: TableForm, _ columns: [TableColumn], keepsRows: Bool = false, goesOn: Bool = false
  ) {
    self.form = form
    self.columns = columns
    self.keepsRows = keepsRows
    self.goesOn = goesOn
  }

  /// The line that names the columns, without its end; `nil` for a form that has none, or more around its rows.
  package var names: String? {
    let titles = columns.map(\.title)
    switch form {
    case .csv: return String(DelimitedText.csv(titles).dropLast())
    case .tsv: return String(DelimitedText.tsv(titles).dropLast())
    case .md: return String(MarkdownCells.line(titles).dropLast())
    case .html, .jsonl, .json: return nil
    }
  }

  /// Hands the text to `sink`, some rows at a time. It ends where the effort does.
  package func write(
    _ rows: [TableRow], within effort: inout Effort, to sink: (String) throws -> Void
  ) throws {
    // Thousands of columns have a long line of names, and nobody may wait for it any more.
    guard effort.spend(columns.count) else { return }
    var text = goesOn ? "" : head
    for (place, row) in rows.enumerated() {
      guard let cells = cells(of: row.node, within: &effort) else { return }
      text += line(row.node, cells, isLast: place == rows.count - 1)
      guard text.utf8.count >= 4096 else { continue }
      try sink(text)
      text = ""
    }
    text += foot
    if !text.isEmpty { try sink(text) }
  }

  /// `nil` where the effort ends.
  private func cells(of row: Node, within effort: inout Effort) -> [Node?]? {
    // A row is written as it is, which takes as long as it is.
    if isJSON, keepsRows { return effort.spend(1 + row.byteRange.count / 16) ? [] : nil }
    var cells: [Node?] = []
    cells.reserveCapacity(columns.count)
    for column in columns {
      cells.append(column.cell(of: row, within: &effort))
      if effort.end != nil { return nil }
    }
    return cells
  }

  private var isJSON: Bool { form == .json || form == .jsonl }

  private var head: String {
    let titles = columns.map(\.title)
    switch form {
    case .csv: return DelimitedText.csv(titles)
    case .tsv: return DelimitedText.tsv(titles)
    case .md:
      return MarkdownCells.line(titles) + MarkdownCells.rule(columns.count)
    case .html: return HTMLCells.head(titles)
    case .jsonl: return ""
    case .json: return "[\n"
    }
  }

  private var foot: String {
    switch form {
    case .html: HTMLCells.foot
    case .json: "]\n"
    case .csv, .tsv, .md, .jsonl: ""
    }
  }

  private func line(_ row: Node, _ cells: [Node?], isLast: Bool) -> String {
    switch form {
    case .csv: DelimitedText.csv(cells.map(Self.text))
    case .tsv: DelimitedText.tsv(cells.map(Self.text))
    case .md: MarkdownCells.line(cells.map(Self.text))
    case .html: HTMLCells.line(cells.map(Self.text))
    case .jsonl: json(row, cells) + "\n"
    case .json: json(row, cells) + (isLast ? "\n" : ",\n")
    }
  }

  /// Strings without their quotes, other values as JSON; nothing for null and for what is missing, which CSV cannot tell apart.
  private static func text(_ node: Node?) -> String? {
    guard let node, !node.isNull else { return nil }
    return node.string ?? node.compactText
  }

  private func json(_ row: Node, _ cells: [Node?]) -> String {
    if keepsRows { return row.compactText }
    let members = zip(columns, cells).compactMap { column, cell in
      cell.map { "\(JSONString.quoted(column.title)):\($0.compactText)" }
    }
    return "{\(members.joined(separator: ","))}"
  }
}
