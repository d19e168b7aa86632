internal import ApusClient
internal import ApusWords

/// What TLS agreed on.
enum TLSFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let hop = exchange.hops.last, hop.sent.url.scheme == "https" else { return [] }
    var facts: [Fact] = []
    if let version = hop.connection?.tlsVersion {
      let subject = hop.connection?.certificates.first.map { ", certificate of \($0.subject)" } ?? ""
      facts.append(
        Fact(.seen, "It was encrypted on its way, by \(version).", Evidence(.connection, version + subject)))
    }
    if !exchange.request.options.tls.verifies {
      facts.append(
        Fact(
          .seen, "The certificate was not checked: it could have been anybody.",
          Evidence(.line, "--verify no")))
    }
    return facts
  }
}
