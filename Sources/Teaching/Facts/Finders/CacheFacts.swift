internal import ApusClient

/// How long the response is good, and how to ask whether it still is.
enum CacheFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    if head.status == 304 { return notModified(exchange, head) }
    return lifetime(exchange, head) + validators(exchange, head) + variants(head)
  }

  private static func notModified(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    // Without a condition the status itself is wrong, which is told there.
    guard let condition = exchange.condition else { return [] }
    if let tag = exchange.contradictingTag {
      return [
        Fact(
          "The server says that it has not changed, and names another ETag than the request: they contradict.",
          "\(tag); \(condition)")
      ]
    }
    return [Fact("The request asked \"only if it changed\", and it has not: use what you kept.", condition)]
  }

  private static func lifetime(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    let freshness = Freshness(head.headers)
    let evidence = head.headers.evidence(of: "Cache-Control")
    if freshness.says("no-store") {
      let wins = freshness.seconds("max-age") != nil || freshness.seconds("s-maxage") != nil
      return [Fact("Nobody may keep it\(wins ? ": no-store wins over the rest" : "").", evidence)]
    }
    if freshness.saysWholly("no-cache") {
      return [Fact("It may be kept, and must be checked with the server before each use.", evidence)]
    }
    // Then no time counts: every use is asked for, which is told below.
    guard !head.headers.members(of: "Vary").contains("*") else { return [] }
    let isTimed = freshness.seconds("max-age") != nil || freshness.seconds("s-maxage") != nil
    guard isTimed || head.headers.contains("Expires") else { return [] }
    guard [.get, .head].contains(exchange.lastMethod) else { return [otherMethod(exchange, head)] }
    if isTimed { return [Fact(seconds(freshness, isAuthorized: exchange.isAuthorized), evidence)] }
    guard let expires = head.headers.first("Expires") else { return [] }
    let isOver = Freshness.isExpired(expires.shown, head.headers, receivedAt: exchange.startedAt)
    return [
      Fact(isOver ? "It is stale already: the time is over, or is none." : "It is good until then.", expires)
    ]
  }

  private static func seconds(_ freshness: Freshness, isAuthorized: Bool) -> String {
    // What was asked for with a credential is for the one who has it, unless more is said (RFC 9111, 3.5).
    let isShareable = ["public", "s-maxage", "must-revalidate"].contains(where: freshness.says)
    let isOwn = freshness.saysWholly("private") || (isAuthorized && !isShareable)
    func left(_ seconds: Int) -> Int { max(0, seconds - freshness.age) }
    let own = freshness.seconds("max-age").map(left)
    let shared = isOwn ? nil : freshness.seconds("s-maxage").map(left) ?? own
    let ending =
      freshness.says("must-revalidate") ? "; then it must be checked with the server" : ""
    if let own, let shared, own != shared {
      return
        "Shared caches may answer in the server's place for \(count(shared)), your own for \(own)\(ending)."
    }
    guard let time = own ?? shared, time > 0 else {
      return "It is stale already: a cache checks it with the server before it answers."
    }
    let who = isOwn ? "your own cache" : own == nil ? "shared caches" : "any cache"
    let old = freshness.age > 0 ? " more" : ""
    return
      "For \(time)\(old) \(time == 1 ? "second" : "seconds") \(who) may answer in the server's place\(ending)."
  }

  private static func count(_ seconds: Int) -> String { seconds == 1 ? "1 second" : "\(seconds) seconds" }

  /// RFC 9110, 9.2.3.
  private static func otherMethod(_ exchange: Exchange, _ head: ResponseHead) -> Fact {
    let evidence = head.headers.evidence(of: "Cache-Control") ?? head.headers.evidence(of: "Expires")
    guard exchange.lastMethod == .post else {
      return Fact("No cache uses the answer to \(exchange.lastMethod) again, whatever it says.", evidence)
    }
    return Fact(
      "A cache may use the answer to a POST for a later GET or HEAD only, and only with a Content-Location that is its URL.",
      evidence)
  }

  private static func validators(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    guard head.isSuccess, [.get, .head].contains(exchange.lastMethod) else { return [] }
    if let tag = head.headers.first("ETag") {
      let line = "get \(exchange.lastURL.text) 'If-None-Match:\(tag.shown)'"
      let isQuotable = !tag.shown.contains("'") && !tag.shown.contains("{{")
      return [
        Fact(
          "It has a name; with that you can ask \"only if it changed\".", tag, try: isQuotable ? line : nil)
      ]
    }
    guard let date = head.headers.first("Last-Modified") else { return [] }
    return [Fact("It has a date; with that you can ask \"only if it changed\".", date)]
  }

  private static func variants(_ head: ResponseHead) -> [Fact] {
    let names = head.headers.members(of: "Vary")
    guard let evidence = head.headers.evidence(of: "Vary"), !names.isEmpty else { return [] }
    if names.contains("*") { return [Fact("No cache may use it again without asking the server.", evidence)] }
    return [
      Fact("Another \(names.joined(separator: ", ")) in the request may bring another answer.", evidence)
    ]
  }
}

extension Exchange {
  /// What the last request made its answer depend on, so that it may be 304.
  var condition: HeaderField? {
    let sent = hops.last?.sent.headers ?? [:]
    return sent.first("If-None-Match") ?? sent.first("If-Modified-Since")
  }

  /// The ETag of a 304 that is none of those that were asked for.
  var contradictingTag: HeaderField? {
    guard response?.status == 304, let tag = response?.headers.first("ETag"),
      let condition, condition.isNamed("If-None-Match")
    else { return nil }
    func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
    let asked = FieldList.members(condition.shown)
    return asked.contains { $0 == "*" || opaque($0) == opaque(tag.shown) } ? nil : tag
  }

  /// Whether the last request said who asks.
  var isAuthorized: Bool { hops.last?.sent.headers.contains("Authorization") ?? false }
}
