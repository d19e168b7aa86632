@_spi(Secrets) package import ApusClient
internal import ApusEncodings

extension Redactor {
  /// A line that a replay shows as it is here, though it may hold what looks like a secret: `[..]` stands for that.
  package func elide(_ line: String) -> String {
    // What is found here is not to be looked for elsewhere.
    var copy = self
    let redacted = copy.redactNamedValues(line)
    guard redacted != line else { return line }
    let mark = "{{secret:"
    return redacted.split(separator: mark, omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? String(part) : "[..]" + part.drop { $0 != "}" }.dropFirst(2)
    }.joined()
  }

  /// The same for each line of a text.
  package func elide(lines text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { elide(String($0)) }.joined(
      separator: "\n")
  }

  /// A line that was printed, ready to be written.
  package func lineToWrite(_ line: String) throws(LeakedSecret) -> String {
    let elided = elide(line)
    try check(Array(elided.utf8))
    return elided
  }

  /// `password=x`, `token: x`, `"secret": "x"`, `token  "x"`, `Authorization: Bearer x`, on a line for people.
  package mutating func redactNamedValues(_ line: String) -> String {
    let bytes = Array(line.utf8)
    var result: [UInt8] = []
    var at = 0
    var quote: UInt8?
    while at < bytes.count {
      // A placeholder is no name with a value.
      if Placeholders.mayBegin(with: bytes[at]), let length = Placeholders.length(at: bytes[at...]) {
        result += bytes[at..<at + length]
        at += length
        continue
      }
      let word = bytes[at...].prefix { isWordByte($0) || $0 == UInt8(ascii: "-") }
      guard !word.isEmpty else {
        if "\"'".utf8.contains(bytes[at]) { quote = bytes[at] == quote ? nil : quote ?? bytes[at] }
        result.append(bytes[at])
        at += 1
        continue
      }
      result += word
      at = word.endIndex
      guard NamedValue.mayFollow(in: bytes, from: at), !GraphQLDeclaration.isOne(word, in: bytes)
      else { continue }
      let name = String(decoding: word, as: UTF8.self)
      let end = Self.hasScheme(name) ? quote : nil
      let places = Self.places(of: name, before: bytes[at...])
      let isDeclared = rules.hides(named: name)
      guard isDeclared || places.contains(where: { SecretNames.rule(of: name, in: $0) != nil }),
        let value = NamedValue(behind: bytes[at...], endingAt: end)
      else { continue }
      let text = String(decoding: bytes[value.range], as: UTF8.self)
      // `password = password` is source code.
      guard text != name,
        isDeclared || places.contains(where: { SecretNames.hides(name, text, in: $0) })
      else { continue }
      result += bytes[at..<value.range.lowerBound] + placeholder(for: text, named: name).utf8
      at = value.range.upperBound
    }
    return redact(String(decoding: result, as: UTF8.self))
  }

  /// Whether its value has several words: a scheme, which need not be one that is known here, and a credential.
  private static func hasScheme(_ name: String) -> Bool { name.lowercased().hasSuffix("authorization") }

  /// What a name may be the name of: of a header only where a colon follows.
  private static func places(of name: String, before rest: ArraySlice<UInt8>) -> [SecretNames.Place] {
    let mark = rest.first == UInt8(ascii: "\"") ? rest.dropFirst().first : rest.first
    guard mark == UInt8(ascii: ":"), name.utf8.contains(UInt8(ascii: "-")) else { return [.member] }
    return HeaderField(name: name, value: "").isNamed("Set-Cookie") ? [] : [.member, .header]
  }
}

/// Where the value stands that follows a name.
private struct NamedValue {
  let range: Range<Int>

  /// Whether marks stand behind a name as they do before its value. Behind most words are none.
  static func mayFollow(in bytes: [UInt8], from end: Int) -> Bool {
    let start = end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end + 1 : end
    var at = start
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    guard at < bytes.count else { return false }
    let byte = bytes[at]
    return byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=")
      || (byte == UInt8(ascii: "\"") && at > start)
  }

