internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

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

  /// The same for each line of a text. What is known goes also where a line's end breaks it or `…` cuts it short.
  package func elide(lines text: String) -> String {
    let bytes = Array(text.utf8)
    let known = search.ranges(onScreen: bytes[...]).filter { !Placeholders.hold($0, in: bytes[...]) }
    // So are values that go on over several.
    let named = ScriptSecrets.all(in: bytes, areProse: true).map(\.range)
    let broken = named.filter { bytes[$0].contains(UInt8(ascii: "\n")) }
    let places = (known + broken).map { range in
      (range, "[..]" + String(repeating: "\n[..]", count: bytes[range].count { $0 == UInt8(ascii: "\n") }))
    }
    return String(decoding: Self.replacing(places, in: bytes), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { elide(String($0)) }
      .joined(separator: "\n")
  }

  /// A line that was printed, ready to be written.
  package func lineToWrite(_ line: String) throws(LeakedSecret) -> String {
    let elided = elide(line)
    try check(Array(elided.utf8))
    return elided
  }

  /// `password=x`, `token: x`, `"secret": "x"`, `token  "x"`, `Authorization: Bearer x`, `"password": ["x"]`,
  /// `http://me:x@host`, on a line for people.
  package mutating func redactNamedValues(_ line: String) -> String {
    let bytes = Array(line.utf8)
    let places = namedPlaces(in: bytes)
    return isStopped ? "" : redact(String(decoding: Self.replacing(places, in: bytes), as: UTF8.self))
  }

  /// The same, and what stands for each.
  mutating func namedPlaces(in bytes: [UInt8]) -> [(range: Range<Int>, text: String)] {
    var places = passwords(inURLs: bytes)
    let known = matches(in: bytes)
    let variables = graphQLVariables(in: bytes)
    var (at, looked) = (0, 0)
    var quote = OpenQuote()
    var effort = stopsWhenCancelled ? Effort() : .unlimited
    while at < bytes.count {
      guard effort.spend() else { return [] }
      // A placeholder is no name with a value.
      if Placeholders.mayBegin(with: bytes[at]), let length = Placeholders.length(at: bytes[at...]) {
        at += length
        continue
      }
      let word = bytes[at...].prefix { isWordByte($0) || $0 == UInt8(ascii: "-") }
      guard !word.isEmpty else {
        at = quote.pass(at, in: bytes)
        continue
      }
      if let fallback = fallback(of: word, in: bytes) {
        places += fallback
        at = fallback.last?.range.upperBound ?? word.endIndex
        continue
      }
      let declaration = GraphQLDeclaration.end(of: word, in: bytes)
      at = declaration ?? word.endIndex
      guard let end = NamedValue.endOfName(in: bytes, from: at), NamedValue.mayFollow(in: bytes, from: end),
        !Placeholders.isMark(endingAt: at, in: bytes)
      else { continue }
      let own = String(decoding: word, as: UTF8.self)
      let name = declaration == nil ? own : variables.name(of: own) ?? own
      places += placesWithin(name, behind: bytes[end...])
      // One that ends with the name began with it.
      let outer = end > at && bytes[end - 1] == UInt8(ascii: "'") ? OpenQuote() : quote
      let before = bytes[..<word.startIndex]
      // A line of a setting begins with its name.
      let isFirst = !before.suffix(64).reversed().prefix { $0 != 0x0a }.contains(where: isWordByte)
      let begun = ValueStart(
        quote: outer, isBare: end == at, isInQuery: Self.isInQuery(before),
        mayBeSentence: !isFirst)
      guard let place = place(of: name, behind: bytes[end...], begun, known) else {
        if end >= looked { places += encodedPlaces(behind: bytes[end...], &looked) }
        continue
      }
      places.append(place)
      (at, quote) = (Self.end(of: place.range, in: bytes), outer)
    }
    return places
  }

  /// `x` of `${PASSWORD:-x}`, and of `password: ${P:-x}`, which stands for a variable that is not set; what follows `:?` only
  /// says that it is not.
  ///
  /// - Returns: `nil` where no variable stands there.
  private mutating func fallback(
    of name: ArraySlice<UInt8>, in bytes: [UInt8]
  ) -> [(range: Range<Int>, text: String)]? {
    guard bytes[..<name.startIndex].suffix(2).elementsEqual("${".utf8) else { return nil }
    let rest = bytes[name.endIndex...]
    guard let mark = [":-", ":=", "="].first(where: { rest.starts(with: $0.utf8) }) else { return [] }
    let value = rest.dropFirst(mark.utf8.count).prefix { $0 != UInt8(ascii: "}") && $0 != 0x0a }
    let text = String(decoding: value, as: UTF8.self)
    let labels = [name, Self.name(before: bytes[..<(name.startIndex - 2)])].map {
      String(decoding: $0, as: UTF8.self)
    }
    guard !NamedValue.isReference(text),
      let label = labels.first(where: { SecretNames.hides($0, text, in: .member) })
    else { return [] }
    return [(value.indices, placeholder(for: text, named: label))]
  }

  /// What a value is called that begins at the end of some bytes: `password` of `password: "`.
  private static func name(before bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let marks = bytes.reversed().prefix { " \t:=\"'".utf8.contains($0) }
    guard marks.contains(where: { ":=".utf8.contains($0) }) else { return [] }
    let rest = bytes.dropLast(marks.count)
    return rest.suffix(rest.reversed().prefix { isWordByte($0) || $0 == UInt8(ascii: "-") }.count)
  }

  /// Where a value ends, with the single quotes around it.
  private static func end(of value: Range<Int>, in bytes: [UInt8]) -> Int {
    let sides = [bytes[..<value.lowerBound].last, bytes[value.upperBound...].first]
    return value.upperBound + (sides.allSatisfy { $0 == UInt8(ascii: "'") } ? 1 : 0)
  }

  /// The value that follows a name, where it is a secret, and what stands for it.
  ///
  /// - Parameter known: where known secrets stand. One that goes on behind the first word is the value.
  private mutating func place(
    of name: String, behind bytes: ArraySlice<UInt8>, _ start: ValueStart, _ known: [Match]
  ) -> (range: Range<Int>, text: String)? {
    let quote = start.quote
    let end = SecretNames.mayHaveScheme(name) ? quote.byte : nil
    let places = Self.places(of: name, before: bytes)
    let isDeclared = rules.hides(named: name)
    guard isDeclared || places.contains(where: { SecretNames.rule(of: name, in: $0) != nil }),
      let value = NamedValue(
        behind: bytes, endingAt: end, isCredential: start.isBare && SecretNames.mayHaveScheme(name),
        isInSingleQuotes: quote.byte == UInt8(ascii: "'"), endsAtEscape: quote.hasEscapes,
        isInQuery: start.isInQuery || Self.isInForm(bytes), mayBeSentence: start.mayBeSentence)
    else { return nil }
    let range = Self.whole(value.range, known, in: bytes)
    let text = String(decoding: bytes[range], as: UTF8.self)
    // `password = password` is source code, and `id-token: write` a permission.
    guard text != name,
      isDeclared
        || !SecretNames.isPlain(text) && places.contains(where: { SecretNames.hides(name, text, in: $0) })
    else { return nil }
    return (range, placeholder(for: text, named: name))
  }

  /// The same of all that lies in an array or an object.
  mutating func placesWithin(
    _ name: String, behind bytes: ArraySlice<UInt8>
  ) -> [(range: Range<Int>, text: String)] {
    guard SecretNames.rule(of: name, in: .member) != nil, let part = NamedValue.container(behind: bytes),
      let document = try? JSONDocument(Array(part))
    else { return [] }
    return document.root.secrets(within: name).map { secret in
      let range = secret.value.byteRange
      let quote = secret.value.kind == .string ? 1 : 0
      let text = placeholder(for: secret.value.string ?? secret.value.text, named: name)
      return (part.startIndex + range.lowerBound + quote..<part.startIndex + range.upperBound - quote, text)
    }
  }

  /// The password of each `://user:password@`.
  mutating func passwords(inURLs bytes: [UInt8]) -> [(range: Range<Int>, text: String)] {
    guard MarkSearch.next(UInt8(ascii: "@"), in: bytes, from: 0) != nil else { return [] }
    var places: [(range: Range<Int>, text: String)] = []
    var at = 0
    while let start = Self.authority(in: bytes, from: at) {
      let person = URLPerson(in: bytes, at: start)
      at = person.end
      guard let range = person.password, !range.isEmpty else { continue }
      let password = String(decoding: bytes[range], as: UTF8.self)
      guard !NamedValue.isReference(password) else { continue }
      places.append((range, placeholder(for: password, named: "PASSWORD")))
    }
    return places
  }

  /// What follows the next `://`.
  private static func authority(in bytes: [UInt8], from start: Int) -> Int? {
    let slash = UInt8(ascii: "/")
    var at = start
    while let colon = MarkSearch.next(UInt8(ascii: ":"), in: bytes, from: at) {
      at = colon + 1
      if at + 1 < bytes.count, bytes[at] == slash, bytes[at + 1] == slash { return at + 2 }
    }
    return nil
  }

  /// What a name may be the name of: of a header only where a colon follows.
  private static func places(of name: String, before rest: ArraySlice<UInt8>) -> [SecretNames.Place] {
    if SecretNames.areCookies(name) {
      // In a head the names of cookies stay.
      return rest.first { !" \t:=".utf8.contains($0) } == UInt8(ascii: "\"") ? [.member] : []
    }
    let mayBeHeader =
      rest.first == UInt8(ascii: ":") && name.utf8.contains(UInt8(ascii: "-"))
      && !SecretNames.isPlain(within: name)
    return mayBeHeader ? [.member, .header] : [.member]
  }
}
