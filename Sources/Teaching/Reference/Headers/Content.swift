extension HeaderEntry {
  /// What the body is (RFC 9110, 8).
  static let content = [
    HeaderEntry(
      "Content-Type", .both, "what the body is",
      "A type such as `application/json`, perhaps with a `charset`.",
      "JSON is UTF-8 whatever a charset says (RFC 8259, 8.1).", source: "RFC 9110, 8.3",
      values: [
        "application/json", "application/x-www-form-urlencoded", "text/plain", "application/octet-stream",
        "multipart/form-data",
      ]),
    HeaderEntry(
      "Content-Length", .both, "how many bytes the body has",
      "They are counted as they travel: after compression.",
      "Two different ones make the response unreadable, and a way to smuggle requests.",
      source: "RFC 9110, 8.6"),
    HeaderEntry(
      "Content-Encoding", .both, "how the body is compressed",
      "It belongs to the resource; what is only for the way is `Transfer-Encoding`.", source: "RFC 9110, 8.4"),
    HeaderEntry("Content-Language", .both, "the language the body is for", source: "RFC 9110, 8.5"),
    HeaderEntry(
      "Content-Location", .both, "the URL of exactly this form of the resource",
      "It is no redirect: nothing has to be asked for there.", source: "RFC 9110, 8.7"),
    HeaderEntry(
      "Content-Disposition", .response, "whether to show the body or to save it, and under which name",
      "`attachment; filename=\"a.zip\"` asks to save it. The name is the server's wish: check it.",
      source: "RFC 6266, 4"),
    HeaderEntry(
      "Last-Modified", .response, "when the resource last changed",
      "Send it back in `If-Modified-Since` to be told 304 when nothing changed.",
      "It counts whole seconds; only a strong `ETag` is exact.", source: "RFC 9110, 8.8.2"),
    HeaderEntry(
      "ETag", .response, "a name for this version of the resource",
      "Send it back in `If-None-Match` to be told 304 when nothing changed.",
      "Send it back in `If-Match` so that a change is refused when somebody was faster.",
      "`W/` marks a weak one: the same in meaning, perhaps not in every byte. It never matches in `If-Match`.",
      source: "RFC 9110, 8.8.3"),
    HeaderEntry("Date", .response, "when the response was made", source: "RFC 9110, 6.6.1"),
  ]
}
