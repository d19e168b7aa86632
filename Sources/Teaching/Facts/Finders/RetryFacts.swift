internal import ApusClient
internal import ApusRendering
internal import ApusWords

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// When to come back, and whether that is safe.
enum RetryFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    return pause(head) + danger(exchange, head)
  }

  private static func pause(_ head: ResponseHead) -> [Fact] {
    guard let field = head.headers.first("Retry-After") else { return [] }
    switch RetryAfter(head.headers) {
    case .seconds(let seconds):
      return [Fact(.said, "Wait \(RetryAfter.words(for: seconds)) before trying again.", .line(field))]
    case .time(let time):
      let text = UTCTime.text(secondsSince1970: Int(time.timeIntervalSince1970))
      return [Fact(.said, "Wait until \(text) before trying again.", .line(field))]
    case nil:
      return [Fact(.rule("RFC 9110, 10.2.3"), "`Retry-After` cannot be read.", .line(field))]
    }
  }

  private static func danger(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    guard head.status >= 500, !exchange.lastMethod.isIdempotent else { return [] }
    return [
      Fact(
        .rule("RFC 9110, 9.2.2"),
        "\(exchange.lastMethod) is not idempotent: it may have been done, and sent again it may be done twice.",
        .request(exchange) + .status(head))
    ]
  }
}
