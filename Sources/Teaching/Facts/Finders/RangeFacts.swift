internal import APIClient

/// Parts of a resource.
enum RangeFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    let asked = exchange.hops.last?.sent.headers.first("Range")
    if let range = head.headers.first("Content-Range"), head.status == 206 || head.status == 416 {
      return [Fact(head.status == 206 ? "Only a part came." : "The part does not exist.", range)]
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
}
