/// Where another page is, and what says so.
package struct PageTarget: Sendable, Hashable {
  package enum Place: Sendable, Hashable {
    /// May be relative to the URL that was asked.
    case reference(String)
    /// What was asked, with another body.
    case body([UInt8])
  }

  package let place: Place
  /// `Link`, `.links.next`.
  package let rule: String

  package init(_ place: Place, rule: String) {
    self.place = place
    self.rule = rule
  }

  init(reference: String, rule: String) { self.init(.reference(reference), rule: rule) }
}
