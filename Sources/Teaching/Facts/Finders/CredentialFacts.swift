internal import ApusClient
internal import ApusWords

/// Which credentials went out. They are never shown.
enum CredentialFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let sent = exchange.hops.last?.sent else { return [] }
    let fields = sent.headers.filter { $0.isCredential && !$0.isNamed("Cookie") }
    guard let first = fields.first else { return absence(exchange, sent) }
    let names = fields.map(\.name)
    let subject = names.joined(separator: ", ")
    let evidence = fields.dropFirst().map(Evidence.sent).reduce(.sent(first), +)
    let receivers = exchange.origins { hop in names.contains { hop.sent.headers.contains($0) } }
    guard receivers.count == 1 else {
      return [Fact(.seen, "\(subject) went to \(NameList.all(receivers)).", evidence)]
    }
    return [Fact(.seen, "\(subject) went to \(sent.url.origin), and nowhere else.", evidence)]
  }

  private static func absence(_ exchange: Exchange, _ sent: SentRequest) -> [Fact] {
    guard let head = exchange.response, [401, 403, 404].contains(head.status), exchange.stepCount == 0
    else { return [] }
    // A cookie, a query and a body may hold one that nobody can tell.
    let isBare = !sent.headers.contains("Cookie") && sent.url.query == nil && sent.bodyByteCount == 0
    return [
      Fact(
        .seen,
        isBare
          ? "The request carried no credential."
          : "The request carried no credential in a header of its own.",
        .request(sent) + Evidence(.request, "no Authorization"),
        try: head.status == 404 ? nil : head.lineToProve)
    ]
  }
}
