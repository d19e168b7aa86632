internal import ApusLanguage

/// A session that somebody named to be replayed, or a step of it.
package struct SessionPlace: Sendable, Hashable {
  /// The file, as it is told in messages; `-` is standard input.
  package let path: String
  /// What to type for it.
  package let typed: String
  /// The line that was named; `nil` for all.
  package let line: Int?

  package init(path: String, typed: String? = nil, line: Int? = nil) {
    self.path = path
    self.typed = typed ?? path
    self.line = line
  }

  /// The same as a word of a line.
  var quoted: String { ItemPrinter().quoted(typed) }
}
