/// Something that this transport does not tell or do as it was on the wire, and why.
public struct KnownDifference: Sendable, Hashable {
  public enum Platforms: Sendable, Hashable {
    case all
    /// Foundation's own URLSession, over libcurl.
    case linux
  }

  /// Stable, and dotted like a failure's code.
  public let name: String
  public let platforms: Platforms
  /// What a caller sees.
  public let effect: String
  /// Why it cannot be helped from outside.
  public let reason: String
}

extension URLSessionTransport {
  /// Every way in which an exchange of this transport is known to fall short. Each one has been measured on Linux.
  public static let knownDifferences: [KnownDifference] = responses + requests + transfers

  private static let responses = [
    everywhere(
      "response.reason", "the reason phrase is empty", "HTTPURLResponse does not keep it"),
    everywhere(
      "response.order", "header fields are sorted by name, and those of one name are joined with a comma",
      "HTTPURLResponse keeps a dictionary; only Set-Cookie is taken apart again"),
    everywhere(
      "response.trailers", "Hop.trailers is empty", "URLSession has no place for them"),
    onLinux(
      "response.trailers.crash", "a chunked response with trailers ends the process",
      "Foundation takes a trailer for a second head and stops at a fatalError"),
    onLinux(
      "response.version", "ResponseHead.version is empty", "it is told in metrics, and there are none"),
    onLinux(
      "response.latin1", "a header that is not UTF-8 fails with protocol.header and loses the response",
      "Foundation refuses the whole head"),
    onLinux(
      "response.statusOnly", "a status line without a blank and a reason fails with protocol.header",
      "Foundation refuses the whole head"),
    onLinux(
      "response.blankValue",
      "a field of blanks only, or with no blank after its colon, fails with protocol.header",
      "Foundation refuses the whole head"),
    onLinux(
      "response.header.limit", "Limits.headerBytes holds below 300 KiB, and one field below 100 KiB",
      "libcurl ends the transfer there with its own error, which is header.tooLarge too"),
    onLinux(
      "redirect.location", "a redirect to what is no URL has no body",
      "Foundation drops the body before it sees that it will not follow"),
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
      "request.url", "characters that RFC 3986 has no place for, such as [ in a query, are percent-encoded",
      "URL does so while it reads"),
    everywhere(
      "request.options",
      "unix socket, resolve, HTTP version, named proxy, digest, own authorities, client certificates and "
        + "unverified TLS are refused",
      "URLSession has no way to say them, or none that is the same on every platform"),
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
    everywhere(
      "deadline.connect", "the connect deadline is not kept; idle and total are",
      "URLSession does not tell when a connection stands, and a slow answer must not count as one"),
    onLinux(
      "timing", "only the total and the download are known, and nothing of the connection",
      "the metrics callback is never called"),
    onLinux(
      "body.gzip.truncated", "a compressed body that ends early, at its stated length, is a success",
      "libcurl does not say that the compressed data was not whole"),
    onLinux(
      "body.gzip.ratio", "Limits.compressionRatio holds only where Content-Length is known",
      "the bytes on the wire are not told"),
    onLinux(
      "body.gzip.stop", "after a limit has ended a transfer, the session may decompress what it had read",
      "a transfer cannot be stopped from inside a callback; the bytes are dropped"),
    onLinux(
      "body.wire", "wireByteCount is the decoded count where a compressed body has no Content-Length",
      "the bytes on the wire are not told"),
    onLinux(
      "cache", "CachePolicy.standard keeps nothing",
      "a task that is cancelled while a URLCache is asked hangs, or ends the process"),
  ]

  private static func everywhere(_ name: String, _ effect: String, _ reason: String) -> KnownDifference {
    KnownDifference(name: name, platforms: .all, effect: effect, reason: reason)
  }

  private static func onLinux(_ name: String, _ effect: String, _ reason: String) -> KnownDifference {
    KnownDifference(name: name, platforms: .linux, effect: effect, reason: reason)
  }
}
