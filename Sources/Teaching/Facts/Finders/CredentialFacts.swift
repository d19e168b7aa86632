internal import ApusClient

/// Which credentials went out. They are never shown.
enum CredentialFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let sent = exchange.hops.last?.sent else { return [] }
    let names = sent.headers.filter { $0.isCredential && !$0.isNamed("Cookie") }.map(\.name)
    guard !names.isEmpty else {
      guard let head = exchange.response, [401, 403, 404].contains(head.status), exchange.stepCount == 0
      else { return [] }
      // A cookie, a query and a body may hold one that nobody can tell.
      let isBare = !sent.headers.contains("Cookie") && sent.url.query == nil && sent.bodyByteCount == 0
      let line = head.status == 404 ? nil : head.lineToProve
      return [Fact("The request carried no credential\(isBare ? "" : " in a header of its own").", try: line)]
    }
    let subject = names.joined(separator: ", ")
    let receivers = exchange.origins { hop in names.contains { hop.sent.headers.contains($0) } }
    guard receivers.count == 1 else {
      return [Fact("\(subject) went to \(receivers.joined(separator: " and ")).")]
    }
    return [Fact("\(subject) went to \(sent.url.origin), and nowhere else.")]
  }
}
