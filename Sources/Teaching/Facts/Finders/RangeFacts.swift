internal import ApusClient

/// Parts of a resource.
enum RangeFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    let asked = exchange.hops.last?.sent.headers.first("Range")
    if head.status == 206 { return part(head, asked) }
    if let range = head.headers.first("Content-Range"), head.status == 416 {
      return [Fact("The part does not exist.", range)]
    }
    if let asked, head.status == 200 {
      return [Fact("A part was asked for, and the server sent everything: it ignores ranges here.", asked)]
    }
    guard let ranges = head.headers.first("Accept-Ranges"), ranges.shown.lowercased() == "bytes" else {
      return []
    }
    return [
      Fact(
        "Parts of it can be asked for.", ranges, try: "get \(exchange.lastURL.text) Range:bytes=0-99")
    ]
  }

  private static func part(_ head: ResponseHead, _ asked: HeaderField?) -> [Fact] {
    if let type = head.headers.first("Content-Type"),
      type.shown.lowercased().hasPrefix("multipart/byteranges")
    {
      return [Fact("Several parts came in one body, each with its own Content-Range.", type)]
    }
    guard let range = head.headers.first("Content-Range") else { return [] }
    if let lines = contradiction(head, asked) {
      return [Fact("Another part came than was asked for: they contradict.", lines)]
    }
    return [Fact("Only a part came.", range)]
  }

  /// The two lines that disagree on which part it is.
  static func contradiction(_ head: ResponseHead, _ asked: HeaderField?) -> String? {
    guard let asked, let range = head.headers.first("Content-Range"),
      AskedRange(asked.shown)?.isContradicted(by: range.shown) == true
    else { return nil }
    return "\(asked); \(range)"
  }
}
