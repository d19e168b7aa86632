extension HeaderEntry {
  /// Which form of a resource is wanted, and which was chosen (RFC 9110, 12).
  static let negotiation = [
    HeaderEntry(
      "Accept", .request, "the types you want",
      "Several are separated by commas; `q=0.5` makes one less wanted.",
      "A server may answer 406, or send what it has all the same.", source: "RFC 9110, 12.5.1",
      values: [
        "application/json", "application/vnd.github+json", "text/html", "text/plain", "application/xml",
        "*/*",
      ]),
    HeaderEntry(
      "Accept-Encoding", .request, "the compressions you can read",
      "The answer is in `Content-Encoding`. Apus offers what it can unpack unless you set it.",
      source: "RFC 9110, 12.5.3", values: ["gzip", "identity", "br", "zstd"]),
    HeaderEntry(
      "Accept-Language", .request, "the languages you read", "`ja, en;q=0.5` prefers Japanese.",
      source: "RFC 9110, 12.5.4", values: ["en", "ja", "'ja, en;q=0.5'"]),
    HeaderEntry(
      "Accept-Charset", .request, "the character sets you read",
      "It is deprecated: nearly everything is UTF-8, and servers ignore it. Shift_JIS and EUC-JP still live.",
      source: "RFC 9110, 12.5.2"),
    HeaderEntry(
      "Accept-Patch", .response, "the types of body that PATCH takes here", source: "RFC 5789, 3.1"),
    HeaderEntry(
      "Prefer", .request, "how you would like it done",
      "`return=minimal` wants no body back. A server may ignore it.", source: "RFC 7240, 2",
      values: ["return=minimal", "return=representation", "respond-async"]),
    HeaderEntry(
      "Preference-Applied", .response, "which wishes of Prefer were granted", source: "RFC 7240, 3"),
    HeaderEntry(
      "Vary", .response, "the request headers that this response depends on",
      "A cache may use the response again only for a request with the same values of them.",
      "`*` means that no later request can be matched.", source: "RFC 9110, 12.5.5"),
    HeaderEntry(
      "User-Agent", .request, "what program asks",
      "GitHub refuses requests without one.", source: "RFC 9110, 10.1.5"),
    HeaderEntry("Server", .response, "what program answers", source: "RFC 9110, 10.2.4"),
  ]
}
