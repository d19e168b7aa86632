/// A version of TLS, as people write it.
public enum TLSVersion: String, Sendable, Hashable, CaseIterable {
  case tls10 = "1.0"
  case tls11 = "1.1"
  case tls12 = "1.2"
  case tls13 = "1.3"
}
