internal import ApusClient
internal import ApusEncodings

/// Where the value stands that follows a name.
struct NamedValue {
  let range: Range<Int>

  /// Where a name ends, with what counts or names a part of it and with its quote: `password[0]`, `user[password]`,
  /// `"password"`, `\"password\"` of a text within a text. `nil` where such a part is no secret: `token[type]`.
  static func endOfName(in bytes: [UInt8], from end: Int) -> Int? {
    var at = end
    if at < bytes.count, bytes[at] == UInt8(ascii: "]") { at += 1 }
    while at < bytes.count, bytes[at] == UInt8(ascii: "[") {
      let part = bytes[(at + 1)...].prefix { isWordByte($0) || $0 == UInt8(ascii: "-") }
      guard bytes[part.endIndex...].first == UInt8(ascii: "]") else { return at }
      let isCounted = part.allSatisfy { $0 &- 0x30 < 10 }
      if !isCounted, SecretNames.isPlain(within: String(decoding: part, as: UTF8.self)) { return nil }
      at = part.endIndex + 1
    }
    let slashes = bytes[at...].prefix { $0 == UInt8(ascii: "\\") }
    // In a shell a single quote ends more than a name.
    if at + 1 < bytes.count, bytes[at] == UInt8(ascii: "'"), bytes[at + 1] == UInt8(ascii: ":") {
      return at + 1
    }
    return bytes[slashes.endIndex...].first == UInt8(ascii: "\"") ? slashes.endIndex + 1 : at
  }

