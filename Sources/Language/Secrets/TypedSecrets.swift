internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// Where secrets stand in a line that was typed.
struct TypedSecrets {
  /// In bytes and in their order; none lies in another.
  let ranges: [Range<Int>]
  /// Those of them that only a word before them tells: a line that is understood has none.
  let guesses: [Range<Int>]

  init(_ line: String, _ commands: CommandWords) { self.init(line, commands, isBehindPipe: false) }

  private init(_ line: String, _ commands: CommandWords, isBehindPipe: Bool) {
    let bytes = Array(line.utf8)
    let read = PastedLine.syntax(of: line).map { PastedLine.words(line, $0.syntax) } ?? Words(line)
    let variables = GraphQLVariables(in: bytes)
    var found = Self.persons(in: bytes) + Self.members(in: bytes, variables) + NamedMembers(bytes).secrets
    found += NestedSecrets(read.words, variables, in: bytes).ranges
    found += URLPairs(bytes).secrets + ComparedSecrets(read.words).ranges
    if !read.words.areProse { found += QuotedSecrets(line).ranges + Self.escaped(in: bytes) }
    let isForm = read.words.contains { Self.formOptions.contains($0.text) }
    if !read.words.areProse { found += read.words.flatMap { Self.credentials(in: $0, isForm: isForm) } }
    found += CredentialFlags(read.words).secrets + PastedCode.credentials(in: line)
    found += Self.values(ofCommand: read.words) + Self.cookiePairs(in: read.words)
    found += Self.secrets(behindPipeOf: read, commands) + Self.secrets(ofLineIn: read, line, commands)
    let guesses = MistypedSecrets(read.words, commands, isBehindPipe: isBehindPipe).ranges.filter {
      !found.contains($0)
    }
    found += guesses
    // What lies in another is hidden by it.
    var kept: [Range<Int>] = []
    for range in found.filter({ !$0.isEmpty }).sorted(by: {
      ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count)
    })
    where range.lowerBound >= kept.last?.upperBound ?? 0 && range.upperBound <= bytes.count {
      kept.append(range)
    }
    ranges = kept
    self.guesses = kept.filter { guesses.contains($0) }
  }

  // MARK: Anywhere

  /// The password of each `://user:password@`, or all of a user without one.
  private static func persons(in bytes: [UInt8]) -> [Range<Int>] {
    let mark = Array("://".utf8)
    var found: [Range<Int>] = []
    var at = 0
    while let start = bytes[at...].firstRange(of: mark)?.upperBound {
      let person = URLPerson(in: bytes, at: start)
      at = person.end
      if let range = person.password ?? person.range { found.append(range) }
    }
    return found
  }

  /// The value of each `"password": "x"`, whether or not the JSON is whole. A variable may be given to a password.
  private static func members(in bytes: [UInt8], _ variables: GraphQLVariables) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = bytes[...]
    while let name = QuotedText(in: rest) {
      rest = name.rest
      let behind = rest.drop(while: isBlank)
      let called = variables.name(of: name.text) ?? name.text
      guard behind.first == UInt8(ascii: ":"), SecretNames.rule(of: called, in: .member) != nil else {
        continue
      }
      let value = behind.dropFirst().drop(while: isBlank)
      found += Redactor.ranges(within: called, behind: value)
      guard value.first == UInt8(ascii: "\""), let text = QuotedText(in: value) else { continue }
      let isSecret = SecretNames.hidesForCertain(called, text.text, in: .member)
      if isSecret, !text.text.hasPrefix("{{") { found.append(text.range) }
      rest = text.rest
    }
    return found
  }

  /// What stands escaped in a text of JSON, as a query does: `{"query": "{login(password: \"x\")}"}`.
  private static func escaped(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = bytes[...]
    while let text = QuotedText(in: rest) {
      rest = text.rest
      found += Redactor.ranges(inEscaped: bytes[text.range])
    }
    return found
  }

  /// Those of a line that the output is piped into.
  private static func secrets(behindPipeOf line: Words, _ commands: CommandWords) -> [Range<Int>] {
    guard case .pipe(let command, let range) = line.tail else { return [] }
    let start = range.upperBound - command.utf8.count
    guard start >= range.lowerBound else { return [] }
    return TypedSecrets(command, commands, isBehindPipe: true).ranges.map {
      $0.lowerBound + start..<$0.upperBound + start
    }
  }

  /// Those of the line in quotes that `let NAME from "LINE"` has.
  private static func secrets(
    ofLineIn read: Words, _ line: String, _ commands: CommandWords
  ) -> [Range<Int>] {
    let words = read.words
    guard words.count > 3, words[0].text.lowercased() == "let", words[2].text == "from" else { return [] }
    let range = words[3].range
    let inner = String(decoding: Array(line.utf8)[range].dropFirst().dropLast(), as: UTF8.self)
    guard range.count > 2, !inner.hasPrefix("let ") else { return [] }
    return TypedSecrets(inner, commands).ranges.map {
      $0.lowerBound + range.lowerBound + 1..<$0.upperBound + range.lowerBound + 1
    }
  }

  // MARK: Words

  /// `Authorization:x`, `access_token==x`, `password=x`; not what names a variable or a file.
  static func credential(in word: Word, isForm: Bool) -> Range<Int>? {
    // What has a brace or a quote in its name is no item, but JSON or source.
    guard let item = Item(word), !item.separator.readsFile, item.separator != .upload, !item.value.isEmpty,
      let value = item.value.plain, !item.name.shown.contains(where: { "?#/{\"".contains($0) })
    else { return nil }
    let place: SecretNames.Place =
      item.separator.isHeader ? .header : item.separator.isQuery ? .query : isForm ? .form : .member
    // `Authorization:Bearer x` lacks its quotes: the secret is the next word. No name of a header has blanks, prose has.
    guard place != .header || SecretNames.introduction(value) == nil && !item.name.trimmed.shown.contains(" ")
    else { return nil }
    let isSecret = SecretNames.hidesForCertain(URLPairs.innermost(item.name.shown), value, in: place)
    return isSecret ? item.value.trimmed.range : nil
  }

  private static let formOptions: Set = ["--form", "-f", "--multipart"]

  /// Whether a word is an option of `use`, or the host or team behind it.
  private static func isPlace(_ word: Word, in words: [Word]) -> Bool {
    if word.text.hasPrefix("--") { return true }
    guard let index = words.firstIndex(where: { $0.range == word.range }), index > 0 else { return false }
    switch words[index - 1].text {
    case "--host": return word.text.contains { ".:".contains($0) }
    case "--team": return !DoubtfulText(word.text).mayBeSecret(as: "use")
    default: return false
    }
  }

  /// The secret of `auth bearer x`, `auth basic user x`, `set header Authorization x` and `let token = x`.
  private static func values(ofCommand words: [Word]) -> [Range<Int>] {
    let texts = words.prefix(3).map { $0.text.lowercased() }
    guard let first = texts.first, texts.count > 1 else { return [] }
    if first == "cookies" {
      // What is to be forgotten is a name.
      return texts[1] == "clear" ? [] : cookies(words.dropFirst(texts[1] == "set" ? 2 : 1))
    }
    if first == "jwt" { return token(words[1]).map { [$0] } ?? [] }
    guard texts.count > 2 else { return [] }
    switch takesKey(words) ? "auth" : first {
    case "auth":
      // Its options say which of their values is a secret.
      if texts[1] == "oauth2" { return [] }
      let words = KeyWords(words).withoutSettings
      let owner = AuthScheme.named(texts[1])?.owner
      if owner != nil, words.count == 3 {
        // `user:{{password}}` has none that is typed; behind a header's name its value was meant.
        return SplitTemplate(words[2].template, at: [":"]).map { $0.after.isHole ? [] : [$0.after.range] }
          ?? []
      }
      return literals(words.dropFirst(owner == nil ? 2 : 3)).map(\.range)
    case "set" where texts[1] == "cert":
      return literals(words[2...]).compactMap { SplitTemplate($0.template, at: [":"])?.after }
        .filter { !$0.isEmpty && !$0.hasPrefix("env:") }.map(\.range)
    case "use":
      // `use github now` was meant otherwise.
      return literals(words.dropFirst(2)).filter {
        SecretNames.introduction($0.text) == nil && !isPlace($0, in: words)
          && ($0.text.utf8.count >= 8 || DoubtfulText($0.text).mayBeSecret(as: "use"))
      }.map(\.range)
    default:
      if words[0].kind == .path || first.hasPrefix("$") { return assigned(words) }
      guard let setting = TypedSetting(words) else { return [] }
      return literals(setting.values).filter {
        SecretNames.hidesForCertain(setting.name, $0.text, in: setting.place)
      }.map(\.range)
    }
  }

  /// What was meant for a token of three parts, though it is none.
  private static func token(_ word: Word) -> Range<Int>? {
    let isOne = word.text.count { $0 == "." } > 1 && !word.text.contains("/")
    return isOne ? literals([word]).first?.range : nil
  }

  /// The values of `Cookie: a=x; b=y`, which blanks make several words.
  private static func cookiePairs(in words: [Word]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var goesOn = false
    for word in words {
      let text = word.text.lowercased()
      if goesOn, let value = SplitTemplate(word.template, at: ["="])?.after {
        if value.plain?.isEmpty == false { found.append(value.range) }
      } else if goesOn, !SetCookie.isAttribute(text.filter { $0 != ";" }) {
        // A cookie may be a value without a name.
        found += literals([word]).map(\.range)
      }
      let isHeader = ["cookie:", "set-cookie:"].contains { text.hasPrefix($0) }
      goesOn = isHeader && text.hasSuffix(":") || text.hasSuffix(";") && (goesOn || isHeader)
    }
    return found
  }

  /// `sid=x Path=/`, and `sid x`, which is meant for it.
  private static func cookies(_ words: ArraySlice<Word>) -> [Range<Int>] {
    let items = words.filter { !SetCookie.isAttribute($0.text.prefix { $0 != "=" }) }
      .compactMap { SplitTemplate($0.template, at: ["="])?.after.range }
    return items.isEmpty ? literals(words.dropFirst()).map(\.range) : items
  }

  /// `.token = x` and `$token = x`, as if a path could be set.
  private static func assigned(_ words: [Word]) -> [Range<Int>] {
    guard let name = words[0].text.split(whereSeparator: { ".$".contains($0) }).last, words[1].text == "="
    else { return [] }
    return literals(words[2...]).filter {
      SecretNames.hidesForCertain(String(name), $0.text, in: .member)
    }.map(\.range)
  }

  /// Whether a line is of `auth`, or was meant to be, or of a check with a key.
  private static func takesKey(_ words: [Word]) -> Bool {
    words.first.map { MeantAuth.isNear($0.text) } ?? false || KeyWords(words).areCheck
  }

  /// What stands there as it is, and names no variable and no file.
  static func literals(_ words: ArraySlice<Word>) -> [Word] {
    words.filter { word in
      word.kind == .ordinary && !(SecretSource.marks + ["{{"]).contains { word.text.hasPrefix($0) }
    }
  }
}

extension [Word] {
  /// Whether they are a command that takes prose, where nothing is set and nothing is sent.
  var areProse: Bool { first.map { ["note", "find"].contains($0.text.lowercased()) } ?? false }
}
