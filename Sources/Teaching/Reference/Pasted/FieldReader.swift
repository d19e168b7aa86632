/// Reads the values of fields, part by part: a family of fields in a file.
enum FieldReader {
  /// - Parameter name: in the usual case.
  static func parts(of name: String, _ value: String) -> [LinePart] {
    switch name.lowercased() {
    case "cache-control", "cdn-cache-control", "surrogate-control": CacheReader.parts(value)
    case "set-cookie": CookieReader.parts(set: value)
    case "cookie": CookieReader.parts(sent: value)
    case "www-authenticate", "proxy-authenticate": ChallengeReader.parts(value)
    case "authorization", "proxy-authorization": ChallengeReader.parts(credentials: value)
    case "link": LinkReader.parts(value)
    case "etag", "if-match", "if-none-match": ValidatorReader.parts(tags: value, of: name)
    case "if-range": ValidatorReader.parts(tagOrDate: value)
    case "range": RangeReader.parts(asked: value)
    case "content-range": RangeReader.parts(sent: value)
    case "date", "expires", "last-modified", "if-modified-since", "if-unmodified-since", "sunset":
      ValidatorReader.parts(date: value, of: name)
    case "accept", "accept-encoding", "accept-language", "accept-charset", "te":
      WishReader.parts(value, of: name)
    case "content-type": WishReader.parts(type: value)
    case "content-disposition": DispositionReader.parts(value)
    case "prefer", "preference-applied": PreferenceReader.parts(value)
    case "host": PlaceReader.parts(host: value)
    case "forwarded": PlaceReader.parts(forwarded: value)
    case "alt-svc": PlaceReader.parts(alternatives: value)
    case "pragma": CacheReader.parts(pragma: value)
    case "ratelimit", "ratelimit-policy": LimitReader.parts(value)
    case let known where known.isOfLimit: LimitReader.parts(number: value, of: known)
    case let known where known.hasPrefix("access-control-"): SharingReader.parts(value, of: known)
    default: ListReader.parts(value, of: name)
    }
  }

  /// Digits and nothing else.
  static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }
}

extension String {
  /// Whether it is a field of a rate limit, such as `x-ratelimit-reset`, which has one number.
  fileprivate var isOfLimit: Bool {
    ["x-ratelimit-", "ratelimit-", "x-rate-limit-", "rate-"].contains(where: hasPrefix)
      && ["-limit", "-remaining", "-reset", "-used"].contains(where: hasSuffix)
  }
}
