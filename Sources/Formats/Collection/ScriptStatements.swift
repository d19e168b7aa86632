internal import ApusEncodings

/// A script in JavaScript, cut into statements. Nothing of it is run.
struct ScriptStatements {
  struct Statement: Hashable {
    let text: String
    /// Its first line, from 0.
    let line: Int
  }

  private(set) var all: [Statement] = []
  private var current = ""
  private var start: Int?
  private var depth = 0

  init(_ script: String, from line: Int = 0) {
    var line = line
    var rest = script[...]
    while let character = rest.first {
      if let comment = Self.comment(at: rest) {
        line += comment.count(where: \.isNewline)
        rest = rest[comment.endIndex...]
        continue
      }
      if "'\"`".contains(character) {
        let quoted = Self.quoted(at: rest)
        begin(line)
        current += quoted
        line += quoted.count(where: \.isNewline)
        rest = rest[quoted.endIndex...]
        continue
      }
      rest.removeFirst()
      take(character, line, isGoingOn: Self.goesOn(rest))
      if character.isNewline { line += 1 }
    }
    end()
  }

  private mutating func begin(_ line: Int) { start = start ?? line }

  private mutating func take(_ character: Character, _ line: Int, isGoingOn: @autoclosure () -> Bool) {
    if "([{".contains(character) { depth += 1 }
    if ")]}".contains(character) { depth = max(0, depth - 1) }
    let isEnd = depth == 0 && (character == ";" || character.isNewline && !isGoingOn() && !isOpen)
    if isEnd { return end() }
    if !character.isWhitespace { begin(line) }
    current.append(character)
  }

  /// Whether what was read so far cannot be all.
  private var isOpen: Bool {
    guard let last = current.trimmed.last else { return false }
    return "=,.+-*&|?:<".contains(last)
  }

  /// Whether the next line belongs to this one.
  private static func goesOn(_ rest: Substring) -> Bool {
    let next = rest.drop { $0.isWhitespace }
    return [".", "?.", "&&", "||", ")", "else", "catch", "{"].contains { next.hasPrefix($0) }
  }

  private mutating func end() {
    let text = current.trimmed
    if !text.isEmpty { all.append(Statement(text: text, line: start ?? 0)) }
    (current, start) = ("", nil)
  }

  private static func comment(at rest: Substring) -> Substring? {
    if rest.hasPrefix("//") { return rest.prefix { !$0.isNewline } }
    guard rest.hasPrefix("/*") else { return nil }
    return rest.dropFirst(2).firstRange(of: "*/").map { rest[..<$0.upperBound] } ?? rest
  }

  /// The text in quotes that begins here, quotes included.
  static func quoted(at rest: Substring) -> Substring {
    guard let quote = rest.first else { return rest }
    var at = rest.index(after: rest.startIndex)
    while at < rest.endIndex {
      if rest[at] == "\\" {
        at = rest.index(at, offsetBy: 2, limitedBy: rest.endIndex) ?? rest.endIndex
        continue
      }
      let isEnd = rest[at] == quote
      at = rest.index(after: at)
      if isEnd { break }
    }
    return rest[..<at]
  }

  /// What stands between commas, or another mark, outside of quotes and brackets.
  static func split(_ text: some StringProtocol, at mark: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var rest = Substring(text)
    while let character = rest.first {
      if "'\"`".contains(character) {
        let quoted = quoted(at: rest)
        parts[parts.count - 1] += quoted
        rest = rest[quoted.endIndex...]
        continue
      }
      rest.removeFirst()
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == mark, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map(\.trimmed)
  }

  /// A text that begins with `(`: what is in the brackets, and what follows them.
  static func call(_ text: Substring) -> (arguments: String, rest: Substring)? {
    guard text.first == "(" else { return nil }
    var depth = 0
    var at = text.startIndex
    while at < text.endIndex {
      let character = text[at]
      if "'\"`".contains(character) {
        at = quoted(at: text[at...]).endIndex
        continue
      }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      let next = text.index(after: at)
      if depth == 0 { return (String(text[text.index(after: text.startIndex)..<at]), text[next...]) }
      at = next
    }
    return nil
  }
}
