internal import ApusClient
internal import ApusWords

/// How the end of the body was known.
enum FramingFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, head.version.hasPrefix("HTTP/1"), exchange.body.byteCount > 0,
      exchange.lastMethod != .head
    else { return [] }
    if let field = head.headers.first("Transfer-Encoding") {
      return [
        Fact(
          .rule("RFC 9112, 7.1"),
          "The body came in chunks, so its length was not known before: progress has no end to show.",
          .line(field))
      ]
    }
    if let lines = head.headers.evidence(of: "Content-Length") {
      guard head.headers.members(of: "Content-Length").count > 1 else { return [] }
      return [
        Fact(
          .rule("RFC 9110, 8.6"),
          "The length is said more than once, always the same: invalid, though tolerated.", lines)
      ]
    }
    return [
      Fact(
        .rule("RFC 9112, 6.3"),
        "The body ended when the server closed the connection: a cut could not be noticed.",
        Evidence(.response, "no Content-Length"))
    ]
  }
}
