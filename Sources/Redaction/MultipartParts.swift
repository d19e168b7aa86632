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
  private static let lineEnd: [UInt8] = [0x0d, 0x0a]

  /// - Returns: `nil` for anything else than such a form.
  static func all(in body: [UInt8]) -> [Part]? {
    guard body.starts(with: "--".utf8), let line = body.prefix(longestLine).firstRange(of: lineEnd) else {
      return nil
    }
    let delimiter = lineEnd + body[..<line.lowerBound]
    var parts: [Part] = []
    var start = line.lowerBound
    while let head = end(of: lineEnd + lineEnd, in: body, from: start),
      let next = end(of: delimiter, in: body, from: head - lineEnd.count)
    {
      let content = min(head, next - delimiter.count)..<(next - delimiter.count)
      guard let part = part(String(decoding: body[start..<head], as: UTF8.self), content) else { break }
      parts.append(part)
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
