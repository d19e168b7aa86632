/// One word of a line: what stands between blanks, where quotes and brackets may hold blanks.
package struct Word: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Quotes and escapes are resolved.
    case ordinary
    /// A bare JSON array or object, kept as it was typed.
    case json
    /// A path into a response, such as `.items[?@.stars > 100]`, kept as it was typed.
    case path
  }

  package let kind: Kind
  package let template: Template
  /// With quotes and brackets.
  package let range: Range<Int>

  package init(kind: Kind, template: Template, range: Range<Int>) {
    self.kind = kind
    self.template = template
    self.range = range
  }

  /// The text as it may be shown.
  package var text: String { template.shown }
}
