internal import ApusClient
internal import ApusEncodings
internal import ApusWords

/// What the status says, and what it means for this method.
enum StatusFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    // A failure begins with what its status means.
    return (head.status >= 400 ? [] : [meaning(exchange, head)]) + places(exchange, head)
      + methods(exchange, head) + phrase(head)
  }

  /// The status was said before the body, so that it knows nothing of how that ended.
  static func facts(inCut exchange: Exchange) -> [Fact] {
    let all = facts(in: exchange)
    guard let head = exchange.response, head.isSuccess else { return all }
    return [Fact(.said, "The head says that all went well; it came before the body.", .status(head))]
      + all.dropFirst()
  }

  // MARK: What it means

  /// What the status means, but for what the request contradicts.
  private static func meaning(_ exchange: Exchange, _ head: ResponseHead) -> Fact {
    if let broken = brokenRule(exchange, head) { return broken }
    let sent = exchange.hops.last?.sent.headers ?? [:]
    let isSeveral = head.headers["Content-Type"]?.lowercased().hasPrefix("multipart/byteranges") ?? false
    let meaning: Sentence
    switch head.status {
    case 101 where exchange.conversation != nil:
      meaning = "The server agreed, and what followed on the connection was a WebSocket."
    case 200 where exchange.lastMethod == .head:
      meaning = "All is well, and this is the head of what GET would bring."
    case 206 where isSeveral: meaning = "These are the parts that `Range` asked for."
    case 206 where RangeFacts.isContradiction(head, sent.first("Range")):
      meaning = "The server sends a part of it."
    case 206: meaning = "This is the part that `Range` asked for."
    case 304 where exchange.contradictingTag != nil:
      meaning = "The server says that what you have is still good."
    default: meaning = Sentence(sentence(StatusEntry.of(head.status).meaning))
    }
    return Fact(.said, meaning, .status(head))
  }

  private static func brokenRule(_ exchange: Exchange, _ head: ResponseHead) -> Fact? {
    let sent = exchange.hops.last?.sent.headers ?? [:]
    switch head.status {
    case 206 where !sent.contains("Range"):
      return Fact(
        .rule("RFC 9110, 15.3.7"), "The server sends a part that nobody asked for, which breaks a rule.",
        .status(head) + Evidence(.request, "no Range"))
    case 304 where exchange.condition == nil:
      return Fact(
        .rule("RFC 9110, 15.4.5"),
        "The server broke a rule: 304 answers a condition, and the request had none.",
        .status(head) + Evidence(.request, "no If-None-Match, no If-Modified-Since"))
    default: return nil
    }
  }

  // MARK: Where to go

  private static let sectionsOfRedirects = [
    301: "15.4.2", 302: "15.4.3", 303: "15.4.4", 307: "15.4.8", 308: "15.4.9",
  ]

  private static func places(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    guard let location = head.headers.first("Location") else {
      guard let section = sectionsOfRedirects[head.status] else { return [] }
      return [
        Fact(
          .rule("RFC 9110, \(section)"),
          "A \(head.status) should say in Location where to go, and this one does not.",
          .status(head) + Evidence(.response, "no Location"))
      ]
    }
    switch head.status {
    case 201: return [Fact(.said, "What was made is at \(location.shown).", .line(location), try: "follow")]
    case 202:
      return [
        Fact(
          .rule("RFC 9110, 10.2.2"),
          "Location has no defined meaning with 202; it may be where to ask how far the work is.",
          .line(location))
      ]
    case _ where head.isRedirect: return [redirect(exchange, location)]
    default: return []
    }
  }

  private static func redirect(_ exchange: Exchange, _ location: HeaderField) -> Fact {
    // No handshake of a WebSocket is led on by itself, whatever `set follow` says.
    if exchange.request.options.webSocket != nil {
      return Fact(.said, "It redirects to \(location.shown).", .line(location), try: "follow")
    }
    return exchange.request.options.followsRedirects
      ? Fact(.said, "It redirects to \(location.shown).", .line(location))
      : Fact(
        .said, "It redirects to \(location.shown), and was not followed, because that is off.",
        .line(location),
        try: "follow")
  }

  // MARK: Methods and words

  private static func methods(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    if let allow = head.headers.first("Allow"), head.status == 405 || exchange.lastMethod == .options {
      return [Fact(.said, "Allowed: \(allow.shown.isEmpty ? "-" : allow.shown).", .line(allow))]
    }
    guard head.status == 405 else { return [] }
    return [
      Fact(
        .rule("RFC 9110, 15.5.6"),
        "A 405 must say in Allow which methods are allowed, and this one does not.",
        .status(head) + Evidence(.response, "no Allow"))
    ]
  }

  private static func phrase(_ head: ResponseHead) -> [Fact] {
    guard head.version.hasPrefix("HTTP/1") else { return [] }
    if head.reason.isEmpty {
      return [
        Fact(
          .rule("RFC 9112, 4"),
          "There are no words behind the number. HTTP/1.1 allows that; some clients do not.", .status(head))
      ]
    }
    guard let words = StatusPhrase.of(head.status), head.reason != words else { return [] }
    return [
      Fact(
        .rule("RFC 9112, 4"),
        "Its words differ from the usual \(words.debugDescription): clients ignore the phrase.", .status(head)
      )
    ]
  }
}
