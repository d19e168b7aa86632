internal import ApusClient
internal import ApusWords

/// Parts of a resource.
enum RangeFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    facts(inCut: exchange) + [miscounted(exchange)].compactMap(\.self)
  }

  static func facts(inCut exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    let asked = exchange.hops.last?.sent.headers.first("Range")
    if head.status == 206 { return part(head, asked) }
    if let range = head.headers.first("Content-Range"), head.status == 416 {
      return [Fact(.said, "The range is outside the resource.", .line(range) + asked.map(Evidence.sent))]
    }
    if let asked, head.status == 200 {
      return [
        Fact(
          .seen, "A part was asked for, and the server sent everything: it ignores ranges here.",
          .sent(asked) + .status(head))
      ]
    }
    guard let ranges = head.headers.first("Accept-Ranges"), ranges.shown.lowercased() == "bytes" else {
      return []
    }
    let url = exchange.lastURL.text
    return [
      Fact(
        .said, "Parts of it can be asked for.", .line(ranges),
        try: Suggestions.isPlain(url) ? "get \(url) Range:bytes=0-99" : nil)
    ]
  }

  private static func part(_ head: ResponseHead, _ asked: HeaderField?) -> [Fact] {
    if let type = head.headers.first("Content-Type"),
      type.shown.lowercased().hasPrefix("multipart/byteranges")
    {
      return [
        Fact(
          .rule("RFC 9110, 14.6"), "Several parts came in one body, each with its own Content-Range.",
          .line(type))
      ]
    }
    guard let range = head.headers.first("Content-Range") else {
      return [
        Fact(
          .rule("RFC 9110, 15.3.7.1"),
          "A 206 of one part must say in Content-Range which part, and this one does not.",
          .status(head) + Evidence(.response, "no Content-Range"))
      ]
    }
    if let asked, isContradiction(head, asked) {
      return [.contradiction("Another part came than was asked for.", .line(range), .sent(asked))]
    }
    let named = ContentRange(range.shown)
    let isWhole = named?.bytes.map { $0.count == named?.total } ?? false
    return [
      Fact(.said, isWhole ? "The part that came is the whole." : "Only a part came.", .line(range))
    ]
  }

  /// A part that has more or fewer bytes than its head says. What went into a file may have been there before.
  private static func miscounted(_ exchange: Exchange) -> Fact? {
    guard let head = exchange.response, head.status == 206, exchange.lastMethod != .head,
      exchange.body.file == nil, let range = head.headers.first("Content-Range"),
      let bytes = ContentRange(range.shown)?.bytes, bytes.count != exchange.body.wireByteCount
    else { return nil }
    let came = exchange.body.wireByteCount
    return .contradiction(
      "Content-Range names \(count(bytes.count)), and \(count(came)) came.", .line(range),
      .body(exchange))
  }

  private static func count(_ bytes: Int) -> Sentence { bytes == 1 ? "1 byte" : "\(bytes) bytes" }

  /// Whether the part that came is not the one that was asked for.
  static func isContradiction(_ head: ResponseHead, _ asked: HeaderField?) -> Bool {
    guard let asked, let range = head.headers.first("Content-Range") else { return false }
    return AskedRange(asked.shown)?.isContradicted(by: range.shown) == true
  }
}
