extension HeaderEntry {
  /// Where to go, and what can be asked there (RFC 9110, 10).
  static let directing = [
    HeaderEntry(
      "Location", .response, "where to go next, or what was made",
      "With 3xx it is the next URL; with 201 it names the new resource. With 202 it means nothing defined.",
      "It may be relative to the URL that was asked.", source: "RFC 9110, 10.2.2"),
    HeaderEntry(
      "Allow", .response, "the methods that this resource takes", "405 must bring it.",
      source: "RFC 9110, 10.2.1"),
    HeaderEntry(
      "Retry-After", .response, "when to come back",
      "Seconds, or a date. It may come with 503, 429, 413 and 3xx.",
      source: "RFC 9110, 10.2.3"),
    HeaderEntry(
      "Referer", .request, "the page before",
      "Misspelled when it was proposed, and so it stays.", source: "RFC 9110, 10.1.3"),
    HeaderEntry(
      "Origin", .request, "the page that asks",
      "A browser sets it. The server that is asked answers with CORS fields; the browser enforces them.",
      source: "RFC 6454, 7"),
    HeaderEntry(
      "Idempotency-Key", .request, "a name for this attempt, so that it is done only once",
      "A service that knows it answers a repeated POST with the first result.",
      source: "draft-ietf-httpapi-idempotency-key-header"),
    HeaderEntry(
      "X-Requested-With", .request, "a script asks", "A custom of JavaScript libraries.",
      source: "convention", values: ["XMLHttpRequest"]),
  ]

  /// What belongs together, and what will be gone.
  static let links = [
    HeaderEntry(
      "Link", .response, "what belongs to this: the next page, a style, a licence",
      "`<URL>; rel=\"next\"`, several separated by commas.",
      "`next`, `prev`, `first` and `last` go there. GitHub's lists are paged like this.",
      source: "RFC 8288, 3"),
    HeaderEntry(
      "Deprecation", .response, "since when this should no longer be used", "`@` and seconds since 1970.",
      source: "RFC 9745, 2"),
    HeaderEntry("Sunset", .response, "when this will be gone", source: "RFC 8594, 3"),
  ]

  /// What a browser may do with it, and who asked.
  static let security = [
    HeaderEntry(
      "Access-Control-Allow-Origin", .response, "whose pages may read this",
      "Only browsers heed it: an app or Apus reads the response anyway.", source: "Fetch Standard, CORS"),
    HeaderEntry(
      "Strict-Transport-Security", .response, "ask this host by https only, for so many seconds",
      source: "RFC 6797, 6.1"),
    HeaderEntry(
      "Content-Security-Policy", .response, "what a page may load", "It matters to browsers only.",
      source: "W3C Content Security Policy"),
    HeaderEntry(
      "X-Content-Type-Options", .response, "do not guess another type", "`nosniff` is its only value.",
      source: "Fetch Standard, X-Content-Type-Options"),
  ]

  static let tracing = [
    HeaderEntry(
      "X-Request-Id", .both, "a name for this request in the server's log",
      "Mention it when you report a problem.", source: "convention"),
    HeaderEntry(
      "traceparent", .both, "the trace that this request belongs to", source: "W3C Trace Context"),
  ]
}
