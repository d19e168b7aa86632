import ApusClient

/// What libcurl's texts say. The words have been the same for many years.
enum LibraryWords {
  /// Every code that a text speaks of, the most telling first.
  static func clues(in text: String) -> [ErrorCode] {
    let text = withoutNames(text.lowercased())
    return words.filter { text.contains($0.words) }.map(\.code)
  }

  private static let words: [(words: String, code: ErrorCode)] = [
    ("resolve proxy", .proxyFailed), ("proxy connect", .proxyFailed), ("connect tunnel failed", .proxyFailed),
    ("proxy", .proxyFailed),
    ("certificate has expired", .tlsExpired), ("certificate is not yet valid", .tlsExpired),
    ("does not match target host", .tlsHostname), ("no alternative certificate subject", .tlsHostname),
    ("certificate", .tlsUntrusted), ("ssl", .tlsProtocol), ("tls", .tlsProtocol),
    ("could not resolve host", .dns),
    ("connection refused", .refused), ("no route to host", .unreachable), ("unreachable", .unreachable),
    ("connection reset", .reset), ("broken pipe", .reset), ("empty reply", .closed),
    ("unencoding", .bodyEncoding), ("content encoding", .bodyEncoding),
    ("http/0.9", .protocolStatus), ("http version", .protocolStatus), ("status line", .protocolStatus),
    ("too large response headers", .headerTooLarge), ("out of memory", .headerTooLarge),
    ("header", .protocolHeader), ("content-length", .protocolHeader),
    ("transfer closed", .bodyTruncated), ("chunk", .protocolFraming), ("http/2", .protocolFraming),
    ("connection timed out", .timeoutConnect), ("failed to connect", .refused),
  ]

  /// After these stands a name, up to the character given. What follows it matters again.
  private static let beforeNames: [(marker: String, end: Character)] = [
    (" '", "'"), ("host: ", " "), ("proxy: ", " "), ("connect to ", " "), ("connect fail for ", " "),
    ("connection to ", " "),
  ]

  /// Without what others chose: a host may be called `ssl-proxy`, and a certificate's subject anything.
  private static func withoutNames(_ text: String) -> String {
    beforeNames.reduce(text) { text, place in
      let parts = text.split(separator: place.marker, omittingEmptySubsequences: false)
      let kept = parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != place.end } }
      return kept.joined(separator: place.marker)
    }
  }
}
