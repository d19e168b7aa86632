/// How much to accept. Each limit has its own error. A library underneath may have one of its own that is lower:
/// libcurl takes no header line beyond 100 KiB, and no head beyond 300 KiB.
public struct Limits: Sendable, Hashable {
  /// Decoded bytes kept in memory. A body delivered to a file or a handler has no such limit.
  public var bodyBytes = 256 << 20
  /// Decoded bytes for each received one, once a megabyte has been decoded.
  public var compressionRatio = 200
  /// One line, or one server-sent event, of a body that is handed over piece by piece.
  public var lineBytes = 16 << 20
  /// All header lines of one response. 300 KiB by default.
  public var headerBytes = 300 << 10
  /// Header lines of one response. 5,000 by default.
  public var headerFields = 5_000
  /// Redirects that are followed one after another. Ten by default.
  public var redirects = 10

  /// As many as come over the wire, wherever they go. No limit by default.
  package var wireBytes: Int?

  /// The usual limits.
  public init() {}
}
