internal import ApusClient
internal import ApusWords

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

    /// Whether it deletes what was kept under its name.
    var hasEnded: Bool { cookie.expiry(at: date).map { $0 <= date } ?? false }

    /// Browsers refuse what is for all sites and may go over http; other clients know no sites.
    var isRefusedByBrowsers: Bool {
      let isForAll = cookie.attributes.contains { $0.lowercased().filter { $0 != " " } == "samesite=none" }
      return isForAll && !cookie.has("secure") && refusal == nil && !hasEnded
    }

    /// The line that sent it, without its value.
    var evidence: Evidence {
      let pair = cookie.name.isEmpty ? "…" : cookie.name + "=…"
      return Evidence(.response, "Set-Cookie: " + ([pair] + cookie.attributes).joined(separator: "; "))
    }
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
    return told(sent) + sentBack(exchange)
  }

  private static func told(_ sent: [Sent]) -> [Fact] {
    guard sent.count > most, let first = sent.first else { return sent.map(fact) }
    let count = Fact(
      .seen, "The server sent \(sent.count) cookies; each came in a header of its own.", first.evidence,
      try: "cookies")
    let ended = sent.filter { $0.refusal == nil && $0.hasEnded }
    return [count] + refused(among: sent) + ended.prefix(most).map(fact)
  }

  private static func sentBack(_ exchange: Exchange) -> [Fact] {
    guard let hop = exchange.hops.last(where: { $0.sent.headers.contains("Cookie") }),
      let field = hop.sent.headers.first("Cookie")
    else { return [] }
    if exchange.hops.contains(where: { $0.sent.withheld.contains { $0.lowercased() == "cookie" } }) {
      let receivers = exchange.origins { $0.sent.headers.contains("Cookie") }
      return [
        Fact(.seen, "A Cookie line went to \(NameList.all(receivers)).", .sent(field))
      ]
    }
    return [
      exchange.request.headers.contains("Cookie")
        ? Fact(.seen, "A Cookie line of the request went along.", .sent(field))
        : Fact(.seen, "Cookies that were kept from before went along.", .sent(field), try: "cookies")
    ]
  }

  /// How many are told one by one.
  private static let most = 3

  private static func refused(among sent: [Sent]) -> [Fact] {
    let refused = sent.filter { $0.refusal != nil || $0.isRefusedByBrowsers }
    let rest = refused.dropFirst(most)
    guard let next = rest.first else { return refused.map(fact) }
    let more: Sentence =
      rest.count == 1 ? "1 more of them is refused, too." : "\(rest.count) more of them are refused, too."
    return refused.prefix(most).map(fact) + [Fact(.rule(section), more, next.evidence)]
  }

  /// How a client stores cookies.
  private static let section = "RFC 6265bis, 5.7"
  /// What names that begin with `__Host-` and `__Secure-` ask for.
  private static let sectionOfPrefixes = "RFC 6265bis, 4.1.3"

  private static func fact(_ sent: Sent) -> Fact {
    let cookie = sent.cookie
    let subject = cookie.name.isEmpty ? said("A cookie") : said("The cookie \(cookie.name)")
    if let rule = sent.refusal {
      let isPrefix =
        cookie.name.lowercased().hasPrefix("__host-") || cookie.name.lowercased().hasPrefix("__secure-")
      return Fact(
        .rule(isPrefix ? sectionOfPrefixes : section), "\(subject) is refused: \(retold(rule)).",
        sent.evidence + .request(sent.request))
    }
    if sent.hasEnded {
      return Fact(
        .rule(section), "\(subject) is not kept: it ended before it came. One from before is deleted.",
        sent.evidence)
    }
    if sent.isRefusedByBrowsers {
      return Fact(
        .rule(section),
        "\(subject) is refused by browsers: SameSite=None needs Secure. Apus is none, and keeps it.",
        sent.evidence, try: "cookies")
    }
    let remarks = remarks(sent).map { said($0) }.joined(separator: ", ")
    return Fact(.said, "\(subject) was set: \(remarks).", sent.evidence, try: "cookies")
  }

  private static func remarks(_ sent: Sent) -> [Sentence] {
    let cookie = sent.cookie
    var remarks: [Sentence] = [cookie.domain == nil ? "for this host only" : "for its domain"]
    if cookie.has("httponly") { remarks.append("hidden from scripts") }
    if cookie.has("secure") {
      // It came from this machine, where http is as good.
      remarks.append(
        sent.request.url.scheme == "https" ? "over https only" : "over https, and over http to this machine")
    }
    return remarks + [end(sent)]
  }

  /// `Max-Age` counts for more than `Expires`, and what cannot be read for nothing.
  private static func end(_ sent: Sent) -> Sentence {
    guard let end = sent.cookie.expiry(at: sent.date) else { return "until the session ends" }
    guard sent.cookie.has("max-age") else {
      return "until \(UTCTime.text(secondsSince1970: Int(end.timeIntervalSince1970)))"
    }
    return "for \(RetryAfter.words(for: Int(end.timeIntervalSince(sent.date).rounded())))"
  }
}
