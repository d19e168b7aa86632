internal import ApusClient
internal import ApusRedaction

/// Secrets in XML that stands in a text among other things: the body of a request on lines of its own, or between quotes
/// on a line. It ends at an empty line.
enum MarkupPlaces {
  static func all(in bytes: [UInt8]) -> [NamedPlace] {
    var found: [NamedPlace] = []
    var at = 0
    while at < bytes.count {
      let line = bytes[at...].prefix { $0 != 0x0a }
      guard let start = start(in: line) else {
        at = line.endIndex + 1
        continue
      }
      let end = end(behind: start, in: bytes)
      let part = Array(bytes[start..<end])
      found += XMLSecrets.all(in: part).filter { isWhole($0.range, in: part) }.map { secret in
        NamedPlace(
          name: secret.name, range: start + secret.range.lowerBound..<start + secret.range.upperBound)
      }
      at = end + 1
    }
    return found
  }

  /// Where XML begins on a line: at its beginning, behind the `> ` of a line that goes on, or behind a quote.
  private static func start(in line: ArraySlice<UInt8>) -> Int? {
    let text = line.drop { $0 <= 0x20 }
    let first = text.first == UInt8(ascii: ">") ? text.dropFirst().drop { $0 <= 0x20 } : text
    for at in line.indices where line[at] == UInt8(ascii: "<") {
      guard let next = line[(at + 1)...].first, (next | 0x20) &- 0x61 < 26 || "?!".utf8.contains(next) else {
        continue
      }
      if at == first.startIndex { return at }
      if at > line.startIndex, "'\"`".utf8.contains(line[at - 1]) { return at }
    }
    return nil
  }

  /// Where the lines end that have no empty one between them, nor one that begins something else.
  private static func end(behind start: Int, in bytes: [UInt8]) -> Int {
    var at = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
    while at < bytes.count {
      let line = bytes[(at + 1)...].prefix { $0 != 0x0a }
      let isOther = ["#", "$ ", "```", "HTTP"].contains { line.starts(with: $0.utf8) }
      if isOther || line.allSatisfy({ $0 <= 0x20 }) { return at }
      at = line.endIndex
    }
    return at
  }

  /// Whether a value ends as one does: behind it stands the end of its element, or a quote. A variable's name is none.
  private static func isWhole(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    if SecretPlaceholder.isReference(String(decoding: bytes[range], as: UTF8.self)) { return false }
    let rest = bytes[range.upperBound...]
    if let quote = rest.first, "\"'".utf8.contains(quote) { return true }
    let behind = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    return behind.starts(with: "</".utf8) || rest.starts(with: "]]>".utf8)
  }
}
