internal import ApusEncodings
package import ApusJSON

/// An entry of a HAR log about no HTTP exchange: browsers list `data:` and `wss:` URLs, too.
package struct HAROther: Sendable, Hashable {
  /// `data`, `wss`
  package let scheme: String
  package let line: Int

  /// `nil` for an entry about an HTTP exchange, and for one that says nothing of it.
  package init?(_ entry: Node) {
    let node = entry["request"]?["url"]
    let url = node?.string ?? ""
    let scheme = url.prefix { $0 != ":" }.lowercased()
    guard scheme.utf8.count < url.utf8.count, !["http", "https"].contains(scheme),
      scheme.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "-") })
    else { return nil }
    self.scheme = scheme
    line = node?.position.line ?? 1
  }
}

extension HAROther {
  /// How many entries of a log are left out, and why.
  package static func inWords(_ others: [HAROther]) -> [String] {
    let schemes = Set(others.map(\.scheme)).sorted()
    return schemes.map { scheme in
      let count = others.count { $0.scheme == scheme }
      let entries = count == 1 ? "1 entry" : "\(count) entries"
      return "left out: \(entries) of \(scheme): URLs, \(reason(scheme))"
    }
  }

  private static func reason(_ scheme: String) -> String {
    switch scheme {
    case "data", "blob", "about", "file": "which nobody is asked for"
    case "ws", "wss": "which are no requests and answers"
    default: "which are not HTTP"
    }
  }
}
