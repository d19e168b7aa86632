@_spi(Secrets) package import ApusClient
internal import ApusEncodings

/// The one door before the disk: it replaces secrets by `{{secret:NAME}}`, and refuses bytes that still hold one.
///
/// It knows the secrets it was given and those it met on the way: values of credential headers, of query keys and of
/// fields such as `password`. A value that is long enough to be told from other text is replaced wherever it turns up
/// later, in any spelling.
package struct Redactor: Sendable {
  /// What stands for them, each another.
  private var names: [String] = []
  /// What they were called when they were met, which several may share.
  private var calledNames: [String] = []
  /// How many are called so, or so and a number, in small letters.
  private var namesakes: [String: Int] = [:]
  private(set) var known: [String: Int] = [:]
  private(set) var search = NeedleSearch()
  private var escaped = EscapedSearch()
  /// Values that somebody declared, too short to be looked for everywhere.
  private(set) var short = ShortSecrets()
  private let isForScreens: Bool
  /// What somebody declared to be secret.
  package private(set) var rules = RedactionRules()
  /// Whether texts stand for secrets that it was told of, as in a replay.
  package var isOfReplay = false
  /// Whether it gives up once its task is cancelled, and has nothing for an answer then: whoever asks for that looks at
  /// whether the task was cancelled before using what came. By default it does all it is asked for.
  package var stopsWhenCancelled = false
  /// What is no secret though it has a name that tells: what a request is signed with.
  var spared: Set<String> = []
  /// Up to which length values that may be words are hidden at their names only: in files of any kind they stand for
  /// other things too.
  package var longestSparedWord = 0
  private var words: [Int: Int] = [:]
  /// How many names lie around the value that is looked into, each encoded within the one before.
  var encodedNames = 0

  /// Values met on the way are replaced elsewhere only from this length on: `true` may be a password somewhere.
  package static let shortestLearned = 8

  package init(secrets: [Secret] = [], rules: RedactionRules = RedactionRules()) {
    isForScreens = false
    self.rules = rules
    for secret in secrets { learn(secret) }
  }

  /// For a screen, where a short secret may be a part of any word: it is looked for as a word of its own, unless that is
  /// an ordinary one.
  package static var forScreens: Redactor { Redactor(isForScreens: true) }

  private init(isForScreens: Bool) { self.isForScreens = isForScreens }

  /// Whether nobody waits for what it does.
  package var isStopped: Bool { stopsWhenCancelled && Task.isCancelled }

  // MARK: Knowing

  package var knownCount: Int { names.count }

  /// Whether a known secret stands in some bytes.
  package func knows(in bytes: [UInt8]) -> Bool { !matches(in: bytes).isEmpty }

  /// What those are called that stand there.
  func names(in bytes: [UInt8]) -> [String] {
    names.isEmpty ? [] : matches(in: bytes).map { calledNames[$0.label] }
  }

  /// Where known secrets stand.
  func matches(in bytes: [UInt8]) -> [(range: Range<Int>, label: Int)] {
    escaped.matches(in: bytes, besides: search.matches(in: bytes))
      .filter { !isSpared($0.label) && !Placeholders.hold($0.range, in: bytes[...]) }
  }

  private func isSpared(_ label: Int) -> Bool { words[label].map { $0 <= longestSparedWord } ?? false }

  /// Adds a secret somebody declared. One under four bytes is hidden only where its name says what it is.
  package mutating func learn(_ secret: Secret) {
    let value = secret.reveal()
    let name = Self.plain(secret.name ?? "value")
    // A scheme is no secret, and what stands behind it may stand alone elsewhere.
    guard let (scheme, word, rest) = AuthScheme.reading(value),
      scheme.spellings.contains(where: { $0 + " " == word })
    else { return remember(value, as: name) }
    if scheme.pairCoding != nil {
      learnPair(rest, of: scheme, name)
    } else {
      remember(scheme.sendsSecretItself ? rest : value, as: name)
    }
  }

  /// Takes what these rules say for secret as well.
  package mutating func add(_ rules: RedactionRules) { self.rules.add(rules) }

  /// Has these rules count from now on, and no others. What was learned by the others is known on.
  package mutating func go(by rules: RedactionRules) { self.rules = rules }

  /// Adds every secret of a request. What has no name gets the one that exports have for it.
  package mutating func learn(from request: Request) {
    for field in request.headers {
      if case .secret(let secret) = field.value { learn(secret, named: field.name) }
    }
    if let password = request.url.password { learn(password, named: "PASSWORD") }
    if let passphrase = request.options.chosenTLS?.keyPassphrase { learn(passphrase, named: "PASSPHRASE") }
    if let login = request.options.login {
      learn(login.password, named: login.secretName)
      if let token = login.token { learn(token, named: "SESSION_TOKEN") }
    }
    if case .through(let proxy) = request.options.proxy, let password = proxy.password {
      learn(password, named: "PROXY_PASSWORD")
    }
  }

  mutating func learn(_ secret: Secret, named name: String) {
    learn(secret.name == nil ? Secret(secret.reveal(), name: name) : secret)
  }

  private mutating func learnPair(_ encoded: String, of scheme: AuthScheme, _ name: String) {
    if let (_, password) = scheme.pair(in: encoded) {
      // Whoever named the credentials meant the password, unless something else is called so.
      let isPassword = name.lowercased().hasSuffix("password") || !names.contains(name)
      let isUnnamed = HeaderField(name: name, value: "").isNamed("Authorization")
      remember(password, as: isUnnamed ? "PASSWORD" : isPassword ? name : name + ".password")
    }
    remember(encoded, as: name)
  }

  private mutating func remember(_ value: String, as name: String) {
    if value.contains("{{secret:") {
      isOfReplay = true
      return
    }
    guard value.utf8.count >= SecretForms.shortest, isNew(value) else { return }
    let isWord = isForScreens && value.utf8.count < Self.shortestLearned
    if isWord, OrdinaryWords.holdEveryWord(of: value) { return }
    let number = names.count
    names.append(distinct(name))
    calledNames.append(name)
    known[value] = number
    if SecretNames.mayBeWords(value) { words[number] = value.utf8.count }
    // What was percent-encoded when it was met may have been typed as it is.
    let plain = PercentEncoding.decode(value)
    var texts: Set = [value, SecretForms.withoutMarkup(value)]
    if !plain.unicodeScalars.contains("\u{fffd}") { texts.insert(plain) }
    look(for: texts, number, isWord: isWord)
  }

  private mutating func look(for texts: Set<String>, _ number: Int, isWord: Bool) {
    for form in texts.reduce(into: Set<[UInt8]>(), { $0.formUnion(SecretForms.all(of: $1)) }) {
      search.add(form, label: number, isWord: isWord)
    }
    for text in texts { escaped.add(text, label: number, isWord: isWord) }
  }

  /// Looks for a value that is known as it may read elsewhere, too.
  mutating func know(_ value: String, also text: String) {
    guard let number = known[value], isNew(text) else { return }
    known[text] = number
    look(for: [text], number, isWord: isForScreens && text.utf8.count < Self.shortestLearned)
  }

  /// What stands for a value from now on. One that is what secrets are called is not looked for elsewhere: there it is
  /// their name, as in `password=password`.
  package mutating func placeholder(for value: String, named name: String) -> String {
    if value.isEmpty || value.hasPrefix("{{secret:") { return value }
    let isNamesake = SecretNames.isKnown(value)
    if !isNamesake, isForScreens || PercentEncoding.decode(value).utf8.count >= Self.shortestLearned {
      remember(value, as: Self.plain(name))
    } else if rules.hides(named: name) {
      short.add(value, Self.placeholder(Self.plain(name)))
    }
    return Self.placeholder(known[value].map { names[$0] } ?? Self.plain(name))
  }

  /// A name that no other secret has, for one more of them. Case makes no difference: some become variables of a shell.
  private mutating func distinct(_ name: String) -> String {
    let wanted = name.lowercased()
    let same = namesakes[wanted] ?? 0
    for end in wanted.indices.prefix(Self.longestName) where wanted[end] == "-" {
      namesakes[String(wanted[..<end]), default: 0] += 1
    }
    namesakes[wanted] = same + 1
    if same == 0 { return name }
    let own = "\(name)-\(same + 1)"
    namesakes[own.lowercased(), default: 0] += 1
    return own
  }

  private static let longestName = 128

  static func placeholder(_ name: String) -> String { "{{secret:\(name)}}" }

  static func plain(_ name: String) -> String {
    let allowed = name.unicodeScalars.filter {
      $0.value < 0x80 && (isWordByte(UInt8($0.value)) || $0 == "-" || $0 == ".")
    }
    return allowed.isEmpty ? "value" : String(String.UnicodeScalarView(allowed))
  }

  // MARK: Replacing

  /// Any text: every known secret and everything of a token's shape replaced.
  package mutating func redact(_ text: String) -> String {
    String(decoding: redact(bytes: Array(text.utf8)), as: UTF8.self)
  }

  package mutating func redact(bytes: [UInt8]) -> [UInt8] {
    redact(bytes, holding: TokenShapes.ranges(in: bytes))
  }

  /// - Parameter tokens: where what has the shape of a token stands.
  mutating func redact(_ bytes: [UInt8], holding tokens: [Range<Int>]) -> [UInt8] {
    for range in tokens {
      remember(String(decoding: bytes[range], as: UTF8.self), as: "token")
    }
    if !rules.isEmpty {
      for range in rules.ranges(in: bytes) {
        remember(String(decoding: bytes[range], as: UTF8.self), as: "redacted")
      }
    }
    let matches = matches(in: bytes)
    guard !matches.isEmpty else { return bytes }
    var result: [UInt8] = []
    var at = 0
    for match in matches {
      result += bytes[at..<match.range.lowerBound]
      result += Self.placeholder(names[match.label]).utf8
      at = match.range.upperBound
    }
    return result + bytes[at...]
  }

  // MARK: The last look

  /// Refuses bytes in which a known secret stands in any spelling. Ask it right before writing.
  package func check(_ bytes: [UInt8]) throws(LeakedSecret) {
    // Nothing known is nowhere.
    guard !names.isEmpty else { return }
    for view in Self.views(of: bytes) {
      if isStopped { return }
      let match = matches(in: view).first { !OrdinaryWords.hold($0.range, in: view) }
      if let match { throw LeakedSecret(name: names[match.label]) }
    }
  }
}
