internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// Texts that stand in something else: in a header, in a string of JSON, in a field of a form.
extension Redactor {
  /// Secrets in one are told by names as on a line; what is JSON is read as that.
  mutating func redact(within text: String) -> String {
    let bytes = Array(text.utf8)
    let places = places(within: bytes)
    return isStopped ? "" : redact(String(decoding: Self.replacing(places, in: bytes), as: UTF8.self))
  }

  /// The same, and what stands for each.
  mutating func places(within bytes: [UInt8]) -> [(range: Range<Int>, text: String)] {
    if let first = bytes.first, "{[".utf8.contains(first), let document = try? JSONDocument(bytes) {
      return places(ofFieldsOf: document, in: bytes)
    }
    return bytes.split(separator: UInt8(ascii: "\n")).flatMap { line in
      namedPlaces(in: Array(line)).map { place in
        (place.range.lowerBound + line.startIndex..<place.range.upperBound + line.startIndex, place.text)
      }
    }
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
    let hasNone = Self.withoutNames.contains(where: field.isNamed) || name.lowercased().hasSuffix("-policy")
    guard tells, !hasNone else { return redact(value) }
    guard value.hasPrefix("<") else { return redact(within: value) }
    return value[...].pieces(between: ">").map { redact(within: String($0)) }.joined(separator: ">")
  }

  /// Headers of almost every exchange in which a colon stands in a time or behind a host, and no name before it.
  private static let withoutNames = ["Date", "Expires", "Last-Modified", "Host"]

  /// What stands for the strings that have secrets in them, and where, with their quotes.
  mutating func redactedStrings(
    _ ranges: [Range<Int>], in bytes: [UInt8]
  ) -> [(range: Range<Int>, text: String)] {
    var effort = stopsWhenCancelled ? Effort() : .unlimited
    return ranges.compactMap { range in
      guard effort.spend(range.count),
        let text = (try? JSONDocument(Array(bytes[range])))?.root.string
      else { return nil }
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
    // What is no JSON, though it says so, may be given to a function.
    if ["html", "script", "json"].contains(where: type.contains) { places += ScriptSecrets.all(in: body) }
    if type.contains("csv") { places += ColumnSecrets.all(in: body) }
    let isCode = isPage || ["javascript", "css"].contains(where: type.contains)
    if !isCode { places += LineSecrets.all(in: body) }
    let texts = places.map { place in
      (place.range, placeholder(for: String(decoding: body[place.range], as: UTF8.self), named: place.name))
    }
    return Self.replacing(texts, in: body)
  }
}
