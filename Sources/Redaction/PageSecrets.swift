internal import ApusClient

/// Secrets on a page in HTML that its fields and its head name: `<input name="csrf_token" value="x">`,
/// `<meta name="csrf-token" content="x">`. A page's text has names for other things.
enum PageSecrets {
  static func all(in bytes: [UInt8]) -> [NamedPlace] {
    var found: [NamedPlace] = []
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = start + 1
      let name = bytes[at...].prefix(6).prefix { ($0 | 0x20) &- 0x61 < 26 }
      guard tags.contains(String(decoding: name, as: UTF8.self).lowercased()) else { continue }
      let attributes: [String: Range<Int>]
      (attributes, at) = Self.attributes(in: bytes[name.endIndex...].prefix(longestTag))
      let text = { name in attributes[name].map { String(decoding: bytes[$0], as: UTF8.self) } }
      guard let range = attributes["value"] ?? attributes["content"] else { continue }
      var title = text("name") ?? ""
      // What is typed unseen is one, whatever it is called.
      let isUnseen = text("type")?.lowercased() == "password"
      if isUnseen, SecretNames.rule(of: title, in: .member) == nil { title = "password" }
      let value = String(decoding: bytes[range], as: UTF8.self)
      guard !NamedValue.isReference(value), SecretNames.hides(title, value, in: .member) else { continue }
      found.append(NamedPlace(name: title, range: range))
    }
    return found
  }

  private static let tags: Set = ["input", "meta"]
  private static let longestTag = 16 << 10

  /// By their names, and where they end.
  private static func attributes(in bytes: ArraySlice<UInt8>) -> ([String: Range<Int>], end: Int) {
    var found: [String: Range<Int>] = [:]
    var rest = bytes
    while true {
      rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
      guard let first = rest.first, first != UInt8(ascii: ">") else { return (found, rest.startIndex) }
      let name = rest.prefix { $0 > 0x20 && !"=/>".utf8.contains($0) }
      rest = rest[name.endIndex...].drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "=") else {
        if name.isEmpty { rest = rest.dropFirst() }
        continue
      }
      rest = rest.dropFirst().drop { $0 <= 0x20 }
      let quote = rest.first.flatMap { "\"'".utf8.contains($0) ? $0 : nil }
      let value =
        quote.map { quote in rest.dropFirst().prefix { $0 != quote } }
        ?? rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      found[String(decoding: name, as: UTF8.self).lowercased()] = value.indices
      rest = rest[value.endIndex...].dropFirst(quote == nil ? 0 : 1)
    }
  }
}
