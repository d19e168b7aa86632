internal import ApusEncodings

/// The parts of a form of several parts, found by its first line, whoever wrote it and whatever it is said to be.
enum MultipartParts {
  struct Part {
    let name: String
    let contentType: String?
    /// What it holds, in the whole body.
    let range: Range<Int>
  }

  /// A boundary has up to 70 characters (RFC 2046, 5.1.1), between two hyphens and the end of the line.
  private static let longestLine = 74

  /// Lines may end as they do in a text, empty ones may stand before the first part, and the last part may be cut.
  ///
  /// - Returns: `nil` for anything else than such a form.
  static func all(in body: [UInt8]) -> [Part]? {
    let form = body.drop { $0 == 0x0d || $0 == 0x0a }
    guard form.starts(with: "--".utf8), let newline = form.prefix(longestLine).firstIndex(of: 0x0a) else {
      return nil
    }
    let isReturn = body[newline - 1] == 0x0d
    let lineEnd: [UInt8] = isReturn ? [0x0d, 0x0a] : [0x0a]
    var start = newline + 1 - lineEnd.count
    let delimiter = lineEnd + form[..<start]
    var parts: [Part] = []
    while let head = end(of: lineEnd + lineEnd, in: body, from: start) {
      let next = end(of: delimiter, in: body, from: head - lineEnd.count)
      let end = next.map { $0 - delimiter.count } ?? body.count
      let content = min(head, end)..<end
      guard let part = part(String(decoding: body[start..<head], as: UTF8.self), content) else { break }
      parts.append(part)
      guard let next else { break }
      start = next
    }
    return parts.isEmpty ? nil : parts
  }

  private static func part(_ head: String, _ range: Range<Int>) -> Part? {
    var name: String?
    var type: String?
    for line in head.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...])
      switch line[..<colon].lowercased() {
      case "content-disposition": name = HeaderParameters(value, separatedBy: ";")["name"]
      case "content-type": type = value.trimmed
      default: break
      }
    }
    return name.map { Part(name: $0, contentType: type, range: range) }
  }

  /// Where some bytes end that stand at a place or behind it.
  private static func end(of wanted: [UInt8], in body: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first, wanted.count <= body.count else { return nil }
    var at = start
    while at + wanted.count <= body.count {
      if body[at] == first, body[at..<(at + wanted.count)].elementsEqual(wanted) { return at + wanted.count }
      at += 1
    }
    return nil
  }
}
