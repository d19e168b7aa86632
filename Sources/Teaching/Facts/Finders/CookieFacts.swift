internal import APIClient
internal import Rendering

/// Cookies set and sent. Their values are secrets.
enum CookieFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    let set = exchange.hops.flatMap { $0.response?.headers.filter { $0.isNamed("Set-Cookie") } ?? [] }
    var facts: [Fact] = []
    if set.count > 3 {
      facts.append(
        Fact("The server set \(set.count) cookies; each came in a header of its own.", try: "cookies"))
    } else {
      facts += set.map(fact)
    }
    let wasSent = exchange.hops.contains { $0.sent.headers.contains("Cookie") }
    if wasSent { facts.append(Fact("Cookies that were kept from before went along.", try: "cookies")) }
    return facts
  }

  private static func fact(_ field: HeaderField) -> Fact {
    let parts = field.shown.split(separator: ";").map { $0.drop { $0 == " " } }
    let name = parts.first?.prefix { $0 != "=" } ?? ""
    let attributes = parts.dropFirst().map { $0.lowercased() }
    if attributes.contains("max-age=0") {
      return Fact("The cookie \(name) was deleted.", "Set-Cookie: \(name)=…; Max-Age=0")
    }
    var remarks = [attributes.contains { $0.hasPrefix("domain=") } ? "for its domain" : "for this host only"]
    if attributes.contains("httponly") { remarks.append("hidden from scripts") }
    if attributes.contains("secure") { remarks.append("over https only") }
    let lasts = attributes.contains { $0.hasPrefix("max-age=") || $0.hasPrefix("expires=") }
    if !lasts { remarks.append("until the session ends") }
    let shown = ([String(name) + "=…"] + parts.dropFirst().map(String.init)).joined(separator: "; ")
    return Fact(
      "The cookie \(name) was set: \(remarks.joined(separator: ", ")).", "Set-Cookie: \(shown)",
      try: "cookies")
  }
}
