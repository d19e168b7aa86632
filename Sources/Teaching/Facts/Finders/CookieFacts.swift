internal import ApusClient
internal import ApusRendering

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Cookies set, refused and sent. Their values are secrets.
enum CookieFacts: FactFinder {
  /// A cookie, with who sent it and when.
  private struct Sent {
    let cookie: SetCookie
    let date: Date
    /// The rule that it breaks.
    let refusal: String?
    /// What sent it was asked by.
    let request: SentRequest
  }

  static func facts(in exchange: Exchange) -> [Fact] {
    let sent = exchange.hops.flatMap { hop in
      (hop.response?.headers ?? [:]).filter { $0.isNamed("Set-Cookie") }.map { field in
        let cookie = SetCookie(field.shown)
        return Sent(
          cookie: cookie, date: exchange.startedAt, refusal: cookie.refusal(from: hop.sent.url),
          request: hop.sent)
      }
    }
    var facts: [Fact] = []
    if sent.count > most {
      facts.append(
        Fact("The server sent \(sent.count) cookies; each came in a header of its own.", try: "cookies"))
      facts += refused(among: sent)
    } else {
      facts += sent.map(fact)
    }
    let receivers = exchange.origins { $0.sent.headers.contains("Cookie") }
    let wasWithheld = exchange.hops.contains { $0.sent.withheld.contains { $0.lowercased() == "cookie" } }
    let wasSent = exchange.hops.contains { $0.sent.headers.contains("Cookie") }
    if wasWithheld, wasSent {
      facts.append(Fact("A Cookie line went to \(receivers.joined(separator: " and "))."))
    } else if exchange.request.headers.contains("Cookie"), wasSent {
      facts.append(Fact("A Cookie line of the request went along."))
    } else if wasSent {
      facts.append(Fact("Cookies that were kept from before went along.", try: "cookies"))
    }
    return facts
  }

  /// How many are told one by one.
  private static let most = 3

  private static func refused(among sent: [Sent]) -> [Fact] {
    let refused = sent.filter { $0.refusal != nil }
    let rest = refused.count - most
    return refused.prefix(most).map(fact)
      + (rest > 0 ? [Fact("\(rest) more of them \(rest == 1 ? "is" : "are") refused, too.")] : [])
  }

  private static func fact(_ sent: Sent) -> Fact {
    let cookie = sent.cookie
    let pair = cookie.name.isEmpty ? "…" : cookie.name + "=…"
    let evidence = "Set-Cookie: " + ([pair] + cookie.attributes).joined(separator: "; ")
    let subject = cookie.name.isEmpty ? "A cookie" : "The cookie \(cookie.name)"
    if let rule = sent.refusal { return Fact("\(subject) is refused: \(rule).", evidence) }
    if let end = cookie.expiry(at: sent.date), end <= sent.date {
      return Fact("\(subject) is not kept: it ended before it came. One from before is deleted.", evidence)
    }
    return Fact(
      "\(subject) was set: \(remarks(sent).joined(separator: ", ")).", evidence, try: "cookies")
  }

  private static func remarks(_ sent: Sent) -> [String] {
    let cookie = sent.cookie
    var remarks = [cookie.domain == nil ? "for this host only" : "for its domain"]
    if cookie.has("httponly") { remarks.append("hidden from scripts") }
    if cookie.has("secure") {
      // It came from this machine, where http is as good.
      remarks.append(
        sent.request.url.scheme == "https" ? "over https only" : "over https, and over http to this machine")
    }
    if !cookie.has("max-age"), !cookie.has("expires") { remarks.append("until the session ends") }
    return remarks
  }
}
