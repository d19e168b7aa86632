internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// Texts that stand in something else: in a header, in a string of JSON, in a field of a form.
extension Redactor {
  /// Secrets in one are told by names as on a line; what is JSON is read as that.
  mutating func redact(within text: String) -> String {
    let bytes = Array(text.utf8)
    if let first = bytes.first, "{[".utf8.contains(first), let document = try? JSONDocument(bytes) {
      return String(decoding: redact(document, in: bytes), as: UTF8.self)
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { redactNamedValues(String($0)) }
      .joined(separator: "\n")
  }

  /// The same where something in a text tells that there may be one.
  package mutating func redact(value text: String) -> String {
    TellingStrings.tells(text) ? redact(within: text) : redact(text)
  }

  /// The value of a header that is no credential. Between `<` and `>` is a URL.
  mutating func redact(_ value: String, ofHeader name: String) -> String {
    let field = HeaderField(name: name, value: "")
    if ["Accept", "Content-Type"].contains(where: field.isNamed) { return redact(mediaType: value) }
    let tells = value.utf8.contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }
    let isKnown = SecretNames.isPlain(header: name) && !Self.withURL.contains(where: field.isNamed)
    guard tells, !isKnown, !name.lowercased().hasSuffix("-policy") else { return redact(value) }
    guard value.hasPrefix("<") else { return redact(within: value) }
    return value[...].pieces(between: ">").map { redact(within: String($0)) }.joined(separator: ">")
  }

  /// Ordinary headers that hold a URL.
  private static let withURL = ["Location", "Link"]

  /// A value in a query or a form, as it is written there. What is encoded in it is known from now on, and hidden as any
  /// known secret is.
  mutating func redact(written value: Substring) -> String {
    if value.utf8.contains(UInt8(ascii: "%")) {
      _ = redact(within: PercentEncoding.decode(value))
    } else if value.utf8.contains(UInt8(ascii: "=")) {
      return redact(within: String(value))
    }
    return String(value)
  }

  /// `/x;jsessionid=x`
  mutating func redact(path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: ";")) else { return path }
    return path[...].pieces(between: ";").enumerated().map { index, piece in
      index == 0 ? String(piece) : redactPairs(String(piece), in: .query)
    }.joined(separator: ";")
  }

  /// What stands for the strings that have secrets in them, and where, with their quotes.
  mutating func redactedStrings(
    _ ranges: [Range<Int>], in bytes: [UInt8]
  ) -> [(range: Range<Int>, text: String)] {
    ranges.compactMap { range in
      guard let text = (try? JSONDocument(Array(bytes[range])))?.root.string else { return nil }
      let redacted = redact(within: text)
      return redacted == text ? nil : (range, JSONString.quoted(redacted))
    }
  }

  /// By them it is told whether a body is text.
  private static let firstBytes = 1024

  /// What is no JSON, by what tells of it there.
  mutating func redact(text body: [UInt8], contentType: String?) -> [UInt8] {
    if body.prefix(Self.firstBytes).contains(0) { return body }
    let type = contentType?.lowercased() ?? ""
    let isPage = type.contains("html")
    var places = QuerySecrets.all(in: body) + CutSecrets.all(in: body)
    if isPage { places += PageSecrets.all(in: body) }
    if type.contains("csv") { places += ColumnSecrets.all(in: body) }
    let isCode = isPage || ["javascript", "css"].contains(where: type.contains)
    if !isCode { places += LineSecrets.all(in: body) }
    let texts = places.map { place in
      (place.range, placeholder(for: String(decoding: body[place.range], as: UTF8.self), named: place.name))
    }
    return Self.replacing(texts, in: body)
  }
}
