internal import APIClient

/// Which credentials went out. They are never shown.
enum CredentialFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let sent = exchange.hops.last?.sent else { return [] }
    let names = sent.headers.filter { $0.isCredential && !$0.isNamed("Cookie") }.map(\.name)
    guard !names.isEmpty else {
      guard let status = exchange.response?.status, status == 401 || status == 403 || status == 404,
        exchange.hops.count == 1
      else { return [] }
      return [Fact("The request carried no credential.", try: status == 404 ? nil : "auth bearer")]
    }
    return [Fact("\(names.joined(separator: ", ")) went to \(sent.url.origin), and goes nowhere else.")]
  }
}
