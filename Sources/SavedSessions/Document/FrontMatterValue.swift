internal import ApusEncodings

/// What stands behind a key of the front matter: a word or a text, or a list of them. It is as much of YAML as people
/// write there, and a little more: in `[a, b[0,1].c]` a comma inside brackets belongs to an item.
enum FrontMatterValue: Sendable, Hashable {
  case text(String)
  case list([String])

  /// What was expected, when that is not what stands there.
  typealias Refusal = FrontMatter.Refusal

  /// - Parameter text: what stands behind the colon, on one line.
  init(reading text: String) throws(Refusal) {
    let text = try Self.withoutComment(text).trimmingBlanks
    guard text.hasPrefix("[") else {
      self = .text(try Self.plain(text))
      return
    }
    self = .list(try Self.items(text))
  }

  /// A word or a text as it is meant: without quotes around it.
  static func plain(_ text: String) throws(Refusal) -> String {
    switch text.first {
    case "'":
      guard text.count > 1, text.hasSuffix("'") else { throw Refusal(expected: "`'` at the end") }
      return String(text.dropFirst().dropLast()).replacing("''", with: "'")
    case "\"":
      guard text.count > 1, text.hasSuffix("\"") else { throw Refusal(expected: "`\"` at the end") }
      return try unescaped(text.dropFirst().dropLast())
    default: return text
    }
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "t": "\t", "\"": "\"", "\\": "\\", "/": "/",
  ]

  private static func unescaped(_ text: Substring) throws(Refusal) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      guard let escape = rest.popFirst(), let plain = escapes[escape] else {
        throw Refusal(expected: "`\\\\` before `\"`, `\\`, `n` or `t`")
      }
      result.append(plain)
    }
    return result
  }

  /// `# …` behind a blank, outside of quotes, is for people.
  static func withoutComment(_ text: String) throws(Refusal) -> String {
    var quotes = Quotes()
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if !quotes.take(character, behind: before), character == "#", before == " " || before == "\t" {
        return String(text[..<index])
      }
      before = character
    }
    return text
  }

  /// `[a, "b, c", d[*].e]`
  private static func items(_ text: String) throws(Refusal) -> [String] {
    guard text.hasSuffix("]"), text.utf8.count >= 2 else {
      throw Refusal(expected: "a list such as [a, b]")
    }
    var items: [String] = [""]
    var depth = 0
    var quotes = Quotes()
    var before: Character = ","
    for character in text.dropFirst().dropLast() {
      let isQuoted = quotes.take(character, behind: before)
      if character != " " { before = character }
      if !isQuoted {
        if character == "[" { depth += 1 }
        if character == "]" { depth -= 1 }
        guard depth >= 0 else { throw Refusal(expected: "`[` before `]`") }
        if character == ",", depth == 0 {
          items.append("")
          continue
        }
      }
      items[items.count - 1].append(character)
    }
    guard depth == 0 else { throw Refusal(expected: "`]` behind `[`") }
    let trimmed = items.map { $0.trimmingBlanks }
    if trimmed == [""] { return [] }
    guard !trimmed.contains("") else { throw Refusal(expected: "an item between two commas") }
    var plain: [String] = []
    for item in trimmed { plain.append(try Self.plain(item)) }
    return plain
  }

  /// Whether a character of a text stands in quotes. They open where a word begins.
  private struct Quotes {
    private var open: Character?
    private var isEscaped = false

    mutating func take(_ character: Character, behind before: Character) -> Bool {
      guard let mark = open else {
        guard character == "\"" || character == "'", " \t,[".contains(before) else { return false }
        open = character
        return true
      }
      if isEscaped {
        isEscaped = false
      } else if character == "\\", mark == "\"" {
        isEscaped = true
      } else if character == mark {
        open = nil
      }
      return true
    }
  }

  // MARK: Writing

  /// A word or a text as it is written: in quotes where it would be read as something else.
  static func spelled(_ text: String, inList: Bool) -> String {
    let read = try? FrontMatterValue(reading: inList ? "[\(text)]" : text)
    let isPlain = read == (inList ? .list([text]) : .text(text))
    let marks = inList ? "\"'{}#&*!|>%@`" : "\"'{}[]#&*!|>%@`-?,"
    if isPlain, !text.isEmpty, !text.contains("\n"), !text.contains(": "), !text.hasSuffix(":"),
      !marks.contains(text.first ?? "\"")
    {
      return text
    }
    let escaped = text.replacing(["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t"])
    return "\"\(escaped)\""
  }

  static func spelled(_ list: [String]) -> String {
    "[" + list.map { spelled($0, inList: true) }.joined(separator: ", ") + "]"
  }
}
