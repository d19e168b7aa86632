@_spi(Secrets) package import ApusClient
internal import ApusEncodings

/// Secrets on a screen: they read `•••` there, whoever brings them back.
extension Redactor {
  /// Adds every value of a request that its place or its name tells to be a secret.
  package mutating func learn(namedIn request: Request) {
    learn(from: request)
    for field in request.headers { _ = redactValue(of: field) }
    if let user = request.url.user, request.url.password == nil {
      learn(Secret(user, name: "USER_TOKEN"))
    }
    _ = redact(path: request.url.path)
    if let query = request.url.query {
      let pairs = query[...].pieces(between: "&").filter { !Self.isJustKey($0) }
      _ = redactPairs(pairs.joined(separator: "&"), in: .query)
    }
    guard let body = request.body else { return }
    if case .bytes(let bytes) = body.content, bytes.count > Self.largestBody { return }
    _ = RedactedRequest.redacted(body, type: body.contentType ?? request.headers["Content-Type"], &self)
  }

  /// What a person fills in.
  private static let largestBody = 1 << 20

  /// A query item named `key` is more often than not just a key.
  private static func isJustKey(_ pair: Substring) -> Bool {
    let (name, written) = pair.parts(at: "=") ?? (pair, "")
    let value = PercentEncoding.decode(written)
    return name.lowercased() == "key" && !SecretNames.hidesForCertain("key", value, in: .query)
  }

  /// The same text with every known secret masked, also where a line's end breaks it or `…` cuts it short.
  package func masking(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let ranges = search.ranges(onScreen: text).filter { !Placeholders.hold($0, in: text) }
    guard !ranges.isEmpty else { return text }
    var result: [UInt8] = []
    var at = text.startIndex
    for range in ranges {
      result += text[at..<range.lowerBound]
      result += Secret.mask.utf8
      at = range.upperBound
    }
    return (result + text[at...])[...]
  }

  /// How many bytes at the end of a text may be the beginning of a secret.
  package func unfinished(in text: ArraySlice<UInt8>) -> Int { search.unfinished(in: text) }
}
