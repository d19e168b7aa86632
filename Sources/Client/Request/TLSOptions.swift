/// What to expect of a TLS connection, and what to show of oneself.
public struct TLSOptions: Sendable, Hashable {
  /// Checks the certificate's chain, name and dates.
  public var verifies = true
  /// A PEM file of authorities to trust instead of the system's.
  public var authorities: String?
  /// A PEM file of a certificate to show and one of its key, or a PKCS#12 file, named `.p12` or `.pfx`, that holds both.
  public var clientCertificate: String?
  /// The file of the key to `clientCertificate`, where that has none itself.
  public var clientKey: String?
  /// What the key, or the PKCS#12 file, is encrypted with.
  public var keyPassphrase: Secret?
  /// Older versions are not spoken; `nil` leaves it to the library.
  public var oldestVersion: TLSVersion?
  /// Newer versions are not spoken; `nil` leaves it to the library.
  package var newestVersion: TLSVersion?
  /// The ciphers up to TLS 1.2, and those of 1.3, as the library underneath names them.
  package var ciphers: String?
  package var ciphersOfTLS13: String?
  /// A folder of authorities to trust, each in a file that is called by its hash.
  package var folderOfAuthorities: String?

  /// The usual choices.
  public init() {}
}

extension TLSOptions {
  /// Whether the certificate's file holds its key as well, encrypted as a whole.
  package static func isPKCS12(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".p12") || name.hasSuffix(".pfx")
  }
}
