internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// The segments of a path, and the tokens in them: `/bot123:AA…/getMe`.
extension WebURL {
  /// Those behind a base, as they were sent.
  func segments(under basePath: String) -> [String] {
    path.dropFirst(basePath.count).split(separator: "/").map(String.init)
  }

  /// For each of them how it reads, decoded, with a placeholder for the token in it, or for its part of one that goes over
  /// several; `nil` where there is none.
  ///
  /// - Parameter redactor: knows what else is secret in them.
  func segmentsHidingTokens(under basePath: String, _ redactor: inout Redactor) -> [String?] {
    // The host tells of some what follows.
    let text = Array((authority + path).utf8)
    let tokens = TokenShapes.ranges(in: text)
    let start = (authority + path.prefix(basePath.count)).utf8.count
    return text[start...].split(separator: UInt8(ascii: "/")).map { segment in
      let parts = tokens.map { $0.clamped(to: segment.indices) }.filter { !$0.isEmpty }
      guard let last = parts.last else {
        // A token's colon may be encoded.
        let (plain, hidden) = (Self.plain(segment), redactor.redact(Self.plain(segment)))
        return hidden == plain ? nil : hidden
      }
      var (result, at) = ("", segment.startIndex)
      for part in parts {
        let token = String(decoding: text[part], as: UTF8.self)
        result += Self.plain(text[at..<part.lowerBound]) + redactor.placeholder(for: token, named: "token")
        at = part.upperBound
      }
      return result + Self.plain(text[last.upperBound..<segment.endIndex])
    }
  }

  /// As much of a base, which the path begins with, as stands before its first secret.
  func beforeSecrets(in basePath: String) -> String {
    var redactor = Redactor()
    let hidden = segmentsHidingTokens(under: "", &redactor)
    let segments = basePath.split(separator: "/").map(String.init)
    let open = zip(segments, hidden).prefix { segment, hidden in
      hidden == nil && redactor.redact(path: segment) == segment
    }
    return open.count == segments.count ? basePath : open.reduce(into: "") { $0 += "/" + $1.0 }
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    PercentEncoding.decode(String(decoding: bytes, as: UTF8.self))
  }
}
