internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// Secrets in rows under the names of their columns: CSV in a body, and tables as they are shown.
enum ColumnPlaces {
  private typealias Cells = [(text: String, range: Range<Int>)]

  /// Those of a file that is nothing else.
  static func ofWhole(_ bytes: [UInt8]) -> [NamedPlace] {
    ColumnSecrets.all(in: bytes).filter { !isReference(bytes[$0.range]) }
  }

  /// Rows that follow an empty line or begin the text, with something between their fields: the body of a request.
  static func ofBodies(in bytes: [UInt8]) -> [NamedPlace] {
    var found: [NamedPlace] = []
    var isFirst = true
    var at = 0
    while at < bytes.count {
      let line = bytes[at...].prefix { $0 != 0x0a }
      if isFirst, isHead(line) {
        let end = end(behind: at, in: bytes)
        found += ColumnSecrets.all(in: Array(bytes[at..<end])).compactMap { place in
          let range = at + place.range.lowerBound..<at + place.range.upperBound
          return isReference(bytes[range]) ? nil : NamedPlace(name: place.name, range: range)
        }
        at = end
      }
      isFirst = line.allSatisfy { $0 <= 0x20 }
      at = max(at, line.endIndex) + 1
    }
    return found
  }

  /// Two or more names and nothing else.
  private static func isHead(_ line: ArraySlice<UInt8>) -> Bool {
    let names = String(decoding: line, as: UTF8.self).trimmed.split(
      separator: ",", omittingEmptySubsequences: false)
    return names.count > 1 && names.allSatisfy(isName)
      && names.contains { SecretNames.rule(of: String($0), in: .member) != nil }
  }

  private static func isName(_ text: Substring) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
  }

  private static func end(behind start: Int, in bytes: [UInt8]) -> Int {
    var at = start
    while at < bytes.count {
      let line = bytes[at...].prefix { $0 != 0x0a }
      if line.allSatisfy({ $0 <= 0x20 }) || line.starts(with: "###".utf8) { return at }
      at = min(line.endIndex + 1, bytes.count)
    }
    return at
  }

  private static func isReference(_ bytes: ArraySlice<UInt8>) -> Bool {
    SecretPlaceholder.isReference(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Tables

  /// Those with blanks between their columns, as a session shows them.
  static func ofTables(in bytes: [UInt8]) -> [NamedPlace] {
    var found: [NamedPlace] = []
    var secret: [(name: String, column: Int)] = []
    var at = 0
    while at < bytes.count {
      let line = bytes[at...].prefix { $0 != 0x0a }
      let cells = cells(in: line)
      if cells.isEmpty || ["$ ", "```"].contains(where: { line.starts(with: $0.utf8) }) {
        secret = []
      } else if secret.isEmpty {
        secret = heads(cells, of: line)
      } else {
        for (name, column) in secret {
          guard let cell = cells.first(where: { Self.column(of: $0.range, in: line) == column }),
            mayBeSecret(cell.text, of: name, isFirst: column == 0)
          else { continue }
          let quote = cell.text.hasPrefix("\"") && cell.text.hasSuffix("\"") ? 1 : 0
          found.append(
            NamedPlace(name: name, range: cell.range.lowerBound + quote..<cell.range.upperBound - quote))
        }
      }
      at = line.endIndex + 1
    }
    return found
  }

  /// The columns that are called as secrets, where all are called something.
  private static func heads(_ cells: Cells, of line: ArraySlice<UInt8>) -> [(String, Int)] {
    guard cells.count > 1, cells.allSatisfy({ isName($0.text[...]) }) else { return [] }
    return cells.filter { SecretNames.rule(of: $0.text, in: .member) != nil }.map {
      ($0.text, column(of: $0.range, in: line))
    }
  }

  /// A row may be another line: a value is quoted, or has letters and digits. What begins a line may be a name.
  private static func mayBeSecret(_ text: String, of name: String, isFirst: Bool) -> Bool {
    let isQuoted = text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
    let value = isQuoted ? String(text.dropFirst().dropLast()) : text
    let isMixed = value.count >= 6 && value.contains(where: \.isNumber) && value.contains(where: \.isLetter)
    return (isQuoted || (isFirst ? SecretNames.looksMadeUp(value) : isMixed))
      && !SecretPlaceholder.isReference(value)
      && SecretNames.hides(name, value, in: .member)
  }

  /// In characters, from 0.
  private static func column(of range: Range<Int>, in line: ArraySlice<UInt8>) -> Int {
    String(decoding: line[..<range.lowerBound], as: UTF8.self).count
  }

  /// What two or more blanks stand between.
  private static func cells(in line: ArraySlice<UInt8>) -> Cells {
    var cells: Cells = []
    var at = line.startIndex
    while at < line.endIndex {
      guard let start = line[at...].firstIndex(where: { $0 > 0x20 }) else { break }
      at = start
      while at < line.endIndex, !line[at...].starts(with: "  ".utf8) { at += 1 }
      var end = at
      while end > start, line[end - 1] <= 0x20 { end -= 1 }
      cells.append((String(decoding: line[start..<end], as: UTF8.self), start..<end))
    }
    return cells
  }
}
