internal import APIClient

/// A secret, and where a line said that it is: `TOKEN` of the environment, or `file:PATH`; `nil` when it was typed.
struct GivenSecret: Sendable {
  let secret: Secret
  let source: String?

  init(_ secret: Secret, source: String?) {
    self.secret = secret
    self.source = source
  }
}
