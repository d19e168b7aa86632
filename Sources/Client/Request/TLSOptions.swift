/// What to expect of a TLS connection, and what to show of oneself.
public struct TLSOptions: Sendable, Hashable {
  /// Checks the certificate's chain, name and dates.
  public var verifies = true
  /// A PEM file of authorities to trust instead of the system's.
  public var authorities: String?
  /// PEM files of a certificate to show, and its key.
  public var clientCertificate: String?
  public var clientKey: String?

  /// The oldest and the newest version to agree on; `nil` leaves it to the library.
  package var oldest: TLSVersion?
  package var newest: TLSVersion?
  /// The ciphers up to TLS 1.2, and those of 1.3, as the library underneath names them.
  package var ciphers: String?
  package var ciphersOfTLS13: String?

  public init() {}
}
