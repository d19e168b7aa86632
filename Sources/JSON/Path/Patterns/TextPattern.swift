/// The pattern language of paths (RFC 9485) for other parts of the package. Its time grows with text and pattern only.
package struct TextPattern: Sendable, Hashable {
  let pattern: Pattern

  /// `nil` when the text is no such pattern, or is one that takes too much.
  package init?(_ text: String) {
    guard let pattern = try? Pattern(Array(text.utf8)[...]) else { return nil }
    self.pattern = pattern
  }

  package func matchesWhole(_ text: String) -> Bool {
    var effort = Effort.unlimited
    return pattern.matches(Array(text.utf8)[...], wholly: true, within: &effort)
  }

  package func matchesPart(_ text: ArraySlice<UInt8>) -> Bool {
    var effort = Effort.unlimited
    return pattern.matches(text, wholly: false, within: &effort)
  }

  /// The same where nobody knows how long the text is; `nil` where it would take too long.
  package func matchesPartSoon(_ text: ArraySlice<UInt8>) -> Bool? {
    // Each character may lead to every step of the pattern.
    var effort = Effort(limit: Self.soon / max(1, pattern.program.count))
    let matches = pattern.matches(text, wholly: false, within: &effort)
    return effort.end == nil || matches ? matches : nil
  }

  private static let soon = 100_000_000
}
