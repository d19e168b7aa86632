internal import ApusEncodings
internal import ApusRedaction

/// Helpers for lines of source.
enum SourceText {
  /// Lines two spaces further in. Empty ones stay empty.
  static func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  " + $0 } }

  static func block(_ head: String, _ body: [String]) -> [String] {
    body.isEmpty ? [head + " {}"] : [head + " {"] + indented(body) + ["}"]
  }

  /// A property that is computed by one expression.
  static func getter(_ name: String, _ type: String, _ value: Expression) -> [String] {
    let head = "var \(name): \(type) { "
    // Two levels of braces are around it.
    let line = head + value.text + " }"
    return line.count <= 96 ? [line] : block("var \(name): \(type)", value.lines("", room: 94))
  }

  /// Sections with an empty line between each two; empty ones are left out.
  static func sections(_ sections: [[String]]) -> [String] {
    Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// The first paragraph of a text as doc comment, broken into lines. Long ones are cut off.
  static func documentation(_ text: String?) -> [String] {
    guard let text else { return [] }
    let words = firstParagraph(of: text).split { $0.isWhitespace || isControl($0) }
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, line.count + word.count > 100 {
        lines.append(line)
        line = ""
        if lines.count == 5 { break }
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { "/// " + $0 }
  }

  /// Up to an empty line, or to where a list or a heading begins.
  private static func firstParagraph(of text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.drop(while: \.isWhitespace)
    }.drop(while: \.isEmpty)
    let rest = lines.dropFirst().prefix { line in
      !line.isEmpty && !["- ", "* ", "#", "|", "```", "1."].contains { line.hasPrefix($0) }
    }
    return (lines.prefix(1) + rest).joined(separator: " ")
  }

  /// A whole number, its digits in groups where there are seven or more, as swift-format has them.
  static func integer(_ text: String) -> String {
    let digits = text.drop { $0 == "-" }
    guard digits.count >= 7, digits.allSatisfy(\.isNumber) else { return text }
    let grouped = digits.enumerated().reduce(into: "") { result, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { result += "_" }
      result.append(digit.element)
    }
    return text.prefix(text.count - digits.count) + grouped
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in Lookalike.spelledBack(text).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where Unseen.inSource.contains(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { Unseen.inSource.contains($0) }
  }
}
