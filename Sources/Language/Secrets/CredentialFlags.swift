internal import ApusClient

/// The options of a line that bring credentials: every one that curl, HTTPie and this program have, whether or not it
/// is taken here, with its value behind it, joined to it, or behind other letters.
struct CredentialFlags {
  /// Where in the line the secrets of their values stand.
  private(set) var secrets: [Range<Int>] = []

  /// How a value holds its secret.
  private enum Holding {
    /// `USER:PASSWORD`, or a token.
    case person
    case all
    /// A token, or `env:NAME` or `file:PATH`, which say where it is.
    case given
    /// `FILE:PASSWORD`.
    case behindColon
    /// `NAME=VALUE; NAME=VALUE`.
    case cookies
    /// What an item, a header or a field of a form is: its name tells.
    case named
    /// A place with perhaps a user in it, and no scheme.
    case place
  }

  private static let long: [String: Holding] = table([
    (.person, "--auth --user --proxy-user"),
    (
      .all,
      "--pass --proxy-pass --tlspassword --proxy-tlspassword --cert-key-pass --password --http-password --proxy-password"
    ),
    (.all, AuthScheme.all.compactMap(\.words.curlSecret).joined(separator: " ")),
    (.given, "--secret"),
    (.behindColon, "--cert --proxy-cert"),
    (.cookies, "--cookie"),
    (
      .named,
      """
      --header --proxy-header --data --data-raw --data-binary --data-ascii --data-urlencode --json --form \
      --form-string --url-query --post-data --body-data
      """
    ),
    (
      .place,
      "--proxy --preproxy --proxy1.0 --socks4 --socks4a --socks5 --socks5-hostname --url --referer"
    ),
  ])

  /// The options of a login. One of them behind `--secret` is none: that is asked for.
  private static let ofLogin: Set = [
    "--client", "--flow", "--scope", "--keep", "--authorize-url", "--token-url", "--device-url", "--port",
    "--approve",
  ]

  private static let letters: [Dialect: [String: Holding]] = [
    .native: table([
      (.person, "-a -u -U"), (.behindColon, "-E"), (.named, "-H -d"), (.place, "-x -e"),
    ]),
    .httpie: table([(.person, "-a")]),
    .wget: [:],
    .curl: table([
      (.person, "-u -U"), (.behindColon, "-E"), (.cookies, "-b"), (.named, "-H -d -F"), (.place, "-x -e"),
    ]),
  ]

