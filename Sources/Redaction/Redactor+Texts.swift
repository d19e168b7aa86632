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
    let told = TellingStrings.all(in: Array(JSONString.quoted(text).utf8))
    if !told.ranges.isEmpty { return redact(within: text) }
    return redact(told.sentences.isEmpty ? text : redact(names: text))
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
  ///
  /// - Parameter areSentences: whether a name may stand before another word in them; by default it most likely does not.
  mutating func redactedStrings(
    _ ranges: [Range<Int>], in bytes: [UInt8], areSentences: Bool = false
  ) -> [(range: Range<Int>, text: String)] {
    var effort = stopsWhenCancelled ? Effort() : .unlimited
    return ranges.compactMap { range in
      guard effort.spend(range.count),
        let text = (try? JSONDocument(Array(bytes[range])))?.root.string
      else { return nil }
      let redacted = areSentences ? redact(names: text) : redact(within: text)
      return redacted == text ? nil : (range, JSONString.quoted(redacted))
    }
  }

  /// A sentence in something else: `Authorization: Bearer x`, not `password: is too short`.
  private mutating func redact(names text: String) -> String {
    let bytes = Array(text.utf8)
    let known = matches(in: bytes)
    let places = (ProseSecrets.all(in: bytes) + ScriptSecrets.all(in: bytes, areProse: true)).map { place in
      let range = Self.whole(place.range, known, in: bytes[...])
      return (range, placeholder(for: String(decoding: bytes[range], as: UTF8.self), of: place))
    }
    return String(decoding: Self.replacing(places, in: bytes), as: UTF8.self)
  }

  /// By them it is told whether a body is text.
  private static let firstBytes = 1024

  /// A text for people that stands alone, such as the reason of a status: told by names, anywhere in it.
  package mutating func redact(sentence text: String) -> String {
    String(decoding: redact(bytes: redact(text: Array(text.utf8), contentType: nil)), as: UTF8.self)
  }

  /// What is no JSON, by what tells of it there; on its lines may be some.
  mutating func redact(text body: [UInt8], contentType: String?) -> [UInt8] {
    var texts: [(range: Range<Int>, text: String)] = []
    // What is read as JSON is not read as a sentence, too.
    var others = body
    JSONLines.read(in: body, stoppingWhenCancelled: stopsWhenCancelled) { value in
      let places = places(ofFieldsOf: value.document, in: value.bytes)
      texts += places.map { (value.written($0.range), $0.text) }
      for place in value.lines where others[place] != 0x0a { others[place] = 0x20 }
    }
    if isStopped { return [] }
    if !body.prefix(Self.firstBytes).contains(0) {
      let known = matches(in: body)
      texts += passwords(inURLs: body)
      texts += places(in: body, without: others, contentType?.lowercased() ?? "").map { place in
        let range = Self.whole(place.range, known, in: body[...])
        return (range, placeholder(for: String(decoding: body[range], as: UTF8.self), of: place))
      }
    }
    return Self.replacing(texts, in: body)
  }

  /// - Parameter others: all of it that is no JSON on lines, where it stands.
  private func places(in body: [UInt8], without others: [UInt8], _ type: String) -> [NamedPlace] {
    let isPage = type.contains("html")
    let isCode = isPage || ["javascript", "css"].contains(where: type.contains)
    var places = QuerySecrets.all(in: body) + CutSecrets.all(in: body)
    if isPage { places += PageSecrets.all(in: body) }
    // What is no JSON, though it says so, may be given to a function.
    if ["html", "script", "json"].contains(where: type.contains) {
      places += ScriptSecrets.all(in: body)
    } else if !isCode {
      places += ScriptSecrets.all(in: others, areProse: true)
    }
    if ["csv", "tab-separated"].contains(where: type.contains) { places += ColumnSecrets.all(in: body) }
    if isCode { return places }
    let rules = rules
    let isDeclared: ((_ name: String) -> Bool)? = rules.isEmpty ? nil : { rules.hides(named: $0) }
    return places + LineSecrets.all(in: others, isYAML: type.contains("yaml"))
      + ProseSecrets.all(in: others, declared: isDeclared)
  }

  /// What stands for a value in a text. One that may be any word is hidden there, and is not known from then on.
  private mutating func placeholder(for value: String, of place: NamedPlace) -> String {
    if place.isDoubtful, known[value] == nil { return Self.placeholder(Self.plain(place.name)) }
    return placeholder(for: value, named: place.name)
  }
}
