internal import ApusJSON

/// What rows of columns promise, such as CSV: the columns, and of what type they are.
struct RowsContract {
  private let names: [String]
  private let rows: JSONDocument
  private let delimiter: UInt8
  private let ignored: IgnoredPlaces?

  /// - Parameter ignored: what is judged by something else; by default nothing.
  init(names: [[UInt8]], rows: JSONDocument, delimiter: UInt8, ignored: IgnoredPlaces? = nil) {
    self.ignored = ignored
    self.names = names.map { String(decoding: $0, as: UTF8.self) }
    self.rows = rows
    self.delimiter = delimiter
  }

  func findings(names new: [[UInt8]], rows now: JSONDocument, delimiter other: UInt8) -> [Finding] {
    let new = new.map { String(decoding: $0, as: UTF8.self) }
    guard delimiter == other || names.count == 1 else {
      return [
        Finding(
          .shape, promised: "columns between \(Self.word(delimiter))", found: "between \(Self.word(other))")
      ]
    }
    let counted = names.filter { !isIgnored($0) }
    let gone = counted.filter { !new.contains($0) }
    var findings: [Finding] = []
    if !gone.isEmpty {
      let come = new.filter { !names.contains($0) }
      findings.append(
        Finding(
          .shape,
          ["- columns: \(names.joined(separator: ", "))"]
            + (come.isEmpty
              ? gone.map { "+ column \($0) is gone" } : ["+ columns: \(new.joined(separator: ", "))"])))
    } else if counted.count == names.count, Array(new.prefix(names.count)) != names {
      findings.append(
        Finding(
          .shape,
          ["- columns: \(names.joined(separator: ", "))", "+ columns: \(new.joined(separator: ", "))"],
          isNoted: true))
    }
    return findings + counted.filter(new.contains).flatMap { typeFindings(of: $0, in: now) }
      + ListLengths.findings(at: "rows", from: rows.root.count, to: now.root.count)
  }

  /// The first row that has more fields than the names above it, or fewer, where every row had as many.
  static func unevenRow(in rows: [[[UInt8]]], unlike before: [[[UInt8]]]) -> [Finding] {
    func uneven(_ rows: [[[UInt8]]]) -> Int? {
      rows.dropFirst().firstIndex { $0.count != rows.first?.count }
    }
    guard uneven(before) == nil, let place = uneven(rows) else { return [] }
    let (columns, fields) = (rows.first?.count ?? 0, rows[place].count)
    return [
      Finding(.shape, promised: "\(columns) fields in each row", found: "\(fields) in row \(place)")
    ]
  }

  private func isIgnored(_ name: String) -> Bool {
    ignored?.ignores(Location([.position(0), .key(name)]), in: rows.root) ?? false
  }

  /// The first value of a column that is not of the type that all of them had.
  private func typeFindings(of name: String, in now: JSONDocument) -> [Finding] {
    func cells(_ document: JSONDocument) -> [Node] { document.root.children.compactMap { $0[name] } }
    // An empty cell is no value.
    let before = JSONShape(of: cells(rows).filter { $0.string != "" })
    for (place, cell) in cells(now).enumerated() {
      guard let mismatch = before.mismatches(in: cell, limit: 1).first else { continue }
      let isEmpty = cell.string == ""
      let isRisk = isEmpty || SampleEvidence(before, named: name).isRisk(mismatch)
      return [
        Finding(
          .shape,
          ["+ column \(name): expected \(mismatch.expected), found \(mismatch.found) in row \(place + 1)"],
          isNoted: isRisk)
      ]
    }
    return []
  }

  private static func word(_ byte: UInt8) -> String {
    byte == UInt8(ascii: "\t") ? "tabs" : "`\(Character(Unicode.Scalar(byte)))`"
  }
}
