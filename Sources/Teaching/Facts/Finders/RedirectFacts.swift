internal import ApusClient
internal import ApusWords

/// Where the redirects went, and what was changed and held back on the way.
enum RedirectFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    zip(exchange.hops, exchange.hops.dropFirst()).flatMap { before, after -> [Fact] in
      guard let head = before.response else { return [] }
      let location = head.headers.first("Location").map(Evidence.line)
      let evidence = Evidence.status(head) + location
      return [led(before, after, head, evidence)] + method(before, after, head, evidence)
        + held(before, after, evidence)
    }
  }

  private static func led(_ before: Hop, _ after: Hop, _ head: ResponseHead, _ evidence: Evidence) -> Fact {
    let isNear = before.sent.url.origin == after.sent.url.origin
    let target = isNear ? after.sent.url.target : "\(after.sent.url)"
    return Fact(.seen, "\(head.status) led from \(before.sent.url.target) to \(target).", evidence)
  }

  private static func method(
    _ before: Hop, _ after: Hop, _ head: ResponseHead, _ evidence: Evidence
  ) -> [Fact] {
    let (old, new) = (before.sent.method, after.sent.method)
    guard old != new else { return [] }
    let changed: Sentence =
      before.sent.bodyByteCount > 0
      ? "\(old) became \(new) on the way, without its body." : "\(old) became \(new) on the way."
    let section = [301: "15.4.2", 302: "15.4.3"][head.status] ?? "15.4.4"
    let why: Sentence =
      head.status == 303
      ? "After 303 clients ask with GET." : "After \(head.status) clients may do so; 307 and 308 forbid it."
    return [
      Fact(.seen, changed, .request(before.sent) + .request(after.sent)),
      Fact(.rule("RFC 9110, \(section)"), why, evidence),
    ]
  }

  private static func held(_ before: Hop, _ after: Hop, _ evidence: Evidence) -> [Fact] {
    guard !after.sent.notSent.isEmpty else { return [] }
    let names = after.sent.notSent.joined(separator: ", ")
    let (here, there) = ("\(before.sent.url.origin)", "\(after.sent.url.origin)")
    return [
      Fact(
        .seen, "\(names) stayed behind: it belongs to \(here), and the redirect led to \(there).",
        evidence + .request(after.sent))
    ]
  }
}
