import ApusClient

extension URLSessionTransport {
  /// Every way in which an exchange of this transport is known to fall short. Each one has been measured on Linux,
  /// and a test fails when one of them is gone or another one appears.
  public static let knownDifferences: [KnownDifference] =
    processEnds + heads + framings + bodies + requests + transfers

  /// Nothing outside of Foundation can prevent these. Elsewhere trailers are only lost.
  private static let processEnds = [
    endsProcess(
      "response.trailers.crash", "a chunked response with trailers ends the process",
      "Foundation takes a trailer for a second head and stops at a fatalError", at: "odd.trailers"),
    endsProcess(
      "response.head.crash", "a connection that is closed in the middle of a head ends the process",
      "libcurl takes half a head for a success, and Foundation stops at a fatalError without a response",
      at: "network.closed/head"),
    endsProcess(
      "response.length.crash", "a Content-Length of 2⁶³-1 ends the process",
      "Foundation computes with it until it overflows", at: "body.tooLarge/longest"),
    onApple("response.trailers", "Hop.trailers is empty", "URLSession has no place for them"),
  ]

  private static let heads = [
    everywhere("response.reason", "the reason phrase is empty", "HTTPURLResponse does not keep it"),
    everywhere(
      "response.order", "header fields are sorted by name, and those of one name are joined with a comma",
      "HTTPURLResponse keeps a dictionary; only Set-Cookie is taken apart again"),
    onLinux("response.version", "ResponseHead.version is empty", "it is told in metrics, and there are none"),
    onLinux(
      "response.latin1", "a header that is not UTF-8 fails with protocol.header and loses the response",
      "Foundation refuses the whole head", Sighting("odd.latin1", .protocolHeader)),
    onLinux(
      "response.statusOnly", "a status line without a blank and a reason fails with protocol.header",
      "Foundation refuses the whole head", Sighting("odd.reason/bare", .protocolHeader)),
    onLinux(
      "response.status", "a status that is no number of three digits fails with request.url",
      "Foundation reports the same error as for a URL it does not support",
      Sighting("protocol.status/short", .requestURL), Sighting("protocol.status/range", .requestURL)),
    onLinux(
      "response.status.long", "a status line that is too long fails with header.tooLarge",
      "Foundation does not tell at which line libcurl met its limit",
      Sighting("protocol.status/long", .headerTooLarge)),
    onLinux(
      "response.blankValue",
      "a field of blanks only, or with no blank after its colon, fails with protocol.header",
      "Foundation refuses the whole head"),
    onLinux(
      "response.return", "a carriage return in a header's value goes unnoticed",
      "Foundation takes the value apart before it can be seen",
      Sighting("protocol.header/return", nil, keeps: "{}")),
    onLinux(
      "response.header.many", "Limits.headerFields counts fields of one name as one",
      "Foundation joins them, so that 10,000 lines are seen as 100 fields",
      Sighting("header.tooLarge/many", nil, keeps: "{}")),
    onLinux(
      "response.header.limit", "Limits.headerBytes holds below 300 KiB, and one field below 100 KiB",
      "libcurl ends the transfer there with its own error, which is header.tooLarge too"),
    onLinux(
      "redirect.location", "a redirect to what is no URL has no body",
      "Foundation drops the body before it sees that it will not follow"),
  ]

  private static let framings = [
    onLinux(
      "framing.both", "a Content-Length beside chunks goes unnoticed",
      "libcurl lets the chunks win and Foundation does not object",
      Sighting("protocol.framing/both", nil, keeps: "{}")),
    onLinux(
      "framing.coding", "a transfer coding that nobody knows fails with body.encoding",
      "libcurl has one error for encodings of both kinds", Sighting("protocol.framing/coding", .bodyEncoding)),
    onLinux(
      "framing.length", "a Content-Length that is no number fails with protocol.header",
      "libcurl has one error for a bad length and a bad line",
      Sighting("protocol.framing/number", .protocolHeader),
      Sighting("protocol.framing/negative", .protocolHeader)),
    onLinux(
      "framing.overflow", "a Content-Length beyond 2⁶³-1 is ignored",
      "libcurl reads to the end of the connection instead",
      Sighting("protocol.framing/overflow", nil, keeps: "{}")),
  ]

