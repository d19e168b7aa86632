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

  /// What the head of a session says of it; `nil` where it was typed.
  var declaration: String? {
    guard let source, let name = secret.name else { return source }
    return PlaceSource(name, at: source)?.text ?? source
  }

  /// The same where a head does not say it yet, in whatever form.
  func declaration(beside declared: [String]) -> String? {
    guard let source, let declaration, !declared.contains(source), !declared.contains(declaration) else {
      return nil
    }
    return declaration
  }
}
