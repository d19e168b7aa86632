internal import ApusClient
package import ApusJSON
package import ApusRendering
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// Rows as they were asked for, and the columns that were.
package struct AnswerRows {
  package let rows: [TableRow]
  private let chosen: [TableColumn]?
  private let exceptions: Set<String>
  private var effort: Effort

  init(_ rows: [TableRow], chosen: [TableColumn]?, except exceptions: Set<String>, effort: Effort) {
    self.rows = rows
    self.chosen = chosen
    self.exceptions = exceptions
    self.effort = effort
  }

  /// The columns of a table on a screen; `nil` for those that say the most.
  package mutating func shownColumns(isFlat: Bool) -> [TableColumn]? {
    if let chosen { return chosen.filter(isWanted) }
    if isFlat { return TableColumn.all(of: rows, isFlat: true, within: &effort).filter(isWanted) }
    guard !exceptions.isEmpty else { return nil }
    return TableColumn.inferred(from: rows.prefix(100).map(\.node)).filter(isWanted)
  }

  /// Writes the rows whole, for other programs. Behind rows of the same columns their names are not repeated.
  ///
  /// - Parameter isAsked: whether the form was asked for, and not only meant by a file's name.
  package mutating func write(_ form: TableForm, isAsked: Bool = false, isFlat: Bool, to output: Output)
    throws
  {
    let all = chosen ?? TableColumn.all(of: rows, isFlat: isFlat, within: &effort)
    let keepsRows = chosen == nil && exceptions.isEmpty && !isFlat
    let columns = all.filter(isWanted)
    let first = TableWriter(form, columns, keepsRows: keepsRows)
    let goesOn = try Self.goesOn(first, in: output.file, isAsked: isAsked)
    let writer = goesOn ? TableWriter(form, columns, keepsRows: keepsRows, goesOn: true) : first
    // A file for no rows is an empty one.
    try output.write([])
    if output.file?.earlier?.areEnded == false { try output.write([UInt8(ascii: "\n")]) }
    try writer.write(rows, within: &effort) { text in
      try output.write(visible: text)
    }
    try effort.checkCancellation()
  }

  /// Whether a file has the names of the columns above what is written there.
  private static func goesOn(_ writer: TableWriter, in file: FileSink?, isAsked: Bool) throws -> Bool {
    guard let file, let earlier = file.earlier, let names = writer.names else { return false }
    if earlier.first == names { return true }
    // A log of several tables is somebody's wish, where the form is.
    if isAsked { return false }
    throw CommandFailure(
      .requestParameter,
      "\(FilePath.name(of: file.path)) has other columns than these rows, so they are not added",
      details: [
        Line("there: ", .dim) + Line(json: String(earlier.first.prefix(200))),
        Line("here:  ", .dim) + Line(json: String(names.prefix(200))),
      ], try: ["help table"])
  }

  /// The rows as a document of their own.
  package mutating func document() throws -> JSONDocument {
    let keepsRows = chosen == nil && exceptions.isEmpty
    let columns = keepsRows ? [] : chosen ?? TableColumn.all(of: rows, within: &effort)
    var bytes: [UInt8] = []
    try TableWriter(.json, columns.filter(isWanted), keepsRows: keepsRows).write(rows, within: &effort) {
      bytes += $0.utf8
    }
    try effort.checkCancellation()
    return try JSONDocument(bytes)
  }

  private func isWanted(_ column: TableColumn) -> Bool { !exceptions.contains(column.title) }
}

extension CommandFailure {
  init(_ problem: TableProblem) {
    switch problem {
    case .noColumn(let name, let known):
      let shown = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
      self.init(
        .decodeMissing, "no row has a column \(name)" + (known.isEmpty ? "" : "; there are \(shown)"))
    case .noNumber(let value, let column):
      self.init(.decodeType, "\(column) is not a number everywhere: \(value)")
    case .tooLong(let column):
      self.init(
        .outputTooLarge, "\(column) has numbers that are too far from one another to be added exactly")
    case .noObject: self.init(.decodeType, "only objects can be joined")
    case .tooMuch(let limit):
      self.init(.outputTooLarge, "the joined rows come to more than \(Units.size(limit))")
    }
  }
}
