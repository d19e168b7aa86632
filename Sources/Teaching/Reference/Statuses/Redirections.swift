extension StatusEntry {
  /// 3xx: more is to be done.
  static let redirections = [
    StatusEntry(
      300, "there are several forms to choose from", "`Location` names the one the server prefers, if any.",
      source: "RFC 9110, 15.4.1"),
    StatusEntry(
      301, "the resource has moved for good",
      "Clients may change POST to GET on the way, and most do; 308 forbids that.",
      "It may be cached: update the URL you keep.", source: "RFC 9110, 15.4.2", try: ["follow"]),
    StatusEntry(
      302, "the resource is elsewhere for now",
      "Clients may change POST to GET on the way, and most do; 307 forbids that.",
      "Keep the old URL: next time it may be elsewhere.", source: "RFC 9110, 15.4.3", try: ["follow"]),
    StatusEntry(
      303, "the result is at another URL; GET it there",
      "It usually follows a POST, so that reloading does not send it again.", source: "RFC 9110, 15.4.4",
      try: ["follow"]),
    StatusEntry(
      304, "what you have is still good",
      "It answers `If-None-Match` or `If-Modified-Since`, and has no body.",
      "The body is the one you kept; these headers replace those you kept.", source: "RFC 9110, 15.4.5"),
    StatusEntry(
      305, "the resource is to be asked for through a proxy",
      "It is deprecated and unsafe: clients ignore it.",
      source: "RFC 9110, 15.4.6"),
    StatusEntry(306, "nothing: it is reserved and no longer used", source: "RFC 9110, 15.4.7"),
    StatusEntry(
      307, "the resource is elsewhere for now; ask there in the same way",
      "Method and body stay as they are.", source: "RFC 9110, 15.4.8", try: ["follow"]),
    StatusEntry(
      308, "the resource has moved for good; ask there in the same way",
      "Method and body stay as they are.", source: "RFC 9110, 15.4.9", try: ["follow"]),
  ]
}
