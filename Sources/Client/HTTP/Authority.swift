internal import ApusEncodings
internal import ApusSystem

/// User, password, host and port as they stand between `//` and the path.
struct Authority {
  /// A host as it stands in a URL.
  static func text(ofHost host: String) -> String {
    host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
  }

  var user: String?
  var password: Secret?
  var host: String
  var port: Int?

  init(_ authority: String, in text: String) throws(WebURLError) {
    var rest = authority[...]
    if let at = rest.utf8.lastIndex(of: UInt8(ascii: "@")) {
      let person = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      user = person.first.map { PercentEncoding.decode($0) }
      password = person.count > 1 ? Secret(PercentEncoding.decode(person[1])) : nil
      rest = rest[rest.utf8.index(after: at)...]
    }
    var portText: Substring?
    var isChecked = false
    if rest.hasPrefix("["), let close = rest.firstIndex(of: "]") {
      host = rest[rest.index(after: rest.startIndex)..<close].lowercased()
      let after = rest[rest.index(after: close)...]
      guard Self.isAddress(host) else {
        throw WebURLError(text: text, reason: "what stands in brackets in the URL is no IPv6 address")
      }
      guard after.isEmpty || after.hasPrefix(":") else {
        throw WebURLError(text: text, reason: "the URL's host is not a name or an address")
      }
      portText = after.isEmpty ? nil : after.dropFirst()
      isChecked = true
    } else if let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) {
      host = rest[..<colon].lowercased()
      portText = rest[rest.utf8.index(after: colon)...]
    } else {
      host = rest.lowercased()
    }
    // Who reads an address reads no further than a zero.
    let isHost = isChecked ? !host.utf8.contains(0) : !host.utf8.contains(where: Self.isForbidden)
    guard !host.isEmpty, isHost else {
      throw WebURLError(text: text, reason: "the URL's host is not a name or an address")
    }
    if let portText, !portText.isEmpty {
      guard let number = UInt16(portText), number > 0, portText.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else {
        throw WebURLError(text: text, reason: "the URL's port is not a number from 1 to 65535")
      }
      port = Int(number)
    }
  }
}

extension Authority {
  /// Whether a text is an address of IPv6, perhaps with the zone it is of (RFC 6874): `fe80::1%25eth0`.
  private static func isAddress(_ text: String) -> Bool {
    guard let sign = text.firstRange(of: "%25") else { return IPAddress(text)?.isVersion6 == true }
    let zone = text[sign.upperBound...]
    let isName = zone.utf8.allSatisfy { byte in
      (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || "-._~".utf8.contains(byte)
    }
    return isName && !zone.isEmpty && IPAddress(text[..<sign.lowerBound])?.isVersion6 == true
  }

  /// What no host has in it.
  private static func isForbidden(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\0"..." ", "\u{7f}", "<", ">", "\"", "\\", "^", "`", "{", "|", "}", "[", "]", "%", "/", "?", "#",
      "@":
      true
    default: false
    }
  }
}
