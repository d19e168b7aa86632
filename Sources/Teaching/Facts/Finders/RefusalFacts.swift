internal import APIClient
internal import JSON

/// What a refusal says about its reason.
enum RefusalFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, head.status >= 400 else { return [] }
    return challenge(head) + path(exchange, head) + words(exchange)
  }

  private static func challenge(_ head: ResponseHead) -> [Fact] {
    head.headers.filter { $0.isNamed("WWW-Authenticate") || $0.isNamed("Proxy-Authenticate") }.map { field in
      let scheme = field.shown.prefix { $0 != " " && $0 != "," }
      let isInvalid = field.shown.contains("invalid_token")
      return Fact(
        isInvalid
          ? "It got a token and does not accept it." : "It wants to be shown who you are, by \(scheme).",
        field)
    }
  }

  private static func path(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    guard StatusEntry.of(head.status).isAboutPath else { return [] }
    return [Fact("The path was \(exchange.lastURL.path) under \(exchange.lastURL.origin).")]
  }

  /// `message`, `errors[]` and `type`, as GitHub, Qiita and many others send them.
  private static func words(_ exchange: Exchange) -> [Fact] {
    guard JSONBody.isPromised(exchange), let root = try? Document(exchange.body.bytes).root else { return [] }
    var facts: [Fact] = []
    if let message = root["message"]?.string {
      let isAll = root["errors"] == nil
      facts.append(Fact("Its own words are \(message.debugDescription).", try: isAll ? ".message" : nil))
    }
    for detail in root["errors"].map({ Array($0.children.prefix(3)) }) ?? [] {
      let parts = ["resource", "field", "code", "message"].compactMap { detail[$0]?.string }
      let text = parts.isEmpty ? detail.string : parts.joined(separator: " ")
      if let text { facts.append(Fact("What it does not accept: \(text).", "errors[]", try: ".errors")) }
    }
    return facts
  }
}
