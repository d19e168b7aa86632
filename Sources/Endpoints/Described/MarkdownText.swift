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
  package static func line(_ text: String) -> String { paragraphs(text).joined(separator: " ") }

  /// The first sentence, without marks of Markdown and HTML.
  static func sentence(_ text: String) -> String {
    let hasMarks = text.contains("  ") || text.utf8.contains { "<>&*_`[\n\r\t\\#|".utf8.contains($0) }
    let line = hasMarks ? withoutMarks(paragraphs(withoutTags(text)).first ?? "") : text
    let end = line.indices.first { at in
      guard ".!?".contains(line[at]) else { return false }
      let rest = line[line.index(after: at)...]
      guard rest.first?.isWhitespace == true, rest.dropFirst().first?.isUppercase == true else {
        return false
      }
      return line[at] != "." || !line[..<at].endsInAbbreviation
    }
    return end.map { String(line[...$0]) } ?? line
  }

  /// `<b>bold</b>` is `bold`; what only looks like a tag stays.
  private static func withoutTags(_ text: String) -> String {
    // Some have the escapes of JSON twice.
    var rest = text.replacing(#"\n"#, with: "\n")[...]
    var result = ""
    while let open = rest.firstIndex(of: "<") {
      let inner = rest[rest.index(after: open)...]
      result += rest[..<open]
      guard inner.first == "/" || inner.first?.isLetter == true, let close = inner.firstIndex(of: ">") else {
        result.append("<")
        rest = inner
        continue
      }
      let isBreak = ["br", "p", "/p", "li"].contains { inner.lowercased().hasPrefix($0) }
      if isBreak { result.append("\n") }
      rest = inner[inner.index(after: close)...]
    }
    return withoutEntities(result + rest)
  }

  private static func withoutEntities(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let names = [
      ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
      ("&amp;", "&"),
    ]
    return names.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static func withoutMarks(_ line: String) -> String {
    line.drop { $0 == ">" || $0 == " " }.replacing("`", with: "").split(separator: " ").map { word in
      let isMarked = word.first.map("*_".contains) == true || word.last.map("*_".contains) == true
      return isMarked && word.count > 2
        ? word.drop { "*_".contains($0) }.droppingLast(while: { "*_".contains($0) }) : word
    }.joined(separator: " ")
  }

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

extension Substring {
  /// `U.S` and `St` go on.
  fileprivate var endsInAbbreviation: Bool {
    let word = Array(self[(lastIndex { !$0.isLetter }.map { index(after: $0) } ?? startIndex)...])
    return word.count == 1
      || word.count <= 3 && word.first?.isUppercase == true && word.last?.isLowercase == true
  }

  fileprivate func droppingLast(while isDropped: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
