/// A piece of running text. A line break in it stays one.
package struct ProseSpan: Sendable, Hashable {
  package enum Style: Sendable, Hashable {
    case plain, emphasis, strong, struck, code
    /// What is said beside the text.
    case aside
    /// Where it leads.
    case link(String)
    case image(String)
  }

  package var text: String
  package let style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
