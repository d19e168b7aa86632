@_spi(Secrets) package import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// What is known about the parts of an exchange, beyond their text.
extension Redactor {
  package mutating func redact(_ url: WebURL) -> String {
    let text = url.with(
      path: redact(path: url.path), query: url.query.map { redactPairs($0, in: .query) }
    ).text
    let start = OrdinaryWords.make(up: url.host) ? "\(url.scheme)://\(url.authority)" : url.scheme
    return start + redact(String(text.dropFirst(start.count)))
  }

  /// `application/json` stays what it is, whatever somebody's password is.
  package mutating func redact(mediaType: String) -> String {
    OrdinaryWords.make(up: mediaType) ? mediaType : redact(mediaType)
  }

  /// The value of a header field. The scheme of a credential and the names of cookies stay.
  package mutating func redactValue(of field: HeaderField) -> String {
    let value =
      switch field.value {
      case .text(let text): text
      case .secret(let secret): secret.reveal()
      }
    guard field.isCredential else {
      if rules.hides(header: field.name) { return placeholder(for: value, named: field.name) }
      return redact(value, ofHeader: field.name)
    }
    if field.isNamed("Set-Cookie") { return redact(redactCookie(value[...], keepsRest: true)) }
    if field.isNamed("Cookie") {
      return value[...].pieces(between: ";").filter { !$0.isEmpty }
        .map { redactCookie($0, keepsRest: false) }.joined(separator: ";")
    }
    if let (scheme, word, rest) = AuthScheme.reading(value) {
      if scheme.pairCoding != nil, let plain = scheme.word {
        learn(Secret("\(plain) \(rest)", name: secretName(of: field)))
      }
      return word + placeholder(for: rest, named: secretName(of: field))
    }
    return placeholder(for: value, named: secretName(of: field))
  }

  private func secretName(of field: HeaderField) -> String {
    if case .secret(let secret) = field.value, let name = secret.name { return name }
    return field.name
  }

