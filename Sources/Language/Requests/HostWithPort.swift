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
  let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(isPartOfHost) else { return false }
  let port = parts[1].prefix { $0.isASCII && $0.isWholeNumber }
  return (1...5).contains(port.count) && "/?#".contains(parts[1].dropFirst(port.count).first ?? "/")
}

private func isPartOfHost(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || "-._".utf8.contains(byte)
}
