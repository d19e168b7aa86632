internal import ApusClient

/// Something that is true of one exchange, and what it is read from.
package struct Fact: Sendable, Hashable {
  /// A sentence.
  package let text: String
  /// The part of the exchange that says so, such as `Content-Encoding: gzip`; `nil` when the text names it.
  package let evidence: String?
  /// A line to type that makes use of it.
  package let suggestion: String?

  init(_ text: String, _ evidence: String? = nil, try suggestion: String? = nil) {
    self.text = text
    self.evidence = evidence
    self.suggestion = suggestion
  }

  /// A fact that a header says.
  init(_ text: String, _ field: HeaderField, try suggestion: String? = nil) {
    self.init(text, field.description, try: suggestion)
  }
}
