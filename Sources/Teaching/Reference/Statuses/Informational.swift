extension StatusEntry {
  /// 1xx: something before the final response.
  static let informational = [
    StatusEntry(
      100, "the head of the request was not rejected yet, and its body may follow",
      "It answers `Expect: 100-continue`, so that a large body is not sent for nothing.",
      "The final response still comes.", source: "RFC 9110, 15.2.1"),
    StatusEntry(
      101, "the connection goes on in the protocol that `Upgrade` names",
      "WebSocket connections over HTTP/1.1 begin like this.", source: "RFC 9110, 15.2.2"),
    StatusEntry(
      102, "the server is at work and has no answer yet",
      "WebDAV had it once; its newer standard left it out.", source: "RFC 2518, 10.1"),
    StatusEntry(
      103, "these headers will probably be in the final response too",
      "A browser uses its `Link` to load styles and scripts early.",
      "It promises nothing: only the final response counts.", source: "RFC 8297, 2"),
    StatusEntry(
      104, "the server can resume this upload if it breaks off",
      "It is registered for a while only, with a draft of the standard.",
      source: "draft-ietf-httpbis-resumable-upload, 5"),
  ]
}
