internal import ApusEncodings

extension WebURL {
  /// Reads an absolute URL.
  ///
  /// - Throws: `WebURLError` for a text without `http://` or `https://`, without a host or with what is none, with a port
  ///   that is not from 1 to 65535, and with a control character anywhere. Blanks and letters beyond ASCII in the path
  ///   and the query are no error: they are encoded. A host may be in any script, and is none with a character that
  ///   stands for another where names are looked up, such as `①`. Whether there is such a host is not asked.
  public init(_ text: String) throws(WebURLError) {
    let reference = try Reference(text)
    guard let scheme = reference.scheme else {
      throw WebURLError(text: text, reason: "the URL has no scheme such as http://")
    }
    guard scheme == "http" || scheme == "https" else {
      throw WebURLError(text: text, reason: "only http and https URLs can be asked, not \(scheme):")
    }
    guard let authority = reference.authority, !authority.isEmpty else {
      throw WebURLError(text: text, reason: "the URL names no host")
    }
    let parts = try Authority(authority, in: text)
    self.init(
      scheme: scheme, user: parts.user, password: parts.password, host: parts.host, port: parts.port,
      path: PercentEncoding.encode(reference.path, for: .writtenPath),
      query: reference.query.map { PercentEncoding.encode($0, for: .writtenQuery) },
      fragment: reference.fragment)
  }

  /// Follows a reference from this URL, as RFC 3986, 5.2 says: `../x`, `/x`, `?q`, `//host/x` or a whole URL.
  ///
  /// - Throws: `WebURLError` for a reference with a control character, and for one with a scheme or a host that is no URL
  ///   to ask. Every other text is a path.
  public func resolving(_ text: String) throws(WebURLError) -> WebURL {
    let reference = try Reference(text)
    if reference.scheme != nil { return try WebURL(text) }
    if reference.authority != nil { return try WebURL(scheme + ":" + text) }
    let written = PercentEncoding.encode(reference.path, for: .writtenPath)
    let query = reference.query.map { PercentEncoding.encode($0, for: .writtenQuery) }
    if written.isEmpty { return with(path: path, query: query ?? self.query, fragment: reference.fragment) }
    let merged =
      written.hasPrefix("/") ? written : path[...(path.lastIndex(of: "/") ?? path.startIndex)] + written
    return with(path: removingDotSegments(String(merged)), query: query, fragment: reference.fragment)
  }
}

/// A URL or a part of one, cut at its delimiters (RFC 3986, appendix B), which are bytes: what is put together
/// with the one before it on a screen is still a delimiter.
private struct Reference {
  var scheme: String?
  var authority: String?
  var path = ""
  var query: String?
  var fragment: String?

  init(_ text: String) throws(WebURLError) {
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) {
      throw WebURLError(text: text, reason: "the URL has a control character in it")
    }
    var rest = text[...]
    if let hash = rest.place(of: UInt8(ascii: "#")) {
      fragment = String(rest[rest.utf8.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.place(of: UInt8(ascii: "?")) {
      query = String(rest[rest.utf8.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.place(of: UInt8(ascii: ":")), Self.isScheme(rest[..<colon]) {
      scheme = rest[..<colon].lowercased()
      rest = rest[rest.utf8.index(after: colon)...]
    }
    if rest.utf8.starts(with: "//".utf8) {
      rest = Substring(rest.utf8.dropFirst(2))
      let end = rest.place(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    path = String(rest)
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, lowercase(first) &- UInt8(ascii: "a") < 26 else { return false }
    return text.utf8.allSatisfy { byte in
      lowercase(byte) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
        || "+-.".utf8.contains(byte)
    }
  }
}

/// Takes `.` and `..` out of a path (RFC 3986, 5.2.4).
private func removingDotSegments(_ path: String) -> String {
  var kept: [Substring] = []
  let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
  for segment in segments {
    switch segment {
    case ".": continue
    case "..": _ = kept.popLast()
    default: kept.append(segment)
    }
  }
  if segments.last == "." || segments.last == ".." { kept.append("") }
  return "/" + kept.joined(separator: "/")
}

extension Substring {
  /// Where a byte is first. The search of the standard library asks for each byte where the next one is, which takes five
  /// times as long.
  fileprivate func place(of byte: UInt8) -> Index? {
    let found = utf8.withContiguousStorageIfAvailable { $0.firstIndex(of: byte) }
    guard let found else { return utf8.firstIndex(of: byte) }
    return found.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
