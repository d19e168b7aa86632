internal import ApusEncodings

/// A text whose line goes on, since something that opens in it is not closed.
package struct OpenText {
  /// What opens: a quote or a bracket.
  private let mark: Character
  private let rows: [Substring]

  /// `nil` for a text that is whole, and for one that a backslash has go on.
  package init?(_ text: String) {
    guard !ParsedLine.isComplete(text), let mark = Self.mark(in: text) else { return nil }
    self.mark = mark
    rows = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func mark(in text: String) -> Character? {
    if let (_, syntax) = PastedLine.syntax(of: text) { return PastedLine.words(text, syntax).openMark }
    return PastedCode.isOpen(text).map { _ in "(" } ?? Words(text).openMark
  }

  private var isQuote: Bool { Self.quotes.contains(mark) }
  private static let quotes = "'\"`"

  /// What the next row begins with: what is open, and in words where somebody seems to be lost in it.
  package var reminder: String {
    let isLost = isQuote && rows.count == 2 || rows.count > 1 && rows.last.map(Self.isWordAlone) ?? false
    return isLost ? "a \(isQuote ? "quote" : "bracket") is open; ^C leaves " : String(mark)
  }

  /// `help`, and not `true`, `]` or `"name": 1,`.
  private static func isWordAlone(_ row: Substring) -> Bool {
    let word = String(row).trimmed
    return !word.isEmpty && word.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
      && !["true", "false", "null"].contains(word)
  }
}

extension Words {
  /// The quote or the bracket that opens in the text and is not closed.
  fileprivate var openMark: Character? {
    guard unfinished == .quote || unfinished == .bracket, let range = problems.last?.range else { return nil }
    let mark = String(decoding: Array(text.utf8)[range].suffix(1), as: UTF8.self).first
    return mark.flatMap { "'\"`{[(".contains($0) ? $0 : nil }
  }
}
