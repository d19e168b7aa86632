internal import ApusEncodings

/// What the text of a URL is meant to be.
package enum URLReference: Equatable {
  case absolute(String)
  /// A path under the session's base, a query, or both.
  case relative(String)
  /// A pattern of curl's that stands for several URLs.
  case several
  /// A path, and no base to put it under.
  case homeless

  init(_ text: String, scheme: String, line: RequestLine, hasBase: Bool) {
    let dialect = line.dialect
    let isPattern = dialect == .curl && !line.isOn(.globOff) && Self.isPattern(text)
    if Self.hasScheme(text) || text.hasPrefix("unix:/") {
      self = isPattern ? .several : .absolute(text)
      return
    }
    switch dialect {
    case .curl, .wget:
      self = isPattern ? .several : .absolute(scheme + "://" + text)
    case .httpie:
      self = .absolute(Self.withHost(text.hasPrefix("://") ? String(text.dropFirst(3)) : text, scheme))
    case .native:
      if Template(text).isURL || namesHostAndPort(text), !"/.?".contains(text.first ?? " ") {
        self = .absolute(Self.withHost(text, scheme))
      } else if hasBase {
        self = .relative(text)
      } else {
        let host = text.prefix { !"/?#".contains($0) }
        self = host.dropFirst().contains(".") ? .absolute(scheme + "://" + text) : .homeless
      }
    }
  }

  /// `:3000/x` is `localhost:3000/x`; `:/x` and `:` have no port.
  private static func withHost(_ text: String, _ scheme: String) -> String {
    if hasScheme(text) { return text }
    guard text.hasPrefix(":"), !text.hasPrefix("::") else { return scheme + "://" + text }
    let after = text.dropFirst()
    let hasPort = after.first?.isWholeNumber ?? false
    return scheme + "://localhost" + (hasPort ? ":" : "") + after
  }

  private static func hasScheme(_ text: String) -> Bool {
    startsURL(Array(text.utf8)[...]) && !"/.?:".contains(text.first ?? " ")
  }

  /// Braces, and brackets but for those around an address.
  private static func isPattern(_ text: String) -> Bool {
    if text.contains("{") { return true }
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return false
    }
    let inside = text[text.index(after: open)..<close]
    return inside.contains("-") && !inside.contains(":")
  }
}

// Paths under a base.
extension URLReference {
  /// Puts a reference under a base's path: `/x` from the base on, everything else from where `cd` has led.
  ///
  /// `..` goes up, but never out of the base.
  package static func join(_ root: String, _ current: String, _ reference: String, keepsDots: Bool) -> String
  {
    var segments: [Substring] = []
    if !reference.hasPrefix("/") { segments = parts(of: current).filter { !$0.isEmpty } }
    let added =
      reference.isEmpty ? [] : parts(of: reference.hasPrefix("/") ? String(reference.dropFirst()) : reference)
    for segment in added {
      if !keepsDots, segment == "." { continue }
      if !keepsDots, segment == ".." {
        _ = segments.popLast()
      } else {
        segments.append(segment)
      }
    }
    let base = root.hasSuffix("/") ? String(root.dropLast()) : root
    if segments.isEmpty { return reference.isEmpty ? root : base + "/" }
    // Not `joined`: its first use has the runtime look through all there is.
    var path = base
    for segment in segments {
      path += "/"
      path += segment
    }
    return path
  }

  /// Takes `.` and `..` out of a whole path.
  static func withoutDots(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
    let segments = parts(of: path)
    guard segments.contains(".") || segments.contains("..") else { return path }
    var kept: [Substring] = []
    for segment in segments.dropFirst() {
      if segment == ".." { _ = kept.popLast() } else if segment != "." { kept.append(segment) }
    }
    if segments.last == "." || segments.last == ".." { kept.append("") }
    return "/" + kept.joined(separator: "/")
  }

  private static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}

