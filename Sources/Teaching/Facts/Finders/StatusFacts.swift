internal import APIClient
internal import Rendering

/// What the status says, and what it means for this method.
enum StatusFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    let meaning = StatusEntry.of(head.status).meaning
    let reason = head.reason.isEmpty ? "" : " \(head.reason)"
    // A failure begins with these words.
    var facts =
      head.status >= 400 ? [] : [Fact(sentence(meaning), "\(head.version) \(head.status)\(reason)")]
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
}
