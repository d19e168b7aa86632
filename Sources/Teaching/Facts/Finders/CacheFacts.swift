internal import APIClient

/// How long the response is good, and how to ask whether it still is.
enum CacheFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    if head.status == 304 { return notModified(exchange) }
    return control(head) + validators(exchange, head) + variants(head)
  }

  private static func notModified(_ exchange: Exchange) -> [Fact] {
    let headers = exchange.hops.last?.sent.headers ?? [:]
    guard let condition = headers.first("If-None-Match") ?? headers.first("If-Modified-Since") else {
      return [Fact("Nothing in the request asked for that: no condition was sent.")]
    }
    return [Fact("The request asked \"only if it changed\", and it has not: use what you kept.", condition)]
  }

  private static func control(_ head: ResponseHead) -> [Fact] {
    guard let field = head.headers.first("Cache-Control") else {
      return head.headers.first("Expires").map { [Fact("It is good until then.", $0)] } ?? []
    }
    let wishes = field.shown.lowercased().split(separator: ",").map { $0.filter { $0 != " " } }
    if wishes.contains("no-store") { return [Fact("Nobody may keep it.", field)] }
    if wishes.contains("no-cache") {
      return [Fact("It may be kept, and must be checked with the server before each use.", field)]
    }
    let age = wishes.first { $0.hasPrefix("max-age=") }?.dropFirst(8)
    let who = wishes.contains("private") ? "your own cache" : "any cache"
    return age.map { [Fact("For \($0) seconds \(who) may answer in the server's place.", field)] } ?? []
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
    guard let vary = head.headers.first("Vary") else { return [] }
    return [Fact("Another \(vary.shown) in the request may bring another answer.", vary)]
  }
}
