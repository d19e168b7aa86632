internal import ApusEncodings
internal import ApusJSON

/// What lines of a screen say, whatever they look like: statuses, and the values between their words.
package struct ShownFacts: Sendable, Hashable {
  private let statuses: [String]
  private let values: [Value]

  fileprivate struct Value: Hashable {
    /// Text without its quotes and escapes, so that it is the same however it is spelled.
    let text: String
    let isText: Bool
  }

  package init(_ lines: [String]) {
    statuses = lines.compactMap(Self.status)
    values = lines.flatMap(Self.values)
  }

  /// What is not said any more: `- the status 200`, `- "octocat"`; empty where all of it is.
  package func missing(from now: ShownFacts) -> [Finding] {
    var findings: [Finding] = []
    if statuses != now.statuses {
      func words(_ statuses: [String]) -> String {
        statuses.isEmpty ? "no status" : "status \(statuses.joined(separator: ", "))"
      }
      findings.append(Finding(.status, promised: words(statuses), found: words(now.statuses)))
    }
    let said = Set(now.values)
    let gone = values.filter { !said.contains($0) }
    guard !gone.isEmpty else { return findings }
    let known = Set(values)
    let come = now.values.filter { !known.contains($0) }
    return findings + [
      Finding(
        .value, gone.prefix(5).map { "- \($0.words)" } + come.prefix(5).map { "+ \($0.words)" },
        isVerbatim: true)
    ]
  }

  private static func status(_ line: String) -> String? {
    let digits = line.utf8.prefix { $0 &- 0x30 < 10 }
    guard digits.count == 3, line.utf8.dropFirst(3).first == UInt8(ascii: " ") else { return nil }
    return String(line.prefix(3))
  }

  /// Texts in quotes wherever they stand; numbers, `true`, `false` and `null` where a value stands.
  private static func values(of line: String) -> [Value] {
    guard status(line) == nil, !line.hasSuffix(" (re)"), !line.hasSuffix(" (glob)") else { return [] }
    var values: [Value] = []
    var rest = line[...]
    var word = ""
    // Two blanks or a sign stand before a value, one blank between words.
    var gap = 2
    func end() {
      if let value = scalar(word) { values.append(value) }
      word = ""
    }
    while let character = rest.first {
      if character == "\"", let quoted = text(in: rest) {
        if !isElided(quoted.text) { values.append(Value(text: quoted.text, isText: true)) }
        rest = rest.dropFirst(quoted.length)
        (word, gap) = ("", 0)
        continue
      }
      rest = rest.dropFirst()
      if " ,:[]{}".contains(character) {
        // A number before a word counts something: `12 lines more`.
        if character == " ", let next = rest.first, next != " " { word = "" }
        end()
        gap = character == " " ? gap + 1 : 2
      } else if gap >= 2 || !word.isEmpty {
        word.append(character)
        gap = 0
      } else {
        gap = 0
      }
    }
    end()
    return values
  }

  /// Whether a text stands for others, or is cut.
  private static func isElided(_ text: String) -> Bool {
    text.hasSuffix("…") || text.firstRange(of: "[..]") != nil
      || Placeholder.allCases.contains { text.firstRange(of: $0.rawValue) != nil }
  }

  private static func scalar(_ word: String) -> Value? {
    guard ["true", "false", "null"].contains(word) || word.first.map({ $0.isNumber || $0 == "-" }) == true,
      (try? JSONDocument(Array(word.utf8))) != nil
    else { return nil }
    return Value(text: word, isText: false)
  }

  /// The text in quotes that a line begins with, and how many characters it takes.
  private static func text(in line: Substring) -> (text: String, length: Int)? {
    var length = 1
    var isEscaped = false
    for character in line.dropFirst() {
      length += 1
      if character == "\"", !isEscaped {
        let text = try? JSONDocument(Array(line.prefix(length).utf8)).root.string
        return text.map { ($0, length) }
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return nil
  }
}

extension ShownFacts.Value {
  fileprivate var words: String { isText ? "\"\(text)\"" : text }
}
