extension HeaderEntry {
  /// How long a response may be used again (RFC 9111).
  static let caching = [
    HeaderEntry(
      "Cache-Control", .both, "what a cache may do",
      "`max-age=60`: good for a minute. `no-store`: keep nothing.",
      "`no-cache`: keep it, and ask each time whether it is still good.",
      "`private`: for one user's own cache only. `public`: for shared ones too.", source: "RFC 9111, 5.2",
      values: ["no-cache", "no-store", "max-age=0"]),
    HeaderEntry(
      "Age", .response, "how many seconds ago the response was made or checked",
      "It comes from a cache on the way, not from the server.", source: "RFC 9111, 5.1"),
    HeaderEntry(
      "Expires", .response, "until when the response is good",
      "`max-age` in `Cache-Control` overrules it. An invalid date such as 0 means: already over.",
      source: "RFC 9111, 5.3"),
    HeaderEntry(
      "Pragma", .request, "what old caches may do", "Only `no-cache` was ever defined; it is deprecated.",
      source: "RFC 9111, 5.4"),
    HeaderEntry(
      "Warning", .response, "something about a cached response", "It is obsolete.", source: "RFC 9111, 5.5"),
  ]

  /// Only if (RFC 9110, 13).
  static let conditions = [
    HeaderEntry(
      "If-Match", .request, "only if the resource is still this one",
      "Holds ETags, of which a weak one never matches. When it does not hold: 412, and nothing is changed.",
      source: "RFC 9110, 13.1.1"),
    HeaderEntry(
      "If-None-Match", .request, "only if it has changed",
      "Holds ETags. When the resource is still this one: 304 without a body to GET and HEAD, else 412.",
      "`*` with PUT means: only if there is nothing yet.", source: "RFC 9110, 13.1.2"),
    HeaderEntry(
      "If-Modified-Since", .request, "only if it changed since",
      "Holds a date. `If-None-Match` beside it overrules it.", source: "RFC 9110, 13.1.3"),
    HeaderEntry(
      "If-Unmodified-Since", .request, "only if it has not changed since",
      "Holds a date. When it has changed: 412. `If-Match` beside it overrules it.", source: "RFC 9110, 13.1.4"
    ),
  ]

  /// Parts of a resource (RFC 9110, 14).
  static let ranges = [
    HeaderEntry(
      "Range", .request, "only these bytes", "`bytes=0-99` is the first hundred, `bytes=-100` the last.",
      "The answer is 206 with the part, 200 with everything, or 416.", source: "RFC 9110, 14.2",
      values: ["bytes=0-99"]),
    HeaderEntry(
      "If-Range", .request, "the range, but everything if the resource changed", source: "RFC 9110, 13.1.5"),
    HeaderEntry(
      "Accept-Ranges", .response, "whether parts can be asked for", "`bytes` means yes, `none` means no.",
      source: "RFC 9110, 14.3"),
    HeaderEntry(
      "Content-Range", .response, "which part this is",
      "`bytes 0-99/1234`: the first hundred of 1,234. `*` stands for what is not known.",
      source: "RFC 9110, 14.4"),
  ]
}
