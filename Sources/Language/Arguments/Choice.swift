/// A word that can stand in a line, and what it means there.
package struct Choice: Sendable, Hashable {
  package let text: String
  package let meaning: String

  package init(_ text: String, _ meaning: String = "") {
    self.text = text
    self.meaning = meaning
  }

  /// Whether it is no sign, such as `=`.
  package var isWord: Bool { text.contains(where: \.isLetter) }
}
