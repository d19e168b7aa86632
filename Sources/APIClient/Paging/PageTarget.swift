/// Where another page is.
package struct PageTarget: Sendable, Hashable {
  /// May be relative to the URL that was asked.
  package let reference: String
  /// What says so: `Link`, `.links.next`.
  package let rule: String

  package init(reference: String, rule: String) {
    self.reference = reference
    self.rule = rule
  }
}