/// Whether a word's text is always a URL: it begins with `/`, `./`, `..`, `?` or a scheme.
func startsURL(_ bytes: ArraySlice<UInt8>) -> Bool {
  guard let first = bytes.first else { return false }
  if first == UInt8(ascii: "/") || first == UInt8(ascii: "?") { return true }
  if bytes.starts(with: "./".utf8) || bytes.starts(with: "..".utf8) { return true }
  guard (first | 0x20) &- UInt8(ascii: "a") < 26 || first == UInt8(ascii: ":") else { return false }
  guard let colon = bytes.prefix(32).firstIndex(of: UInt8(ascii: ":")) else { return false }
  let isScheme = bytes[..<colon].allSatisfy { byte in
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || "+-.".utf8.contains(byte)
  }
  return isScheme && bytes[colon...].starts(with: "://".utf8)
}

extension Template {
  /// Whether the word is a URL wherever it stands in a line.
  package var isURL: Bool {
    let text = shown
    return startsURL(Array(text.utf8)[...]) || text == "." || isHostAndPort(text) || text.hasPrefix("unix:/")
      || beginsWithBracketedAddress
  }

  /// `[::1]:9201/x` and `[fe80::1%25eth0]/x`: no JSON and no item begins so.
  var beginsWithBracketedAddress: Bool {
    let text = shown
    guard text.hasPrefix("["), let close = text.firstIndex(of: "]") else { return false }
    let address = text[text.index(after: text.startIndex)..<close].prefix { $0 != "%" }
    let rest = text[text.index(after: close)...]
    return address.contains("::") && address.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
      && (rest.isEmpty || ":/?#".contains(rest.first ?? " "))
  }

  /// Whether the word could be a URL as well as an item: `search?q=swift`, `files/a:b`.
  var mayBeURL: Bool {
    guard let split = SplitTemplate(self, at: Item.Separator.byLength.map(\.rawValue)) else { return true }
    return split.before.glyphs.contains { $0.scalar == "/" || $0.scalar == "?" }
  }
}

/// `:3000/x`, `localhost:8080/x`, `127.0.0.1:80`, `example.com:8080/x`: no header is named or valued like that.
private func isHostAndPort(_ text: String) -> Bool {
  guard let colon = text.firstIndex(of: ":") else {
    return text == "localhost" || text.hasPrefix("localhost/")
  }
  let host = text[..<colon]
  let after = text[text.index(after: colon)...]
  let port = after.prefix { $0.isASCII && $0.isWholeNumber }
  let rest = after.dropFirst(port.count)
  guard rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") else { return false }
  if host.isEmpty { return true }
  guard !port.isEmpty else { return false }
  let labels = host.split(separator: ".", omittingEmptySubsequences: false)
  return host == "localhost"
    || (labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.allSatisfy { isNameByte($0) }
      })
}

private func isNameByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
}

extension Word {
  /// `myapi:3000/users`, or `myapi:3000` where `myapi` is the name of no header: where a URL is expected, that is one,
  /// though an item could be spelled so.
  var isHostWithPort: Bool {
    guard kind == .ordinary, namesHostAndPort(text), let item = Item(self) else { return false }
    let name = item.name.shown
    // Hosts are hardly typed with capitals, headers mostly are.
    if name != name.lowercased(), !text.contains("/") { return false }
    return !name.lowercased().hasPrefix("x-") && !HeaderNames.know(name)
  }
}

/// Whether a text is a name, digits, and perhaps a path.
func namesHostAndPort(_ text: String) -> Bool {
  // Most have none, and taking them apart takes longer.
  guard text.holds(":") else { return false }
  let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(isPartOfHost) else { return false }
  let port = parts[1].prefix { $0.isASCII && $0.isWholeNumber }
  return (1...5).contains(port.count) && "/?#".contains(parts[1].dropFirst(port.count).first ?? "/")
}

private func isPartOfHost(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || "-._".utf8.contains(byte)
}
