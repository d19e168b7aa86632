package import ApusText

/// What a session wants of its screen, whatever that can do.
package struct Look: Sendable, Hashable {
  /// Text of answers is spelled as it came, escapes and all.
  package var isExact = false
  /// A screen reader reads what is shown.
  package var isSpoken = false
  /// `nil` is the usual one.
  package var theme: ThemeStyles?

  /// Whether pictures are drawn.
  package var images = PictureChoice.auto

  package var forms = ViewForms.today

  package init() {}
}
