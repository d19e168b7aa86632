/// A row of CSV or TSV. A cell that begins with `=`, `+`, `-` or `@` is data as any other and stays what it is; what a
/// spreadsheet makes of it is the spreadsheet's.
enum DelimitedText {
  /// As RFC 4180 quotes: what has a comma, a quote or a line's end in it, and here a text of nothing, which is not what is
  /// missing. Lines end as those of other tools do here, without a carriage return.
  static func csv(_ cells: [String?]) -> String {
    // A line of nothing would be no row to who reads it.
    if cells.count == 1, cells[0] == nil { return "\"\"\n" }
    return cells.map { $0.map(csvCell) ?? "" }.joined(separator: ",") + "\n"
  }

  private static func csvCell(_ cell: String) -> String {
    guard needsQuotes(cell) else { return cell }
    var bytes = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(cell.utf8.count + 2)
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func needsQuotes(_ cell: String) -> Bool {
    let bytes = cell.utf8
    guard let first = bytes.first, let last = bytes.last else { return true }
    if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") { return true }
    return bytes.contains { $0 == 0x22 || $0 == 0x2c || $0 == 0x0a || $0 == 0x0d }
  }

  /// TSV has no quotes: a tab, a line's end and a backslash are written `\t`, `\n`, `\r` and `\\`, as databases do.
  static func tsv(_ cells: [String?]) -> String {
    cells.map { cell in
      var bytes: [UInt8] = []
      for byte in (cell ?? "").utf8 {
        switch byte {
        case 0x09: bytes += "\\t".utf8
        case 0x0a: bytes += "\\n".utf8
        case 0x0d: bytes += "\\r".utf8
        case 0x5c: bytes += "\\\\".utf8
        default: bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }.joined(separator: "\t") + "\n"
  }
}
