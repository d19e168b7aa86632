/// A version of TLS, as people write it.
public enum TLSVersion: String, Sendable, Hashable, CaseIterable, Comparable {
  /// TLS 1.0, which is unsafe.
  case tls10 = "1.0"
  /// TLS 1.1, which is unsafe.
  case tls11 = "1.1"
  /// TLS 1.2.
  case tls12 = "1.2"
  /// TLS 1.3.
  case tls13 = "1.3"

  /// The older of two is the smaller.
  public static func < (left: TLSVersion, right: TLSVersion) -> Bool { left.rawValue < right.rawValue }
}