  /// - Parameter quote: what ends it, where it stands between quotes with its name.
  init?(behind bytes: ArraySlice<UInt8>, endingAt quote: UInt8? = nil) {
    var rest = bytes
    if rest.first == UInt8(ascii: "\"") { rest = rest.dropFirst() }
    let marks = rest.prefix { " \t:=".utf8.contains($0) }
    rest = rest.dropFirst(marks.count)
    let isQuoted = rest.first == UInt8(ascii: "\"")
    guard isQuoted || marks.contains(where: { $0 != 0x20 && $0 != 0x09 }), !marks.isEmpty else { return nil }
    if isQuoted {
      rest = rest.dropFirst()
      range = rest.startIndex..<(Self.closingQuote(in: rest) ?? rest.endIndex)
    } else {
      for scheme in Self.schemes {
        guard let word = scheme.word, Self.begins(rest, with: word.lowercased() + " ") else { continue }
        rest = rest.dropFirst(word.utf8.count + 1)
        if scheme.pairCoding != nil { rest = Self.pair(in: rest, as: scheme) }
      }
      let end = quote.flatMap { quote in Self.firstUnescaped(in: rest) { $0 == quote } }
      range = rest.startIndex..<(end ?? Self.endOfWord(in: rest))
    }
    let value = String(decoding: rest[range], as: UTF8.self)
    let isReference = (SecretSource.marks + ["{{", "•••", "[", "$"]).contains { value.hasPrefix($0) }
    guard !value.isEmpty, !isReference, !["null", "true", "false"].contains(value) else { return nil }
  }

  /// Those whose proof is a pair come last: nothing more is to be looked for behind it.
  private static let schemes =
    AuthScheme.all.filter { $0.pairCoding == nil } + AuthScheme.all.filter { $0.pairCoding != nil }

  private static func begins(_ bytes: ArraySlice<UInt8>, with word: String) -> Bool {
    String(decoding: bytes.prefix(word.utf8.count), as: UTF8.self).lowercased() == word
  }

  /// `dXNlcjpwYXNz`, or the second of `user password`, as .http files have it.
  private static func pair(in bytes: ArraySlice<UInt8>, as scheme: AuthScheme) -> ArraySlice<UInt8> {
    let word = bytes[..<endOfWord(in: bytes)]
    let rest = bytes[word.endIndex...].drop { $0 == UInt8(ascii: " ") }
    return scheme.isPair(String(decoding: word, as: UTF8.self)) || rest.isEmpty ? bytes : rest
  }

  private static func endOfWord(in bytes: ArraySlice<UInt8>) -> Int {
    firstUnescaped(in: bytes) { " \t&,;\"'".utf8.contains($0) } ?? bytes.endIndex
  }

  private static func closingQuote(in bytes: ArraySlice<UInt8>) -> Int? {
    firstUnescaped(in: bytes) { $0 == UInt8(ascii: "\"") }
  }

  /// Where the first wanted byte stands that has no backslash before it.
  private static func firstUnescaped(in bytes: ArraySlice<UInt8>, _ isWanted: (UInt8) -> Bool) -> Int? {
    var isEscaped = false
    for index in bytes.indices {
      if isEscaped {
        isEscaped = false
      } else if bytes[index] == UInt8(ascii: "\\") {
        isEscaped = true
      } else if isWanted(bytes[index]) {
        return index
      }
    }
    return nil
  }
}

/// Secrets on a screen: they read `•••` there, whoever brings them back.
extension Redactor {
  /// Adds every value of a request that its place or its name tells to be a secret.
  package mutating func learn(namedIn request: Request) {
    learn(from: request)
    for field in request.headers where field.isCredential || rules.hides(header: field.name) {
      _ = redactValue(of: field)
    }
    if let user = request.url.user, request.url.password == nil {
      learn(Secret(user, name: "USER_TOKEN"))
    }
    if let query = request.url.query {
      let pairs = query[...].pieces(between: "&").filter { !Self.isJustKey($0) }
      _ = redactPairs(pairs.joined(separator: "&"), in: .query)
    }
    guard let body = request.body else { return }
    if case .bytes(let bytes) = body.content, bytes.count > Self.largestBody { return }
    _ = RedactedRequest.redacted(body, type: body.contentType ?? request.headers["Content-Type"], &self)
  }

  /// What a person fills in.
  private static let largestBody = 1 << 20

  /// A query item named `key` is more often than not just a key.
  private static func isJustKey(_ pair: Substring) -> Bool {
    let (name, written) = pair.parts(at: "=") ?? (pair, "")
    let value = PercentEncoding.decode(written)
    return name.lowercased() == "key" && !SecretNames.hidesForCertain("key", value, in: .query)
  }

  /// The same text with every known secret masked, also where a line's end breaks it or `…` cuts it short.
  package func masking(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let ranges = search.ranges(onScreen: text).filter { !Placeholders.hold($0, in: text) }
    guard !ranges.isEmpty else { return text }
    var result: [UInt8] = []
    var at = text.startIndex
    for range in ranges {
      result += text[at..<range.lowerBound]
      result += Secret.mask.utf8
      at = range.upperBound
    }
    return (result + text[at...])[...]
  }

  /// How many bytes at the end of a text may be the beginning of a secret.
  package func unfinished(in text: ArraySlice<UInt8>) -> Int { search.unfinished(in: text) }
}
