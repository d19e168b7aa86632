internal import ApusClient
internal import ApusEncodings

/// Secrets in words that mean nothing as they stand: `Authorization: Bearer x`, `bearer x`, `login me x`, `--token x`.
/// A word before them tells, wherever in the line it is: it names a secret, or introduces one.
///
/// A word too many can be typed again, and a secret that is kept cannot be taken back; so the words behind such a one
/// are hidden whatever they look like. What has a meaning of its own is not: options, URLs, further items, names of
/// variables and of files, and every word of a command that takes no credential.
struct MistypedSecrets {
  private(set) var ranges: [Range<Int>] = []
  private let words: [Word]
  private let commands: CommandWords
  /// There any word may be a pattern or a file.
  private let isBehindPipe: Bool

  init(_ words: [Word], _ commands: CommandWords, isBehindPipe: Bool = false) {
    self.commands = commands
    self.words = words.flatMap(Self.parts)
    self.isBehindPipe = isBehindPipe
    var index = 0
    while index < self.words.count {
      if let secret = secret(in: self.words[index]) { ranges.append(secret) }
      guard let name = name(at: index) else {
        index += 1
        continue
      }
      let values = values(of: name)
      ranges += secrets(in: values.found, of: name)
      index = values.end
    }
    // Asked last, for a line seldom comes so far.
    if !ranges.isEmpty, !takesCredential { ranges = [] }
  }

  /// The words of `'Authorization Bearer x'`, which quotes make one.
  private static func parts(of word: Word) -> [Word] {
    guard word.kind == .ordinary, Item(word) == nil, word.template.fragments.count == 1,
      let only = word.template.fragments.first, only.kind == .verbatim,
      only.text.utf8.contains(where: isBlank)
    else { return [word] }
    return Words(String(repeating: " ", count: only.range.lowerBound) + only.text).words
  }

  /// That of `--bearer=x` and `bearer:x`. Other such words are items, whose names tell.
  private func secret(in word: Word) -> Range<Int>? {
    guard let item = Item(word), !item.separator.readsFile, item.value.plain?.isEmpty == false else {
      return nil
    }
    let name = item.name.shown
    let isOption = name.hasPrefix("-") && Self.option(name) == nil
    let text = String(name.drop { $0 == "-" }).lowercased()
    let isScheme = AuthScheme.standard.contains { $0.name == text && $0.sendsSecretItself }
    guard isOption ? SecretNames.introduction(text) != nil : isScheme else { return nil }
    return item.value.range
  }

  /// Looking, checking, keeping and teaching take none: there a word is the name of what is looked at.
  private var takesCredential: Bool {
    guard let first = words.first, first.kind == .ordinary else { return false }
    // `TypedSecrets` knows what of these is a secret.
    if TypedSetting(words) != nil || words.count > 2 && MeantAuth.isNear(first.text) { return false }
    return commands.use(first.text) != .names
  }

  // MARK: Names

  /// A word behind which a secret may stand.
  private struct Name {
    let text: String
    let index: Int
    /// `:` or `=` ends it. Alone that is an item without a value, which other items may follow.
    let isSigned: Bool
    /// Whether that is a header's name with its colon: the next word was meant for it, whatever it looks like.
    let isHeader: Bool
    /// What it may be the name of.
    let places: [SecretNames.Place]
    let introduction: SecretNames.Introduction?
    /// How many words may be its value: an option has one, and perhaps whose it is.
    var limit = Int.max
  }

  private func name(at index: Int) -> Name? {
    let word = words[index]
    guard word.kind == .ordinary, let typed = word.template.plain else { return nil }
    if let scheme = scheme(inHeader: word) {
      return Name(
        text: scheme, index: index, isSigned: true, isHeader: false, places: [],
        introduction: SecretNames.introduction(scheme))
    }
    let undashed = (endOfQuery(at: index) ?? typed).drop { $0 == "-" }
    let text = String(undashed.prefix { $0 != ":" && $0 != "=" })
    let sign = undashed.dropFirst(text.count)
    guard !text.isEmpty, sign.allSatisfy({ $0 == ":" || $0 == "=" }), Variables.isName(text) else {
      return nil
    }
    let isHeader = sign.first == ":" || text.contains("-")
    let places = SecretNames.Place.allCases.filter {
      $0 != .cookie && ($0 != .header || isHeader) && SecretNames.rule(of: text, in: $0) != nil
    }
    // `login = ada` is an item with blanks in it.
    var introduction = SecretNames.introduction(text) ?? (index == 0 ? MeantAuth.introduction(text) : nil)
    if introduction == .owner, !sign.isEmpty { introduction = nil }
    let isOption = typed.hasPrefix("-")
    guard !places.isEmpty || introduction != nil,
      !hasOtherMeaning(
        text, at: index, isOption: isOption, isSigned: !sign.isEmpty, isScheme: introduction != nil)
    else { return nil }
    return Name(
      text: text, index: index, isSigned: !sign.isEmpty,
      isHeader: sign == ":" && places.contains(.header), places: places, introduction: introduction,
      limit: isOption ? introduction == .owner ? 2 : 1 : .max)
  }

  /// `password` of `/x?password = y`, whose blanks are one too many.
  private func endOfQuery(at index: Int) -> String? {
    let text = words[index].text
    guard let start = text.lastIndex(where: { "?&;".contains($0) }), index + 1 < words.count else {
      return nil
    }
    let name = text[start...].dropFirst()
    return name.hasSuffix("=") || words[index + 1].text.hasPrefix("=") ? String(name) : nil
  }

