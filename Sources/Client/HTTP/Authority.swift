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
    guard !host.isEmpty, isHost, !host.unicodeScalars.contains(where: Self.standsForAnother) else {
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

  /// Whether what looks a name up would read another character, or none, where a host has this one: `①27.0.0.1` would be
  /// asked of `127.0.0.1`, and a credential be compared with a host that it does not go to.
  ///
  /// What is put together of a letter and its mark is no such case: Swift compares both spellings as one text.
  private static func standsForAnother(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar {
    // An ideographic full stop separates labels, as a dot does, though no form of Unicode makes a dot of it.
    case "\u{3002}": return true
    // Older rules for names leave the soft hyphen of Mongolian out.
    case "\u{1806}": return true
    // Letters of their own in names, though they are `ss` and `σ` where case does not count.
    case "ß", "ς": return false
    // Small letters of Cherokee: where case does not count, Unicode writes this script in capitals.
    case "\u{13f8}"..."\u{13fd}", "\u{ab70}"..."\u{abbf}": return false
    default:
      // Forms of other characters, such as letters in circles or of full width, and what is not seen at all. The host is in
      // lower case by then, so that no capital is meant.
      return scalar.properties.changesWhenNFKCCaseFolded || scalar.properties.isDefaultIgnorableCodePoint
    }
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