  /// Whether marks stand behind a name, which ends there, as they do before its value. Behind most words are none.
  static func mayFollow(in bytes: [UInt8], from end: Int) -> Bool {
    var at = end
    while at < bytes.count, isBlank(bytes[at]) { at += 1 }
    guard at < bytes.count else { return false }
    let byte = bytes[at]
    return byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=")
      || (byte == UInt8(ascii: "\"") && at > end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The array or the object that follows a name, where it is whole.
  static func container(behind bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let rest = bytes.drop { " \t:='".utf8.contains($0) }
    guard let first = rest.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    var depth = 0
    var isInText = false
    var isEscaped = false
    for place in rest.indices {
      let byte = rest[place]
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText.toggle()
      } else if !isInText, "{[".utf8.contains(byte) {
        depth += 1
      } else if !isInText, "}]".utf8.contains(byte) {
        depth -= 1
        if depth == 0 { return rest[...place] }
      }
    }
    return nil
  }

  /// - Parameters:
  ///   - quote: what ends it, where it stands between quotes with its name.
  ///   - isCredential: whether its name is that of a header, whose scheme stays in quotes of its own, too.
  ///   - isInSingleQuotes: whether it stands with its name in such quotes, so that it has none of its own.
  ///   - endsAtEscape: whether `\n` ends a line there.
  ///   - isInQuery: whether it stands in the query of a URL, where `,` and `;` are signs like others.
  ///   - mayBeSentence: whether other words stand before its name.
  init?(
    behind bytes: ArraySlice<UInt8>, endingAt quote: UInt8? = nil, isCredential: Bool = false,
    isInSingleQuotes: Bool = false, endsAtEscape: Bool = false, isInQuery: Bool = false,
    mayBeSentence: Bool = false
  ) {
    var rest = bytes
    let marks = rest.prefix { " \t:=".utf8.contains($0) }
    rest = rest.dropFirst(marks.count)
    let slashes = rest.prefix { $0 == UInt8(ascii: "\\") }
    let isQuoted = rest[slashes.endIndex...].first == UInt8(ascii: "\"")
    guard isQuoted || marks.contains(where: { $0 != 0x20 && $0 != 0x09 }), !marks.isEmpty else { return nil }
    let isHeader = isCredential && marks.elementsEqual(":".utf8)
    if rest.starts(with: Self.fence) {
      rest = rest.dropFirst(Self.fence.count)
      range = rest.startIndex..<(rest.firstRange(of: Self.fence)?.lowerBound ?? rest.endIndex)
    } else if isQuoted {
      let opening = rest.prefix(slashes.count + 1)
      rest = rest.dropFirst(opening.count)
      if isHeader { rest = Self.behindScheme(rest, " ") }
      let end = slashes.isEmpty ? Self.closingQuote(in: rest) : rest.firstRange(of: opening)?.lowerBound
      range = rest.startIndex..<(end ?? rest.endIndex)
    } else if !isInSingleQuotes, let quoted = Self.singleQuoted(rest) {
      range = isHeader ? Self.behindScheme(rest[quoted], " ").indices : quoted
    } else {
      if isHeader { rest = Self.behindScheme(rest, #"\ "#) }
      for scheme in Self.schemes {
        guard let word = scheme.word, Self.begins(rest, with: word.lowercased() + " ") else { continue }
        rest = rest.dropFirst(word.utf8.count + 1)
        if scheme.pairCoding != nil { rest = Self.pair(in: rest, as: scheme) }
      }
      let line = Self.line(of: rest, endsAtEscape: endsAtEscape)
      let end = quote.flatMap { quote in
        Self.firstUnescaped(in: line) { $0 == quote } ?? (line.count < rest.count ? line.endIndex : nil)
      }
      range =
        line
        .startIndex..<(end ?? Self.endOfNumber(in: line)
        ?? (isInQuery && marks.elementsEqual("=".utf8)
          ? Self.endInQuery(of: line) : Self.endOfWord(in: line)))
    }
    let value = String(decoding: rest[range], as: UTF8.self)
    // `{type: string}` of YAML is an object as well.
    if value.hasPrefix("{"), value.hasSuffix(":") { return nil }
    let isBehindColon = mayBeSentence && !isQuoted && marks.contains(UInt8(ascii: ":"))
    if isBehindColon, Self.beginsClause(value, before: rest[range.upperBound...]) { return nil }
    guard !value.isEmpty, value != "{", !Self.isReference(value), !["null", "true", "false"].contains(value)
    else { return nil }
  }

  /// Whether a text says where a secret is, stands for one, or begins an object, which is no value by itself.
  static func isReference(_ value: String) -> Bool { references.contains { value.hasPrefix($0) } }

  /// Whether a sentence goes on there, as in `about authentication: who you are`.
  private static func beginsClause(_ value: String, before rest: ArraySlice<UInt8>) -> Bool {
    let next = rest.dropFirst().prefix { $0 > 0x20 }
    guard rest.first == UInt8(ascii: " "), let letter = next.first, letter | 0x20 &- 0x61 < 26,
      !next.contains(where: { $0 &- 0x30 < 10 })
    else { return false }
    return clauseWords.contains(value.lowercased())
  }

  /// Words that mean nothing without what follows them.
  private static let clauseWords = Set(
    """
    a an the this that these those who whom whose what which where when why how it its you your we our
    they their he she his her i my if as at by for from in into of on to with without and or but nor no
    not is are was were has have had can may must will would there here each every some any all both one
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let references = SecretSource.marks + ["{{", "•••", "[", "$", "{\"", "{ ", "{}"]

  /// Those whose proof is a pair come last: nothing more is to be looked for behind it.
  private static let schemes =
    AuthScheme.all.filter { $0.pairCoding == nil } + AuthScheme.all.filter { $0.pairCoding != nil }

  /// What stands behind the word of a scheme; everything where there is none.
  private static func behindScheme(_ bytes: ArraySlice<UInt8>, _ blank: String) -> ArraySlice<UInt8> {
    let words = schemes.compactMap { $0.word.map { $0.lowercased() + blank } }
    return bytes.dropFirst(words.first { begins(bytes, with: $0) }?.utf8.count ?? 0)
  }

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

  /// A stop or a comma at the end is that of a sentence.
  static func endInQuery(of bytes: ArraySlice<UInt8>) -> Int {
    let value = bytes.prefix { $0 > 0x20 && !"&#\"'<>()`\\".utf8.contains($0) }
    return value.lastIndex { !",;.".utf8.contains($0) }.map { $0 + 1 } ?? value.endIndex
  }

  /// All up to the end of its line.
  private static func line(of bytes: ArraySlice<UInt8>, endsAtEscape: Bool) -> ArraySlice<UInt8> {
    let line = bytes.prefix { $0 != 0x0a && $0 != 0x0d }
    guard endsAtEscape else { return line }
    var at = line.startIndex
    while let slash = line[at...].firstIndex(of: UInt8(ascii: "\\")) {
      if let letter = line[slash...].dropFirst().first, "nr".utf8.contains(letter) { return line[..<slash] }
      at = min(slash + 2, line.endIndex)
    }
    return line
  }

  /// Where a number ends that brackets are closed behind: `pin: 1234)`.
  private static func endOfNumber(in bytes: ArraySlice<UInt8>) -> Int? {
    let word = bytes[..<endOfWord(in: bytes)]
    let digits = word.prefix { $0 &- 0x30 < 10 }
    let rest = word[digits.endIndex...]
    return digits.isEmpty || rest.isEmpty || !rest.allSatisfy(")]}".utf8.contains) ? nil : digits.endIndex
  }

  /// What stands around a text of several lines in GraphQL.
  private static let fence = Array("\"\"\"".utf8)

  /// In a shell a dollar may stand before it.
  private static func singleQuoted(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let text = bytes.first == UInt8(ascii: "$") ? bytes.dropFirst() : bytes
    guard text.first == UInt8(ascii: "'") else { return nil }
    return QuotedValue.range(in: text.dropFirst(), endingAt: UInt8(ascii: "'"))
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
