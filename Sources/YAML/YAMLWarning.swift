package import ApusJSON

/// Something in a text that is legal and may not be what was meant.
package struct YAMLWarning: Sendable, Hashable, CustomStringConvertible {
  package let message: String
  package let position: Position

  init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }

  package var description: String { "\(message) (\(position))" }
}
