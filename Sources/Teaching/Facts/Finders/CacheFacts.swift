internal import ApusClient
internal import ApusWords

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
        .contradiction(
          "It says that nothing has changed, and names another ETag than the request.", .line(tag),
          .sent(condition))
      ]
    }
    return [
      Fact(
        .said, "The request asked \"only if it changed\", and it has not: use what you kept.",
        .status(head) + .sent(condition))
    ]
  }

  private static func lifetime(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    let freshness = Freshness(head.headers)
    let lines = head.headers.evidence(of: "Cache-Control")
    let isTimed = freshness.seconds("max-age") != nil || freshness.seconds("s-maxage") != nil
    if let lines, freshness.says("no-store") {
      return [forbidden(freshness, head, isTimed: isTimed, lines)]
    }
    let isAskedAgain = [.get, .head].contains(exchange.lastMethod)
    if let lines, freshness.saysWholly("no-cache") {
      guard isAskedAgain else { return [] }
      return [
        Fact(
          .rule("RFC 9111, 5.2.2.4"), "A cache may keep it, and must ask the server before each use.", lines)
      ]
    }
    // Then no time counts: every use is asked for, which is told below.
    guard !head.headers.members(of: "Vary").contains("*") else { return [] }
    guard isTimed || head.headers.contains("Expires") else { return [] }
    guard isAskedAgain else { return otherMethod(exchange, head) }
    if isTimed, let lines { return timed(exchange, freshness, lines) }
    guard let expires = head.headers.first("Expires") else { return [] }
    let isOver = Freshness.isExpired(expires.shown, head.headers, receivedAt: exchange.startedAt)
    return [
      Fact(
        .rule("RFC 9111, 5.3"),
        isOver
          ? "It is stale already: the time is over, or is none." : "It is good until \(expires.shown).",
        .line(expires) + (isOver ? head.headers.evidence(of: "Date") : nil))
    ]
  }

  private static func forbidden(
    _ freshness: Freshness, _ head: ResponseHead, isTimed: Bool, _ lines: Evidence
  ) -> Fact {
    if freshness.says("must-understand") {
      return Fact(
        .rule("RFC 9111, 5.2.2.3"),
        "Only a cache that knows must-understand, and the rules of status \(head.status), may keep it; others heed no-store.",
        lines)
    }
    return Fact(
      .rule("RFC 9111, 5.2.2.5"),
      isTimed ? "No cache may keep it: no-store wins over the rest." : "No cache may keep it.", lines)
  }

  private static func timed(_ exchange: Exchange, _ freshness: Freshness, _ lines: Evidence) -> [Fact] {
    let evidence = lines + (freshness.age > 0 ? exchange.response?.headers.evidence(of: "Age") : nil)
    let (sentence, isStale) = time(freshness, isAuthorized: exchange.isAuthorized)
    let left = Fact(.rule("RFC 9111, 4.2"), sentence, evidence)
    guard freshness.says("must-revalidate"), !isStale else { return [left] }
    return [
      left,
      Fact(
        .rule("RFC 9111, 5.2.2.2"), "After that a cache must ask the server before it uses it again.", lines),
    ]
  }

  private static func time(_ freshness: Freshness, isAuthorized: Bool) -> (Sentence, isStale: Bool) {
    // What was asked for with a credential is for the one who has it, unless more is said (RFC 9111, 3.5).
    let isShareable = ["public", "s-maxage", "must-revalidate"].contains(where: freshness.says)
    let isOwn = freshness.saysWholly("private") || (isAuthorized && !isShareable)
    func left(_ seconds: Int) -> Int { max(0, seconds - freshness.age) }
    let own = freshness.seconds("max-age").map(left)
    let shared = isOwn ? nil : freshness.seconds("s-maxage").map(left) ?? own
    if let own, let shared, own != shared {
      return (
        "Shared caches may use it for \(count(shared)), a private one for \(count(own)).", false
      )
    }
    guard let time = own ?? shared, time > 0 else {
      return ("It is stale already: a cache asks the server before it uses it.", true)
    }
    let span = count(time, isRest: freshness.age > 0)
    if isOwn { return ("Only your own cache may use it, for \(span).", false) }
    return (
      own == nil ? "Shared caches may use it for \(span)." : "Any cache may use it for \(span).", false
    )
  }

  private static func count(_ seconds: Int, isRest: Bool = false) -> Sentence {
    if isRest { return seconds == 1 ? "1 more second" : "\(seconds) more seconds" }
    return seconds == 1 ? "1 second" : "\(seconds) seconds"
  }

  /// Answers to other methods are of little use to a cache (RFC 9110, 9.2.3). Of a method that is not known here nothing
  /// is said.
  private static func otherMethod(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    let method = exchange.lastMethod
    guard let lines = head.headers.evidence(ofAny: ["Cache-Control", "Expires"]),
      let entry = MethodEntry.named(method.name)
    else { return [] }
    guard entry.cacheable == .sometimes else {
      return [
        Fact(
          .rule("RFC 9110, 9.2.3"),
          "No cache uses the answer to \(method) again, whatever it says.",
          .request(exchange) + lines)
      ]
    }
    let place = head.headers.first("Content-Location")
    let isMatching = place.map { (try? exchange.lastURL.resolving($0.shown)) == exchange.lastURL } ?? false
    return [
      Fact(
        .rule(entry.source),
        isMatching
          ? "A cache may use this answer to a \(method) for a later GET or HEAD: its Content-Location is its URL."
          : "A cache may use the answer to a \(method) for a later GET or HEAD only, and only with a Content-Location that is its URL.",
        .request(exchange) + lines + place.map(Evidence.line))
    ]
  }

  private static func variants(_ head: ResponseHead) -> [Fact] {
    let names = head.headers.members(of: "Vary")
    guard let evidence = head.headers.evidence(of: "Vary"), !names.isEmpty else { return [] }
    if names.contains("*") {
      return [Fact(.rule("RFC 9111, 4.1"), "No cache may use it again without asking the server.", evidence)]
    }
    return [Fact(.said, "The answer depends on \(names.joined(separator: ", ")).", evidence)]
  }
}

// MARK: Asking again

extension CacheFacts {
  private static func validators(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    guard head.isSuccess else { return [] }
    if let tag = head.headers.first("ETag") {
      guard EntityTag.isOne(tag.shown) else {
        return [
          Fact(
            .rule("RFC 9110, 8.8.3"), "An ETag stands in double quotes, and this one does not.", .line(tag))
        ]
      }
      guard [.get, .head].contains(exchange.lastMethod) else { return [] }
      let line = "get \(exchange.lastURL.text) 'If-None-Match:\(tag.shown)'"
      // In single quotes it stands for itself, but for a variable's braces.
      let isQuotable =
        Suggestions.isPlain(exchange.lastURL.text) && !tag.shown.contains("'") && !tag.shown.contains("{{")
      return [
        Fact(
          .rule("RFC 9110, 13.1.2"), "Its ETag lets you ask whether it changed.", .line(tag),
          try: isQuotable ? line : nil)
      ]
    }
    guard let date = head.headers.first("Last-Modified"), [.get, .head].contains(exchange.lastMethod) else {
      return []
    }
    return [Fact(.rule("RFC 9110, 13.1.3"), "Its date lets you ask whether it changed.", .line(date))]
  }
}
