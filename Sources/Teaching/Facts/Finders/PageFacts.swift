internal import ApusClient
internal import ApusJSON
internal import ApusWords

/// Which part of a list this is.
enum PageFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, head.status < 400 else { return [] }
    let links = LinkHeader(head.headers)
    var facts: [Fact] = []
    if let lines = head.headers.evidence(of: "Link") {
      if links["next"] != nil {
        facts.append(Fact(.said, "It is one page of several, and there is a next one.", lines, try: "next"))
      } else if links["prev"] != nil {
        facts.append(Fact(.said, "It is the last page of several.", lines, try: "prev"))
      }
    }
    if facts.isEmpty { facts += inBody(exchange) }
    if let total = head.headers.first("Total-Count") {
      facts.append(Fact(.said, "The whole list has \(total.shown) elements.", .line(total)))
    }
    return facts
  }

  /// `_links.next` as HAL has it, and `links.next` of JSON:API.
  private static func inBody(_ exchange: Exchange) -> [Fact] {
    guard JSONBody.isPromised(exchange), let root = try? exchange.document().root else { return [] }
    for name in ["_links", "links"] {
      guard let next = root[name]?["next"] else { continue }
      let target = next.string ?? next["href"]?.string
      guard let target, !target.isEmpty else { continue }
      return [
        Fact(
          .said, "It is one page of several, and \(name).next leads to the next one.",
          .value(next, of: "\(name).next", "\(target)"), try: "next")
      ]
    }
    return []
  }
}
