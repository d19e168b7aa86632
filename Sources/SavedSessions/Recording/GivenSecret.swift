package import ApusClient

/// A secret, and where a line said that it is: `TOKEN` of the environment, or `file:PATH`, or `netrc:USER@HOST`; `nil` when it
/// was typed. What a replay has to know and nobody has to hide is an empty one, of a `SettingSource`.
package struct GivenSecret: Sendable {
  package let secret: Secret
  let source: String?

  package init(_ secret: Secret, source: String?) {
    self.secret = secret
    self.source = source
  }
}
