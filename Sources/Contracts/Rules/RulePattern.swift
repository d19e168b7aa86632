internal import ApusJSON

/// A regular expression of RFC 9485, as a rule has it. Its time is bounded, whatever the text is.
package struct RulePattern: Sendable {
  package let text: String
  private let pattern: TextPattern

  init?(_ text: String) {
    guard let pattern = TextPattern(text) else { return nil }
    self.text = text
    self.pattern = pattern
  }

  /// Whether a part of a text fits; `nil` where it would take too long to know.
  package func matches(_ text: [UInt8]) -> Bool? { pattern.matchesPartSoon(text[...]) }
}
