/// A version of TLS, as people write it.
public enum TLSVersion: String, Sendable, Hashable, CaseIterable, Comparable {
  case tls10 = "1.0"
  case tls11 = "1.1"
  case tls12 = "1.2"
  case tls13 = "1.3"

  public static func < (left: TLSVersion, right: TLSVersion) -> Bool { left.rawValue < right.rawValue }
}
