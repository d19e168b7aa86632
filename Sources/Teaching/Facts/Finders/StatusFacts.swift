internal import ApusClient
internal import ApusEncodings
internal import ApusRendering

/// What the status says, and what it means for this method.
enum StatusFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    let reason = head.reason.isEmpty ? "" : " \(head.reason)"
    // A failure begins with these words.
    var facts =
      head.status >= 400
      ? [] : [Fact(sentence(meaning(exchange, head)), "\(head.version) \(head.status)\(reason)")]
    if head.status == 201, let location = head.headers.first("Location") {
      facts.append(Fact("What was made is at \(location.shown).", location, try: "follow"))
    }
    if let allow = head.headers.first("Allow"), head.status == 405 || exchange.lastMethod == .options {
      facts.append(Fact("It takes \(allow.shown).", allow))
    }
    if head.isRedirect, let location = head.headers.first("Location") {
      let isOff = !exchange.request.options.followsRedirects
      facts.append(
        isOff
          ? Fact("It points elsewhere and was not followed, because that is off.", location, try: "follow")
          : Fact("It points elsewhere.", location))
    }
    if let words = StatusPhrase.of(head.status), !head.reason.isEmpty, head.reason != words {
      facts.append(
        Fact(
          "Its words differ from the usual \"\(words)\": they mean nothing, only the number counts.",
          head.reason))
    }
    if head.reason.isEmpty, head.version.hasPrefix("HTTP/1") {
      facts.append(Fact("There are no words behind the number. HTTP/1.1 allows that; some clients do not."))
    }
    return facts
  }

  /// The status was said before the body, so that it knows nothing of how that ended.
  static func facts(inCut exchange: Exchange) -> [Fact] {
    let all = facts(in: exchange)
    guard let head = exchange.response, head.isSuccess, let first = all.first else { return all }
    return [Fact("The head says that all went well; it came before the body.", first.evidence)]
      + all.dropFirst()
  }

  /// What the status means, but for what the request contradicts.
  private static func meaning(_ exchange: Exchange, _ head: ResponseHead) -> String {
    let sent = exchange.hops.last?.sent.headers ?? [:]
    switch head.status {
    case 200 where exchange.lastMethod == .head:
      return "all is well, and this is the head of what GET would bring"
    case 206 where !sent.contains("Range"):
      return "the server sends a part that nobody asked for, which breaks a rule (RFC 9110, 15.3.7)"
    case 206 where head.headers["Content-Type"]?.lowercased().hasPrefix("multipart/byteranges") ?? false:
      return "these are the parts that `Range` asked for"
    case 206 where RangeFacts.contradiction(head, sent.first("Range")) != nil:
      return "the server sends a part of it"
    case 304 where exchange.condition == nil:
      return "the server broke a rule: 304 answers a condition, and the request had none (RFC 9110, 15.4.5)"
    case 304 where exchange.contradictingTag != nil: return "the server says that what you have is still good"
    default: return StatusEntry.of(head.status).meaning
    }
  }
}
