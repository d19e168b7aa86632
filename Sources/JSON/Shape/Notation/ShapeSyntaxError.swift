/// Why a text is no shape: where, what could have stood there, and what stood there instead.
package struct ShapeSyntaxError: Error, Sendable, Hashable {
  /// The byte of the text's UTF-8, counted from 0.
  package let offset: Int
  package let expected: String
  package let found: String
}
