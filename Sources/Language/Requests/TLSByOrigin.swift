package import ApusClient

/// Whom to trust and who to be in TLS. An authority or a certificate that is meant for one origin is none of another's
/// business.
package struct TLSByOrigin: Sendable, Hashable {
  package private(set) var bound: [Origin: TLSOptions] = [:]
  /// What was said without a base: it belongs to the first origin that is asked with TLS.
  package private(set) var unbound: TLSOptions?
  /// Whom that was, once it was asked.
  package private(set) var settled: Origin?

  package init() {}

  package func options(for origin: Origin) -> TLSOptions? {
    origin.scheme == "https" ? bound[origin] ?? unbound : nil
  }

  /// - Parameter origin: `nil` for whichever is asked first.
  package mutating func change(for origin: Origin?, _ edit: (inout TLSOptions) -> Void) {
    var options = (origin.map { bound[$0] ?? unbound } ?? unbound) ?? TLSOptions()
    edit(&options)
    let kept = options == TLSOptions() ? nil : options
    guard let origin else {
      unbound = kept
      return
    }
    bound[origin] = kept
    unbound = nil
  }

  /// What was said without a base belongs to whom it is used for first.
  package mutating func settle(at origin: Origin) {
    guard let options = unbound, origin.scheme == "https" else { return }
    if bound[origin] == nil { bound[origin] = options }
    unbound = nil
    settled = origin
  }
}

extension TLSOptions {
  /// Puts what another says over this.
  package mutating func take(_ other: TLSOptions) {
    authorities = other.authorities ?? authorities
    oldestVersion = other.oldestVersion ?? oldestVersion
    guard other.clientCertificate != nil || other.clientKey != nil else { return }
    clientCertificate = other.clientCertificate
    clientKey = other.clientKey
    keyPassphrase = other.keyPassphrase
  }
}
