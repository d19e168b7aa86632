package import ApusText

/// What the editor asks its owner. Every offset is a UTF-8 offset into the text given.
package struct EditorHooks {
  /// Whether Enter ends the line. When not, Enter starts another row of the same line. By default it always ends it.
  package var isComplete: (_ text: String) -> Bool = { _ in true }
  /// What stands before the row that a text goes on in, such as what is still open in it. By default nothing but dots.
  package var continuation: (_ text: String) -> String? = { _ in nil }
  /// Whether a line of the history may be offered while the same beginning is typed. By default every one may.
  package var mayOffer: (_ line: String) -> Bool = { _ in true }
  /// The colours of the line. By default there are none.
  package var highlight: (_ text: String) -> [StyledSpan] = { _ in [] }
  /// A longer text that the user may be about to type, asked for when the history has none. Text that does not begin
  /// with what was typed is ignored.
  package var suggest: (_ text: String) -> String? = { _ in nil }
  /// The colours of all of it, on a terminal that has any.
  package var theme = Theme.colour
  /// What marks are drawn with.
  package var glyphs = Glyphs.unicode
  /// What Tab offers. By default nothing.
  package var complete: (_ text: String, _ cursor: Int) -> Completion = { _, cursor in
    Completion(replacing: cursor..<cursor, [])
  }

  /// Called once, when the first prompt stands on the screen: the time for work that would have held it up.
  package var promptIsUp: (() -> Void)?

  package init() {}
}
