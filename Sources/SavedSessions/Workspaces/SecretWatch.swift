package import ApusClient
package import ApusRedaction

/// Tells which values hold a secret, by a name, by a shape, or because it is known: what is kept of a session for later has
/// none of them.
package struct SecretWatch: Sendable {
  private let redactor: Redactor

  /// - Parameters:
  ///   - redactor: knows the secrets there are, and what was declared to be one.
  ///   - given: secrets that lines were given.
  package init(_ redactor: Redactor, _ given: [GivenSecret]) {
    var redactor = redactor
    for known in given { redactor.learn(known.secret) }
    self.redactor = redactor
  }

  package func isIn(_ field: HeaderField) -> Bool {
    if field.isCredential { return true }
    var redactor = redactor
    return redactor.redactValue(of: field) != field.shown
  }

  package func isIn(_ item: QueryItem) -> Bool {
    var redactor = redactor
    let (pair, value) = (QueryItem.encode([item]), item.value ?? "")
    return redactor.redactPairs(pair, in: .query) != pair || redactor.redact(value) != value
  }

  /// - Parameter url: of which user, password and fragment do not count.
  package func isIn(_ url: WebURL) -> Bool {
    var redactor = redactor
    return redactor.redact(url) != url.text
  }

  /// Any other text: a URL, JSON, or what else a variable or a setting may be.
  package func isIn(_ text: String) -> Bool {
    if let url = try? WebURL(text), url.password != nil || isIn(url) { return true }
    var redactor = redactor
    let bytes = Array(text.utf8)
    return redactor.redact(body: bytes, contentType: nil) != bytes || redactor.redact(value: text) != text
  }

  /// Whether one that is known stands in a text.
  package func knows(in text: String) -> Bool { redactor.knows(in: Array(text.utf8)) }
}
