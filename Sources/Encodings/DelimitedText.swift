/// Rows of fields with a delimiter between them, as RFC 4180 has them for CSV: a field in quotes may hold anything, and two
/// quotes in it are one.
package struct DelimitedText: Sendable {
  package private(set) var rows: [[[UInt8]]] = []
  /// The line where a quote opens that is not closed; `nil` when all are.
  package private(set) var openQuoteLine: Int?

  /// What rows are most likely divided by: whatever is most often in the first line, outside quotes.
  package static func delimiter(of bytes: [UInt8]) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "\n"), !isQuoted { break }
      if !isQuoted, let place = candidates.firstIndex(of: byte) { counts[place] += 1 }
    }
    let most = counts.max() ?? 0
    return counts.firstIndex(of: most).map { candidates[$0] } ?? candidates[0]
  }

  /// Empty lines are no rows; `""` on a line is one, with an empty field.
  package init(_ bytes: [UInt8], delimiter: UInt8) {
    var reader = FieldReader(bytes: bytes, delimiter: delimiter)
    var row: [[UInt8]] = []
    while let (field, isQuoted, ends) = reader.next() {
      row.append(field)
      guard ends else { continue }
      if row.count > 1 || isQuoted || !field.isEmpty { rows.append(row) }
      row = []
    }
    openQuoteLine = reader.openQuoteLine
  }
}

/// Reads field by field.
private struct FieldReader {
  let bytes: [UInt8]
  let delimiter: UInt8
  private(set) var openQuoteLine: Int?
  private var at = 0
  private var line = 1
  /// The end of the text ends a row where it stands behind a field, or behind a delimiter.
  private var isBehindDelimiter = false

  init(bytes: [UInt8], delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
  }

  /// The next field, whether quotes stand around it, and whether its row ends with it.
  mutating func next() -> (field: [UInt8], isQuoted: Bool, endsRow: Bool)? {
    guard at < bytes.count || isBehindDelimiter else { return nil }
    var field: [UInt8] = []
    let isQuoted = at < bytes.count && bytes[at] == UInt8(ascii: "\"")
    if isQuoted { readQuoted(into: &field) }
    let start = at
    while at < bytes.count, bytes[at] != delimiter, bytes[at] != UInt8(ascii: "\n") { at += 1 }
    field += bytes[start..<at]
    let endsRow = at == bytes.count || bytes[at] == UInt8(ascii: "\n")
    if endsRow, start < at, field.last == UInt8(ascii: "\r") { field.removeLast() }
    isBehindDelimiter = !endsRow
    if at < bytes.count, bytes[at] == UInt8(ascii: "\n") { line += 1 }
    at += 1
    return (field, isQuoted, endsRow)
  }

  private mutating func readQuoted(into field: inout [UInt8]) {
    let opening = line
    at += 1
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return }
        at += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      field.append(byte)
    }
    openQuoteLine = openQuoteLine ?? opening
  }
}
