internal import ApusClient

/// What TLS agreed on.
enum TLSFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let hop = exchange.hops.last, hop.sent.url.scheme == "https" else { return [] }
    var facts: [Fact] = []
    if let version = hop.connection?.tlsVersion {
      let certificate = hop.connection?.certificates.first
      facts.append(
        Fact(
          "Nobody on the way could read it: \(version).", certificate.map { "certificate of \($0.subject)" }))
    }
    if !exchange.request.options.tls.verifies {
      facts.append(Fact("The certificate was not checked: it could have been anybody.", "--verify no"))
    }
    return facts
  }
}
