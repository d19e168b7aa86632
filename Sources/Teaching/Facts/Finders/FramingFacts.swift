internal import ApusClient

/// How the end of the body was known.
enum FramingFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, head.version.hasPrefix("HTTP/1"), exchange.body.byteCount > 0,
      exchange.lastMethod != .head
    else { return [] }
    if let field = head.headers.first("Transfer-Encoding") {
      return [
        Fact("The body came in chunks, so nobody knew its length before: progress has no end to show.", field)
      ]
    }
    if head.headers.values(of: "Content-Length").count > 1 {
      return [
        Fact(
          "The length is said more than once, always the same: invalid, though tolerated (RFC 9110, 8.6).",
          head.headers.evidence(of: "Content-Length"))
      ]
    }
    guard !head.headers.contains("Content-Length") else { return [] }
    return [
      Fact(
        "The body ended when the server hung up: had the line broken, nobody could tell.", "no Content-Length"
      )
    ]
  }
}
