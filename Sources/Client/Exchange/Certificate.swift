/// What a server's certificate says of itself, as the TLS library words it.
public struct Certificate: Sendable, Hashable {
  public let subject: String
  public let issuer: String
  public let notBefore: String
  public let notAfter: String

  public init(subject: String, issuer: String, notBefore: String, notAfter: String) {
    self.subject = subject
    self.issuer = issuer
    self.notBefore = notBefore
    self.notAfter = notAfter
  }
}
