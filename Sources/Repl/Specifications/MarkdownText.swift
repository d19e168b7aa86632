internal import ApusEncodings

/// The Markdown of a description as plain text, so that a terminal can show it.
enum MarkdownText {
  /// Paragraphs and items of lists, a line each, however they are broken where they were written.
  static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.trimmed
      let isBlock = words.hasPrefix("#") || words.hasPrefix("|") || words.hasPrefix("```")
      if words.isEmpty || words.hasPrefix("```") {
        isOpen = false
      } else if isOpen, !isBlock, !isItem(words) {
        paragraphs[paragraphs.count - 1] += " " + words
      } else {
        paragraphs.append(words.hasPrefix("#") ? words.drop { $0 == "#" }.trimmed : words)
        isOpen = !isBlock
      }
    }
    return paragraphs.map(plain).filter { !$0.isEmpty }
  }

  /// All of it on one line.
  static func line(_ text: String) -> String { paragraphs(text).joined(separator: " ") }

  private static func isItem(_ line: String) -> Bool {
    let mark = line.prefix { $0 != " " }
    guard mark.count < line.count else { return false }
    return ["*", "-", "+"].contains(mark) || mark.last == "." && mark.dropLast().allSatisfy(\.isNumber)
  }

  /// Without emphasis, escapes and the targets of links.
  private static func plain(_ paragraph: String) -> String {
    let words = paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = withoutTargets(words.replacing("**", with: "").replacing(#"\*"#, with: "*"))
    return text.hasPrefix("* ") ? "-" + text.dropFirst() : text
  }

  /// `the docs` for `[the docs](https://example.com)`.
  private static func withoutTargets(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstRange(of: "]("),
      let end = rest[close.upperBound...].firstIndex(of: ")")
    {
      let label = rest[rest.index(after: open)..<close.lowerBound]
      // Brackets before the link's own are text.
      let start = label.lastIndex(of: "[").map { rest.index(after: $0) } ?? label.startIndex
      result += rest[..<rest.index(before: start)] + rest[start..<close.lowerBound].trimmed
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
