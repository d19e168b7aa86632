internal import ApusEncodings

/// What stands between the method and the version of a request line, taken apart.
struct RequestTarget: Equatable {
  struct Pair: Equatable {
    let name: String
    let value: String
  }

  /// As it was sent.
  let raw: String
  /// The host and port, when the target was a whole URL.
  let authority: String?
  /// Still percent-encoded; `*` for `OPTIONS *`.
  let path: String
  /// Decoded, each by itself, so that an encoded slash stays within its segment.
  let segments: [String]
  /// Still percent-encoded; nil when there was no question mark.
  let rawQuery: String?
  /// Decoded, in order, with repetitions. `+` is a space, as in forms.
  let query: [Pair]

  init(_ raw: String, method: String) throws {
    self.raw = raw
    if raw == "*", method == "OPTIONS" {
      (authority, path, segments, rawQuery, query) = (nil, "*", [], nil, [])
      return
    }
    guard !raw.contains("#") else { throw Refusal.malformed("A request target has no fragment.") }
    let (authority, rest) = try Self.splitAuthority(raw)
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.authority = authority
    path = String(parts[0])
    rawQuery = parts.count > 1 ? String(parts[1]) : nil
    segments = try path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map { try Self.decoded($0) }
    query = try Self.pairs(of: rawQuery ?? "")
  }

  /// The first value of a query parameter.
  func first(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// Reads `a=1&b=2`, as in a query or a form.
  static func pairs(of text: String) throws -> [Pair] {
    try text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Pair(
        name: try decoded(parts[0], plusIsSpace: true),
        value: parts.count > 1 ? try decoded(parts[1], plusIsSpace: true) : "")
    }
  }

  private static func decoded(_ text: Substring, plusIsSpace: Bool = false) throws -> String {
    guard let decoded = PercentEncoding.strictlyDecoded(text, plusIsSpace: plusIsSpace) else {
      throw Refusal.malformed("A % in a URL is followed by two hexadecimal digits.")
    }
    return decoded
  }

  private static func splitAuthority(_ raw: String) throws -> (String?, Substring) {
    if raw.hasPrefix("/") { return (nil, raw[...]) }
    guard raw.prefix(7).equalsIgnoringCase("http://") else {
      throw Refusal.malformed("A request target begins with / or with http://.")
    }
    let rest = raw.dropFirst(7)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    let path = rest[end...]
    return (String(rest[..<end]), path.hasPrefix("/") ? path : "/" + path)
  }
}
