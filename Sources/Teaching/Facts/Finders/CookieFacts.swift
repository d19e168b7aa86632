internal import APIClient
internal import Rendering

/// Cookies set and sent. Their values are secrets.
enum CookieFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    let sent = exchange.hops.flatMap { hop in
      (hop.response?.headers ?? [:]).filter { $0.isNamed("Set-Cookie") }
        .map { SentCookie($0.shown, from: hop.sent.url, at: exchange.startedAt) }
    }
    var facts: [Fact] = []
    if sent.count > 3 {
      facts.append(
        Fact("The server sent \(sent.count) cookies; each came in a header of its own.", try: "cookies"))
    } else {
      facts += sent.map(fact)
    }
    let wasSent = exchange.hops.contains { $0.sent.headers.contains("Cookie") }
    if exchange.request.headers.contains("Cookie") {
      facts.append(Fact("A Cookie line of the request went along."))
    } else if wasSent {
      facts.append(Fact("Cookies that were kept from before went along.", try: "cookies"))
    }
    return facts
  }

  private static func fact(_ cookie: SentCookie) -> Fact {
    let evidence = "Set-Cookie: " + ([cookie.name + "=…"] + cookie.attributes).joined(separator: "; ")
    switch cookie.fate {
    case .refused(let rule): return Fact("The cookie \(cookie.name) is refused: \(rule).", evidence)
    case .deleted: return Fact("The cookie \(cookie.name) was deleted.", evidence)
    case .kept:
      return Fact(
        "The cookie \(cookie.name) was set: \(remarks(cookie).joined(separator: ", ")).", evidence,
        try: "cookies")
    }
  }

  private static func remarks(_ cookie: SentCookie) -> [String] {
    var remarks = [cookie.domain == nil ? "for this host only" : "for its domain"]
    if cookie.has("httponly") { remarks.append("hidden from scripts") }
    if cookie.has("secure") { remarks.append("over https only") }
    if !cookie.has("max-age"), !cookie.has("expires") { remarks.append("until the session ends") }
    return remarks
  }
}
