internal import ApusClient

/// Which part of a list this is.
enum PageFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    var facts: [Fact] = []
    let links = LinkHeader(head.headers)
    if let field = head.headers.first("Link") {
      if links["next"] != nil {
        facts.append(Fact("It is one page of several, and there is a next one.", field, try: "next"))
      } else if links["prev"] != nil {
        facts.append(Fact("It is the last page of several.", field, try: "first"))
      }
    }
    if let total = head.headers.first("Total-Count") {
      facts.append(Fact("The whole list has \(total.shown) elements.", total))
    }
    return facts
  }
}
