internal import ApusClient

/// Secrets on a page in HTML that its fields and its head name: `<input name="csrf_token" value="x">`,
/// `<meta name="csrf-token" content="x">`, `<textarea name="password">x</textarea>`. A page's text has names for other things.
enum PageSecrets {
  static func all(in bytes: [UInt8]) -> [NamedPlace] {
    var found: [NamedPlace] = []
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = start + 1
      let name = bytes[at...].prefix(longestName).prefix { ($0 | 0x20) &- 0x61 < 26 }
      guard tags.contains(String(decoding: name, as: UTF8.self).lowercased()) else { continue }
      let attributes: [String: Range<Int>]
      (attributes, at) = Self.attributes(in: bytes[name.endIndex...].prefix(longestTag))
      let text = { name in attributes[name].map { String(decoding: bytes[$0], as: UTF8.self) } }
      let own = attributes["value"] ?? attributes["content"]
      guard let range = own ?? Self.text(of: name, behind: at, in: bytes) else { continue }
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

  private static let tags: Set = ["input", "meta", "textarea"]

  /// What stands in an element that has its value between two tags, without the blanks around it.
  private static func text(of tag: ArraySlice<UInt8>, behind end: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard tag.count == "textarea".utf8.count, bytes[end...].first == UInt8(ascii: ">") else { return nil }
    let text = bytes[(end + 1)...].prefix(longestTag).prefix { $0 != UInt8(ascii: "<") }.drop { $0 <= 0x20 }
    guard let last = text.lastIndex(where: { $0 > 0x20 }) else { return nil }
    return text.startIndex..<last + 1
  }

  private static let longestTag = 16 << 10
  /// A letter more, so that a longer name is another.
  private static let longestName = "textarea".utf8.count + 1

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
