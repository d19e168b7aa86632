import ApusClient

extension Exchange {
  /// Whether a server turns the request away and speaks of the program that asks.
  var wantsUserAgent: Bool {
    guard let head = response, head.status == 403 else { return false }
    let beginning = String(decoding: body.bytes.prefix(4096), as: UTF8.self).lowercased()
    return ["user-agent", "user agent", "useragent"].contains {
      beginning.contains($0) || head.reason.lowercased().contains($0)
    }
  }

  static let lineWithUserAgent = "User-Agent:my-program/1.0"
}