  /// A cookie may be a value without a name.
  private mutating func redactCookie(_ text: Substring, keepsRest: Bool) -> String {
    let pair = keepsRest ? text.parts(at: ";")?.before ?? text : text
    let rest = text[pair.endIndex...]
    let name = pair.parts(at: "=")?.before
    let value = pair.parts(at: "=")?.after ?? pair.trimmingBlanks[...]
    guard !value.isEmpty else { return String(text) }
    let label = ["cookie", name?.trimmingBlanks ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    let start = name.map { "\($0)=" } ?? String(pair.unicodeScalars.prefix { $0 == " " })
    return "\(start)\(placeholder(for: String(value), named: label))\(rest)"
  }

  /// A body: fields of JSON and of forms by their names, then every known secret. What holds none stays what it is, and
  /// text of another charset than UTF-8 stays in it.
  ///
  /// - Parameters:
  ///   - label: what somebody says that its text is in.
  ///   - sight: what was seen in it before; by default nobody has looked.
  package mutating func redact(
    body: [UInt8], contentType: String?, saidToBe label: String? = nil, seen sight: BodySight? = nil
  ) -> [UInt8] {
    let text = BodyText(body, contentType: contentType, saidToBe: label)
    guard let charset = text.charset, text.problem == nil else {
      let redacted = redact(utf8: body, contentType: contentType, sight)
      return isStopped ? [] : redacted
    }
    let redacted = redact(utf8: text.bytes, contentType: contentType, nil)
    if isStopped { return [] }
    guard redacted != text.bytes else { return body }
    let written = try? charset.encoded(redacted)
    // Where that has no place for a placeholder, the secret is gone all the same.
    guard let written else { return redacted }
    return body.prefix(text.markLength) + written
  }

  /// The body of an answer: as any, and its texts without the short values that somebody declared.
  package mutating func redact(
    answer body: [UInt8], contentType: String?, saidToBe label: String? = nil, seen sight: BodySight? = nil
  ) -> [UInt8] {
    let redacted = redact(body: body, contentType: contentType, saidToBe: label, seen: sight)
    return short.isEmpty ? redacted : short.hidden(in: redacted)
  }

  private mutating func redact(utf8 body: [UInt8], contentType: String?, _ sight: BodySight?) -> [UInt8] {
    let isForm = contentType?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
    if isForm || Self.isPairs(body), let text = String(validating: body, as: UTF8.self) {
      return redact(bytes: Array(redactPairs(text, in: .form).utf8))
    }
    if let document = sight.map(\.document) ?? (try? JSONDocument(body)) {
      return redact(document, in: body, sight)
    }
    if let parts = MultipartParts.all(in: body) { return redact(bytes: redacted(parts, of: body)) }
    if contentType?.lowercased().hasPrefix("application/graphql") == true {
      return redact(bytes: redact(graphQL: body))
    }
    // A page in HTML has names for other things.
    if contentType?.lowercased().contains("xml") == true || body.starts(with: "<?xml".utf8) {
      return redact(bytes: redactXML(body))
    }
    return redact(bytes: redact(text: body, contentType: contentType))
  }

  /// `a=1&password=x`, whatever somebody calls it: a form on one line, which holds no blank.
  private static func isPairs(_ body: [UInt8]) -> Bool {
    guard body.count <= longestPairs, let sign = body.firstIndex(of: UInt8(ascii: "=")), sign > 0 else {
      return false
    }
    return body[..<sign].allSatisfy { isWordByte($0) || "-.[]%&".utf8.contains($0) }
      && body.allSatisfy { $0 > 0x20 }
  }

  private static let longestPairs = 64 << 10

  /// - Parameter sight: what was seen of it before.
  mutating func redact(_ document: JSONDocument, in body: [UInt8], _ sight: BodySight? = nil) -> [UInt8] {
    let clean = redactFields(of: document, in: body, sight)
    let tokens = sight?.bytes == clean ? sight?.tokens : nil
    return redact(clean, holding: tokens ?? TokenShapes.ranges(in: clean))
  }

  private mutating func redactFields(
    of document: JSONDocument, in body: [UInt8], _ sight: BodySight? = nil
  ) -> [UInt8] {
    Self.replacing(places(ofFieldsOf: document, in: body, sight), in: body)
  }

  /// What is secret in a text in JSON, and what stands for it, with its quotes.
  mutating func places(
    ofFieldsOf document: JSONDocument, in body: [UInt8], _ sight: BodySight? = nil
  ) -> [(range: Range<Int>, text: String)] {
    var places: [(range: Range<Int>, text: String)] = []
    for member in sight?.members ?? document.secretMembers {
      let value = member.value.string ?? member.value.text
      places.append((member.value.byteRange, placeholder(for: value, named: member.name)))
    }
    for (node, name) in rules.isEmpty ? [] : rules.values(in: document) where node.kind != .null {
      places.append((node.byteRange, placeholder(for: node.string ?? node.text, named: name)))
    }
    places = places.map { ($0.range, "\"\($0.text)\"") } + redactedQueries(in: document)
    let done = Set(places.map(\.range.lowerBound))
    var (strings, sentences) = sight.map { ($0.strings, $0.sentences) } ?? TellingStrings.all(in: body)
    strings.removeAll { done.contains($0.lowerBound) }
    sentences.removeAll { done.contains($0.lowerBound) }
    return places + redactedStrings(strings, in: body)
      + redactedStrings(sentences, in: body, areSentences: true)
  }

  /// A form of several parts: each by its name, or else by what is in it.
  private mutating func redacted(_ parts: [MultipartParts.Part], of body: [UInt8]) -> [UInt8] {
    let asksForToken = parts.contains { $0.name == SecretNames.grantType }
    var result: [UInt8] = []
    var at = 0
    for part in parts {
      let bytes = Array(body[part.range])
      let text = String(decoding: bytes, as: UTF8.self)
      let isSecret =
        rules.hides(field: part.name)
        || SecretNames.hides(part.name, text, in: .form, besideGrantType: asksForToken)
      result += body[at..<part.range.lowerBound]
      result +=
        isSecret
        ? Array(placeholder(for: text, named: part.name).utf8)
        : redact(body: bytes, contentType: part.contentType)
      at = part.range.upperBound
    }
    return result + body[at...]
  }

  private mutating func redactXML(_ body: [UInt8]) -> [UInt8] {
    let places = XMLSecrets.all(in: body).map { secret in
      let value = String(decoding: body[secret.range], as: UTF8.self)
      return (secret.range, placeholder(for: value, named: secret.name))
    }
    return Self.replacing(places, in: body)
  }

  static func replacing(_ places: [(range: Range<Int>, text: String)], in bytes: [UInt8]) -> [UInt8] {
    // What holds nothing is not copied.
    if places.isEmpty { return bytes }
    var result: [UInt8] = []
    var at = 0
    // What lies in another goes with it.
    for place in places.sorted(by: {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    })
    where place.range.lowerBound >= at {
      result += bytes[at..<place.range.lowerBound]
      result += place.text.utf8
      at = place.range.upperBound
    }
    return result + bytes[at...]
  }
}

extension WebURL {
  /// Reading a URL encodes the braces of a placeholder; it stays as it was written.
  package var showingPlaceholders: WebURL {
    guard [path, query ?? ""].contains(where: { $0.contains("%7B%7B") }) else { return self }
    return with(
      path: Placeholders.shown(in: path), query: query.map(Placeholders.shown), fragment: fragment)
  }
}
