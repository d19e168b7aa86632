internal import ApusEncodings

/// An answer that stands below a request, written by hand or kept from a server: `HTTP/1.1 422 …`, header lines, and
/// behind an empty one the body. It is served, and never sent.
package struct HTTPFileAnswer: Sendable, Hashable {
  /// Where it begins in the file, from 1.
  package let line: Int
  package let status: Int
  package private(set) var fields: [Field] = []
  private var bodyLines: [String] = []
  private var isInBody = false

  package struct Field: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  /// `nil` for a line that begins none.
  init?(_ text: String, line: Int) {
    guard let status = Self.status(in: text) else { return nil }
    (self.line, self.status) = (line, status)
  }

  /// `HTTP/1.1 422 Unprocessable Content`, `HTTP/2 200`. Statuses below 200 are followed by another answer.
  private static func status(in text: String) -> Int? {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[0].uppercased().hasPrefix("HTTP/"),
      ["1.0", "1.1", "2", "2.0", "3", "3.0"].contains(words[0].dropFirst(5)), words[1].utf8.count == 3,
      let status = Int(words[1]), (200...599).contains(status)
    else { return nil }
    return status
  }

  /// Whether a line looks as if it began one: `HTTP/1.1 4x2`.
  static func isMeant(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, words[0].uppercased().hasPrefix("HTTP/"), words[1].first?.isNumber == true else {
      return false
    }
    return !(100...199).contains(Int(words[1]) ?? 0)
  }

  mutating func read(_ line: String) {
    let text = line.trimmed
    if isInBody {
      bodyLines.append(line)
    } else if text.isEmpty {
      isInBody = true
    } else if let colon = text.firstIndex(of: ":"), colon > text.startIndex {
      fields.append(
        Field(name: text[..<colon].trimmed, value: text[text.index(after: colon)...].trimmed))
    } else {
      // No header can be meant: the body needs no empty line before it then.
      isInBody = true
      bodyLines.append(line)
    }
  }

  /// Whether another answer may begin here.
  var isAtGap: Bool { !isInBody || bodyLines.last?.trimmed.isEmpty ?? true }

  /// Without the empty lines that only stand before what follows.
  package var body: String {
    var lines = bodyLines
    while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }
}
