internal import ApusEncodings

/// What a body says of its own charset, or is told to be: a mark at its beginning, its Content-Type, a page's `<meta>`,
/// an XML declaration, in that order.
package enum CharsetClaim: Sendable, Hashable {
  /// - Parameter markLength: the bytes of a byte order mark, which is no part of the text.
  case known(Charset, markLength: Int = 0)
  case unknown(String)

  /// `nil` when nothing says, or what says so says UTF-8.
  package init?(_ bytes: [UInt8], contentType: String?) {
    let type = contentType?.lowercased() ?? ""
    let said = Self.parameter(of: contentType ?? "")
    guard said != nil || Self.isText(type) else { return nil }
    let head = bytes.prefix(1024)
    let mark = Self.mark(head, count: bytes.count)
    // As nearly all say.
    if mark == nil, let said, ["utf-8", "UTF-8"].contains(said) { return nil }
    let found =
      mark ?? said.map { Self.named($0, head) }
      ?? Self.stated(in: head, type) ?? Self.zeros(head, type)
    guard let found, found != .known(.utf8) else { return nil }
    self = found
  }

  /// What somebody says of it, whatever it says itself; `nil` for UTF-8. A mark of the same charset is no text.
  package init?(_ bytes: [UInt8], saidToBe label: String) {
    let head = bytes.prefix(1024)
    var claim = Self.named(label, head)
    if case .unknown = claim, let charset = Charset(named: label) { claim = .known(charset) }
    if case .known(let charset, let length) = Self.mark(head, count: bytes.count),
      claim == .known(charset) || Self.widths.contains(Self.folded(label))
    {
      claim = .known(charset, markLength: length)
    }
    guard claim != .known(.utf8) else { return nil }
    self = claim
  }

  /// Names that leave the order of the bytes to a mark.
  private static let widths: Set<String> = ["utf16", "ucs2", "iso10646ucs2", "utf32", "ucs4"]

  private static func folded(_ label: String) -> String { label.lowercased().filter { $0 != "-" } }

  private static func parameter(of contentType: String) -> String? {
    guard let mark = contentType.utf8.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let value = HeaderParameters(contentType[mark...].dropFirst(), separatedBy: ";")["charset"]
    // Some write it in single quotes, which are none.
    let name = value?.trimmingBlanks.filter { $0 != "'" } ?? ""
    return name.isEmpty ? nil : name
  }

  private static func isText(_ type: String) -> Bool {
    type.isEmpty || type.hasPrefix("text/")
      || type.holds("json") || ["xml", "script", "yaml", "csv", "html"].contains { type.holds($0) }
  }

  // MARK: What says so

  private static func mark(_ head: ArraySlice<UInt8>, count: Int) -> CharsetClaim? {
    switch (head.first, head.dropFirst().first) {
    case (0xef, 0xbb) where head.dropFirst(2).first == 0xbf: return .known(.utf8)
    case (0xff, 0xfe) where head[2...].starts(with: [0, 0]) && count % 4 == 0:
      return .known(Charset("UTF-32LE"), markLength: 4)
    case (0xff, 0xfe): return .known(Charset("UTF-16LE"), markLength: 2)
    case (0xfe, 0xff): return .known(Charset("UTF-16BE"), markLength: 2)
    case (0, 0) where head[2...].starts(with: [0xfe, 0xff]):
      return .known(Charset("UTF-32BE"), markLength: 4)
    default: return nil
    }
  }

  private static func named(_ label: String, _ head: ArraySlice<UInt8>) -> CharsetClaim {
    switch folded(label) {
    // The order of the bytes is not said, and no mark says it: the zeros of plain letters do, else it is as in RFC 2781.
    case "utf16", "ucs2", "iso10646ucs2":
      let odd = stride(from: 1, to: head.count, by: 2).count { head[$0] == 0 }
      let even = stride(from: 0, to: head.count, by: 2).count { head[$0] == 0 }
      return .known(Charset(odd > even ? "UTF-16LE" : "UTF-16BE"))
    case "utf32", "ucs4":
      return .known(Charset(head.first == 0 ? "UTF-32BE" : "UTF-32LE"))
    default: return Charset(onPages: label).map { .known($0) } ?? .unknown(label)
    }
  }

  /// What a page or a document in XML says in its first lines. They were read as ASCII, so they are not in UTF-16.
  private static func stated(in head: ArraySlice<UInt8>, _ type: String) -> CharsetClaim? {
    guard head.contains(UInt8(ascii: "<")) else { return nil }
    let isXML = head.starts(with: "<?xml".utf8)
    guard isXML || type.holds("html") || type.isEmpty else { return nil }
    let text = String(decoding: head, as: UTF8.self).lowercased()
    var label: String?
    if type.holds("html") || text.contains("<html") { label = metaCharset(text) }
    if isXML, label == nil { label = value(of: "encoding", in: text.prefix { $0 != ">" }) }
    guard let label, !label.hasPrefix("utf-16"), !label.hasPrefix("utf-32") else { return nil }
    return named(label, head)
  }

  private static func metaCharset(_ text: String) -> String? {
    var rest = text[...]
    while let tag = rest.firstRange(of: "<meta") {
      rest = rest[tag.upperBound...]
      if let value = value(of: "charset", in: rest.prefix { $0 != ">" }) { return value }
    }
    return nil
  }

  /// The value behind `name=`, with quotes or without.
  private static func value(of name: String, in text: Substring) -> String? {
    guard let place = text.firstRange(of: name) else { return nil }
    let rest = text[place.upperBound...].drop(while: \.isWhitespace)
    guard rest.first == "=" else { return nil }
    let value = rest.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      .prefix { !$0.isWhitespace && !"\"';/?>".contains($0) }
    return value.isEmpty ? nil : String(value)
  }

  /// JSON begins with two characters of ASCII, so its zeros tell (RFC 4627, 3).
  private static func zeros(_ head: ArraySlice<UInt8>, _ type: String) -> CharsetClaim? {
    guard head.prefix(4).contains(0), type.holds("json"), head.count >= 2 else { return nil }
    switch head.prefix(4).map({ $0 == 0 }) {
    case [true, true, true, false]: return .known(Charset("UTF-32BE"))
    case [false, true, true, true]: return .known(Charset("UTF-32LE"))
    case [true, false, true, false], [true, false]: return .known(Charset("UTF-16BE"))
    case [false, true, false, true], [false, true]: return .known(Charset("UTF-16LE"))
    default: return nil
    }
  }
}
