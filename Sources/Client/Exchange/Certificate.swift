/// What a server's certificate says of itself, as the TLS library words it.
public struct Certificate: Sendable, Hashable {
  /// Whom it was made out to.
  public let subject: String
  /// Who made it out.
  public let issuer: String
  /// When it begins to hold, as the library writes it.
  public let notBefore: String
  /// When it ends, as the library writes it.
  public let notAfter: String

  /// A certificate of its parts.
  public init(subject: String, issuer: String, notBefore: String, notAfter: String) {
    self.subject = subject
    self.issuer = issuer
    self.notBefore = notBefore
    self.notAfter = notAfter
  }
}
