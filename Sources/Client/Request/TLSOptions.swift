/// What to expect of a TLS connection, and what to show of oneself.
public struct TLSOptions: Sendable, Hashable {
  /// Checks the certificate's chain, name and dates.
  public var verifies = true
  /// A PEM file of authorities to trust instead of the system's.
  public var authorities: String?
  /// PEM files of a certificate to show, and its key.
  public var clientCertificate: String?
  public var clientKey: String?

  public init() {}
}