  private static let bodies = [
    onLinux(
      "body.gzip.truncated", "a compressed body that ends early, at its stated length, is a success",
      "libcurl does not say that the compressed data was not whole",
      Sighting(
        "body.truncated/gzip", nil,
        keeps: "{\"message\": \"the rest of this never comes\", \"complete\": ")),
    onLinux(
      "body.gzip.trailing", "bytes that follow the end of a gzip fail with body.truncated",
      "libcurl stops at the end of the gzip, before the stated length",
      Sighting("body.encoding/trailing", .bodyTruncated, keeps: "{\"message\": \"this is JSON\"}\n")),
    onLinux(
      "body.encoding.unknown", "nothing is kept of a body in an encoding that nobody knows",
      "libcurl hands none of it on", Sighting("body.encoding/unknown", .bodyEncoding)),
    onLinux(
      "body.encoding.layers",
      "a body in too many layers of compression fails with body.encoding, and is lost",
      "libcurl has a limit of its own for layers, and one error for them",
      Sighting("body.tooLarge/layers", .bodyEncoding)),
    onLinux(
      "body.gzip.ratio",
      "Limits.compressionRatio is held against the whole Content-Length, and not at all where there is none; "
        + "what was read before a limit ended the transfer may be decompressed, and dropped, all the same",
      "the bytes on the wire are not told, and libcurl decompresses all it has read before anybody is asked; to "
        + "ask for no compression would not help, because a hostile server compresses all the same"),
    onLinux(
      "body.wire", "wireByteCount is the decoded count where a compressed body has no Content-Length",
      "the bytes on the wire are not told"),
  ]

  private static let requests = [
    everywhere(
      "request.added", "User-Agent, Accept, Accept-Language and the like are sent but not in the exchange",
      "URLSession adds them and does not tell"),
    everywhere(
      "request.joined", "fields of one name go out as one, joined with a comma, in any order",
      "URLRequest keeps a dictionary"),
    everywhere("request.get.body", "a body with GET or HEAD is refused", "URLSession does not send it"),
    everywhere(
      "request.chunked", "a Transfer-Encoding among the headers is refused",
      "URLSession frames a body itself, and would send the header beside a length of its own"),
    everywhere(
      "request.url", "characters that RFC 3986 has no place for, such as [ in a query, are percent-encoded",
      "URL does so while it reads"),
    everywhere(
      "request.options",
      "unix socket, resolve, HTTP version, named proxy, answers to challenges, own authorities, client "
        + "certificates and unverified TLS are refused",
      "URLSession has no way to say them, or none that is the same on every platform"),
    onLinux(
      "request.webSocket", "a WebSocket is refused",
      "Foundation has one only where libcurl was built for it, which most systems do not have"),
    onLinux(
      "request.case", "names of request headers are recased", "URLRequest writes X-request-ID as X-Request-Id"
    ),
    onLinux(
      "request.decompresses", "switching decompression off is refused", "Foundation always decompresses"),
    onLinux(
      "request.length", "a request without a body has Content-Length: 0, unless it is a GET",
      "Foundation tells libcurl to send a body of no bytes"),
  ]

  private static let transfers = [
    onApple(
      "webSocket.refused", "the answer that refuses a WebSocket has no body",
      "URLSession's task keeps only its head"),
    onApple(
      "webSocket.compression", "compression of messages may be offered",
      "URLSession does so by itself, and undoes it before anybody sees it"),
    everywhere(
      "deadline.connect", "the connect deadline is not kept; idle and total are",
      "URLSession does not tell when a connection stands, and a slow answer must not count as one"),
    onLinux(
      "timing", "only the total and the download are known, and nothing of the connection",
      "the metrics callback is never called"),
    onLinux(
      "cache", "CachePolicy.standard keeps nothing",
      "a task that is cancelled while a URLCache is asked hangs, or ends the process"),
  ]

  private typealias Sighting = KnownDifference.Sighting

  private static func everywhere(_ name: String, _ effect: String, _ reason: String) -> KnownDifference {
    KnownDifference(
      name: name, platforms: .all, effect: effect, reason: reason, endsProcess: false, sightings: [])
  }

  private static func onLinux(
    _ name: String, _ effect: String, _ reason: String, _ sightings: Sighting...
  ) -> KnownDifference {
    KnownDifference(
      name: name, platforms: .linux, effect: effect, reason: reason,
      endsProcess: false, sightings: sightings)
  }

  /// As Apple documents it.
  private static func onApple(_ name: String, _ effect: String, _ reason: String) -> KnownDifference {
    KnownDifference(
      name: name, platforms: .apple, effect: effect, reason: reason, endsProcess: false, sightings: [])
  }

  /// Shown by the one fault that does it.
  private static func endsProcess(
    _ name: String, _ effect: String, _ reason: String, at fault: String
  ) -> KnownDifference {
    KnownDifference(
      name: name, platforms: .linux, effect: effect, reason: reason, endsProcess: true,
      sightings: [Sighting(fault, nil)])
  }
}
