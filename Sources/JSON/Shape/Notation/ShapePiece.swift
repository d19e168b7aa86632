/// A piece of a shape as it is written.
package struct ShapePiece: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    case name, type, punctuation
    /// The bar between the kinds of a union.
    case bar
  }

  package let text: String
  package let role: Role

  package init(_ text: String, _ role: Role) {
    self.text = text
    self.role = role
  }
}
