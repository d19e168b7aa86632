internal import ApusClient

/// Where the redirects went, and what was changed and held back on the way.
enum RedirectFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    zip(exchange.hops, exchange.hops.dropFirst()).flatMap { before, after -> [Fact] in
      guard let head = before.response else { return [] }
      let target =
        before.sent.url.origin == after.sent.url.origin ? after.sent.url.target : "\(after.sent.url)"
      var facts = [
        Fact(
          "\(head.status) led from \(before.sent.url.target) to \(target).",
          head.headers.first("Location")?.description)
      ]
      if before.sent.method != after.sent.method {
        let body = before.sent.bodyByteCount > 0 ? ", without its body" : ""
        facts.append(
          Fact(
            "\(before.sent.method) became \(after.sent.method) on the way\(body), as clients do "
              + "after \(head.status); 307 and 308 forbid that."))
      }
      if !after.sent.notSent.isEmpty {
        let names = after.sent.notSent.joined(separator: ", ")
        facts.append(
          Fact(
            "\(names) stayed behind: it belongs to \(before.sent.url.origin), and the redirect led to "
              + "\(after.sent.url.origin)."))
      }
      return facts
    }
  }
}
