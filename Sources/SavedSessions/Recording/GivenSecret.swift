package import ApusClient

/// A secret, and where a line said that it is: `TOKEN` of the environment, or `file:PATH`, or `netrc:USER@HOST`; `nil` when it was typed.
package struct GivenSecret: Sendable {
  package let secret: Secret
  let source: String?

  package init(_ secret: Secret, source: String?) {
    self.secret = secret
    self.source = source
  }
}
