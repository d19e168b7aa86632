internal import ApusEncodings
internal import ApusJSON

/// CSV and TSV as a list of objects, by the names of their first row. A number is one where it is spelled as JSON spells
/// them; everything else is text.
enum DelimitedDocument {
  /// - Parameter hasNames: whether the first row has the names of the columns; otherwise it is a list of lists.
  static func document(of rows: [[[UInt8]]], hasNames: Bool) throws(SyntaxError) -> JSONDocument {
    let names = hasNames ? names(rows.first ?? [], count: rows.map(\.count).max() ?? 0) : []
    var text: [UInt8] = [UInt8(ascii: "[")]
    for (place, row) in rows.dropFirst(hasNames ? 1 : 0).enumerated() {
      if place > 0 { text.append(UInt8(ascii: ",")) }
      text.append(UInt8(ascii: hasNames ? "{" : "["))
      for (column, field) in row.enumerated() {
        if column > 0 { text.append(UInt8(ascii: ",")) }
        if hasNames { text += names[column] }
        if isNumber(field) {
          text += field
        } else {
          JSONString.appendQuoted(String(decoding: field, as: UTF8.self), to: &text)
        }
      }
      text.append(UInt8(ascii: hasNames ? "}" : "]"))
    }
    text.append(UInt8(ascii: "]"))
    return try JSONDocument(text)
  }

  /// The keys with their colons. No name is there twice, and none is empty.
  private static func names(_ row: [[UInt8]], count: Int) -> [[UInt8]] {
    var known: Set<String> = []
    return (0..<count).map { column in
      let said = column < row.count ? String(decoding: row[column], as: UTF8.self) : ""
      let wanted = said.isEmpty ? "column_\(column + 1)" : said
      var name = wanted
      var number = 2
      while !known.insert(name).inserted {
        name = "\(wanted)_\(number)"
        number += 1
      }
      return Array((JSONString.quoted(name) + ":").utf8)
    }
  }

  /// `-1.5e3`, and neither `007` nor `1.`: the grammar of RFC 8259.
  static func isNumber(_ field: [UInt8]) -> Bool {
    var rest = field[...]
    func digits() -> Int {
      let count = rest.prefix { $0 &- 0x30 < 10 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let begin = rest.first
    let count = digits()
    guard count > 0, count == 1 || begin != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