  private static func table(_ rows: [(Holding, String)]) -> [String: Holding] {
    let pairs = rows.flatMap { row in row.1.split(separator: " ").map { (String($0), row.0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// A minus behind it turns the order, and begins no letters: `--sort -stars`.
  private static let sorting = "--sort"

  /// curl's letters that have a value, of which only some are known here otherwise.
  private static let valuedLettersOfCurl = "AbcCdDeEFHKmoPQrtTuUwxXyYz"

  init(_ words: [Word]) {
    let dialect = Self.dialect(of: words)
    var rest = words[...]
    while let word = rest.first {
      let isPlace = dialect != .native || Self.isPlace(at: rest.startIndex, in: words)
      rest = rest.dropFirst()
      let text = word.template.shown
      if text == Self.sorting {
        rest = rest.dropFirst()
      } else if text.hasPrefix("--") {
        readLong(word, &rest)
      } else if text.hasPrefix("-") {
        readLetters(word, &rest, dialect)
      } else if isPlace {
        add(word.template, .place)
      }
    }
  }

  /// Whether a word stands where a URL does. Elsewhere `From:me@host` is a header.
  private static func isPlace(at index: Int, in words: [Word]) -> Bool {
    words.isURL(at: index)
      || index > 0 && ["base", "connect", "use", "proxy"].contains(words[index - 1].text)
  }

  /// The program whose letters they are; `repeat 2 curl …` is a line of curl's.
  private static func dialect(of words: [Word]) -> Dialect {
    for word in words.prefix(4) {
      if let program = PastedLine.Program(word.text) { return program.dialect }
    }
    return .native
  }

  private mutating func readLong(_ word: Word, _ rest: inout ArraySlice<Word>) {
    let split = SplitTemplate(word.template, at: ["="])
    let name = split?.before.shown ?? word.template.shown
    guard let holding = Self.long[name] ?? Self.beginning(with: name) else { return }
    if let split {
      add(split.after, holding)
    } else if holding == .given, let next = rest.first,
      Self.ofLogin.contains(String(next.text.prefix { $0 != "=" }))
    {
      return
    } else if let value = rest.popFirst() {
      add(value.template, holding)
    }
  }

  /// Both programs take the beginning of a name for all of it; of several the shortest is meant.
  private static func beginning(with name: String) -> Holding? {
    guard name.utf8.count > 3, Dialect.allCases.allSatisfy({ OptionSpec.named(name, in: $0) == nil }) else {
      return nil
    }
    return long.filter { $0.key.hasPrefix(name) }.min { ($0.key.count, $0.key) < ($1.key.count, $1.key) }?
      .value
  }

  private mutating func readLetters(_ word: Word, _ rest: inout ArraySlice<Word>, _ dialect: Dialect) {
    let glyphs = word.template.glyphs
    for (place, glyph) in glyphs.enumerated().dropFirst() {
      guard let letter = glyph.scalar.map(Character.init) else { return }
      let holding = Self.letters[dialect]?["-\(letter)"]
      let isOther =
        OptionSpec.named("-\(letter)", in: dialect)?.value != nil
        || (dialect == .curl && Self.valuedLettersOfCurl.contains(letter))
      guard holding != nil || isOther else { continue }
      var value = word.template.dropFirst(place + 1)
      if place + 1 == glyphs.count {
        guard let next = rest.popFirst() else { return }
        value = next.template
      } else if dialect != .curl, glyphs[place + 1].isTyped("=") {
        value = value.dropFirst(1)
      }
      if let holding { add(value, holding) }
      return
    }
  }

  private mutating func add(_ value: Template, _ holding: Holding) {
    switch holding {
    case .person:
      // `--auth bearer x` was meant otherwise.
      guard SecretNames.introduction(value.shown) == nil else { return }
      // A variable's name with something behind it is who asks.
      if let both = SplitTemplate(value, at: [":"]) {
        addTyped(both.after)
      } else if value.plain != nil {
        addTyped(value)
      }
    case .all: addUnlessNamed(value)
    case .given: if !["file:", "cmd:"].contains(where: value.hasPrefix) { addUnlessNamed(value) }
    case .behindColon: SplitTemplate(value, at: [":"]).map { addUnlessNamed($0.after) }
    case .cookies: addCookies(value)
    case .named:
      let item = Word(kind: .ordinary, template: value, range: value.range)
      secrets += TypedSecrets.credentials(in: item, isForm: true)
    case .place: addPassword(ofPlace: value)
    }
  }

  /// `env:NAME` says where the secret is.
  private mutating func addUnlessNamed(_ value: Template) {
    if !value.hasPrefix("env:") { addTyped(value) }
  }

  /// What names a variable is no secret.
  private mutating func addTyped(_ value: Template) {
    if value.hasOwnText { secrets.append(value.range) }
  }

  /// The value of each cookie; what has no `=` is a file.
  private mutating func addCookies(_ value: Template) {
    let pairs = value.glyphs.indices.split { value.glyphs[$0].isTyped(";") }
    for pair in pairs {
      guard let sign = pair.first(where: { value.glyphs[$0].isTyped("=") }), let last = pair.last else {
        continue
      }
      addTyped(value.slice(sign + 1..<last + 1))
    }
  }

  /// The password of `user:password@host:port`. Where a scheme stands before it, it is found anyway.
  private mutating func addPassword(ofPlace value: Template) {
    let glyphs = value.glyphs.prefix { !"/?#".unicodeScalars.contains($0.scalar ?? " ") }
    guard let end = glyphs.lastIndex(where: { $0.isTyped("@") }),
      let colon = glyphs[..<end].firstIndex(where: { $0.isTyped(":") }), colon > 0,
      !glyphs[..<colon].contains(where: { $0.isTyped("=") })
    else { return }
    addTyped(value.slice(colon + 1..<end))
  }
}
