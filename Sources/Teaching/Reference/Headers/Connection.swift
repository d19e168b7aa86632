extension HeaderEntry {
  /// The way of a message, and the connection it takes (RFC 9110, 7; RFC 9112).
  static let connection = [
    HeaderEntry(
      "Host", .request, "which host is meant",
      "One address may serve many hosts; HTTP/1.1 demands it, and HTTP/2 has `:authority` for it.",
      source: "RFC 9110, 7.2"),
    HeaderEntry(
      "Connection", .both, "what becomes of the connection",
      "`close` ends it after this response. HTTP/1.1 keeps it open unless told, HTTP/1.0 closes it.",
      "HTTP/2 has no such header.", source: "RFC 9110, 7.6.1", values: ["close", "keep-alive"]),
    HeaderEntry(
      "Keep-Alive", .response, "how long an idle connection is kept",
      "`timeout=5` is seconds. It is a hint of HTTP/1.1 servers.", source: "RFC 2068, 19.7.1"),
    HeaderEntry(
      "Transfer-Encoding", .both, "how the body travels",
      "`chunked` sends it in pieces, each with its size, when the length is not known before.",
      "With `Content-Length` beside it a response cannot be trusted.", source: "RFC 9112, 6.1"),
    HeaderEntry(
      "TE", .request, "transfer codings you accept", "`trailers` means that you read them.",
      source: "RFC 9110, 10.1.4"),
    HeaderEntry(
      "Trailer", .both, "which headers come after the body",
      "A checksum, for example, is only known then.", source: "RFC 9110, 6.6.2"),
    HeaderEntry(
      "Upgrade", .both, "a protocol to change to", "It works with 101 and 426.", source: "RFC 9110, 7.8"),
    HeaderEntry(
      "Expect", .request, "wait for 100 before the body",
      "`100-continue` is all there is. A server that cannot says 417.", source: "RFC 9110, 10.1.1"),
    HeaderEntry(
      "Via", .both, "the proxies on the way", "Each adds its version of HTTP and a name.",
      source: "RFC 9110, 7.6.3"),
    HeaderEntry(
      "Forwarded", .request, "who a proxy asks for",
      "It is the standard for `X-Forwarded-For`. Anybody can write it: do not trust it by itself.",
      source: "RFC 7239, 4"),
    HeaderEntry(
      "Alt-Svc", .response, "another way to reach this origin", "`h3=\":443\"` offers HTTP/3.",
      source: "RFC 7838, 3"),
  ]
}