  /// `Bearer` of `Authorization:Bearer x`.
  private func scheme(inHeader word: Word) -> String? {
    guard let item = Item(word), item.separator == .header, let value = item.value.plain,
      SecretNames.introduction(value) != nil, SecretNames.rule(of: item.name.shown, in: .header) != nil
    else { return nil }
    return value
  }

  /// Whether a word that could be a name is a command, an option that there is, or an option's value.
  private func hasOtherMeaning(
    _ text: String, at index: Int, isOption: Bool, isSigned: Bool, isScheme: Bool
  ) -> Bool {
    if isOption { return Self.option(words[index].text) != nil }
    if isSigned { return false }
    if isBehindPipe { return true }
    if index > 0, let option = Self.option(words[index - 1].text), option.value != nil {
      // `--auth bearer x` was meant otherwise.
      if !isScheme || ["-A", "--auth-type"].contains(words[index - 1].text) { return true }
    }
    guard index == 0, let use = commands.use(text) else { return false }
    return use != .credential
  }

  private static func option(_ name: String) -> OptionSpec? {
    Dialect.allCases.lazy.compactMap { OptionSpec.named(name, in: $0) }.first
  }

  // MARK: Values

  private struct Value {
    let template: Template
    let range: Range<Int>
    var text: String { template.shown }
  }

  /// The words that may be its value, and where the line goes on.
  private func values(of name: Name) -> (found: [Value], end: Int) {
    var found: [Value] = []
    var isSigned = false
    var index = firstValue(of: name)
    while index < words.count, words[index].kind == .ordinary, found.count < name.limit {
      let word = words[index]
      var value = Value(template: word.template, range: word.range)
      let sign = found.isEmpty ? word.template.glyphs.prefix { $0.isTyped(":") || $0.isTyped("=") }.count : 0
      if sign > 0 {
        isSigned = true
        let rest = word.template.dropFirst(sign)
        value = Value(template: rest, range: rest.range)
      }
      if value.template.isEmpty {
        index += 1
        continue
      }
      guard goesOn(value, at: index, behind: found.last, isSigned: isSigned, name) else { break }
      found.append(value)
      index += 1
    }
    return (found, index)
  }

  /// Whether a word is a value's first one, or belongs to the one before it.
  private func goesOn(
    _ value: Value, at index: Int, behind last: Value?, isSigned: Bool, _ name: Name
  ) -> Bool {
    let text = value.text
    if (SecretSource.marks + ["{{", Secret.mask]).contains(where: text.hasPrefix) { return false }
    // `Bearer` of `Authorization: Bearer x` has a value itself.
    if index + 1 < words.count, let next = self.name(at: index), last != nil || next.introduction != nil {
      return false
    }
    if last == nil, isSigned { return true }
    if last == nil, name.isHeader {
      return !text.hasPrefix("-") && text != "<"
        && Item(words[index]).map { $0.isRemoval && $0.namesHeader } != true
    }
    if let last, last.text.hasSuffix(",") || last.text.hasSuffix(";") { return true }
    if ["-", "/", "http://", "https://", "<"].contains(where: text.hasPrefix) { return false }
    guard let item = Item(words[index]), !item.name.isEmpty, !item.value.isEmpty, item.separator != .upload
    else { return true }
    return last == nil && !name.isSigned && !words.isURL(at: name.index)
      && !HeaderField(name: item.name.shown, value: "").belongsAnywhere
  }

  /// `token` of `qiita token delete x` is one word of a name, and the next one another.
  private func firstValue(of name: Name) -> Int {
    guard name.index > 0 else { return 1 }
    let start = name.index - 1
    return max(name.index + 1, start + commands.nameLength(words[start...].map(\.text)))
  }

  private func secrets(in values: [Value], of name: Name) -> [Range<Int>] {
    guard let introduction = name.introduction else {
      // `Authorization: Bearer` waits for its secret.
      return values.filter { value in
        SecretNames.introduction(value.text) == nil
          && name.places.contains { SecretNames.hidesForCertain(name.text, value.text, in: $0) }
      }.map(\.range)
    }
    if introduction == .owner, let first = values.first {
      if let pair = SplitTemplate(first.template, at: [":"]) {
        return [pair.after.range] + values.dropFirst().map(\.range)
      }
      if values.count > 1, !first.text.contains("=") { return values.dropFirst().map(\.range) }
    }
    return values.filter { !isWord($0.text, of: name) }.map(\.range)
  }

  /// Whether a word is followed by what is no secret there: `auth baerer`, `auth off`, `auth status`.
  private func isWord(_ text: String, of name: Name) -> Bool {
    if ["on", "off", "true", "false", "null", "none", "help"].contains(text.lowercased()) { return true }
    guard MeantAuth.isNear(name.text) else { return false }
    // No token is so short and so plain. What was meant is a command's second word, and the error speaks of it.
    return text.utf8.count < 8 && text.utf8.allSatisfy { $0 &- 0x61 < 26 }
      || nearest(to: text, among: AuthScheme.all.map(\.name) + ["none", "oauth2"]) != nil
  }
}

extension [Word] {
  /// Whether a word stands where the URL of a request does: behind its method.
  func isURL(at index: Int) -> Bool {
    let before = self[..<index].filter { !$0.text.hasPrefix("-") }.suffix(2).map { $0.text.lowercased() }
    guard let last = before.last else { return false }
    return RequestLine.verbs.contains { $0.word == last } || before.count == 2 && before.first == "send"
  }
}
