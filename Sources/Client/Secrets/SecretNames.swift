/// The one table of names whose values are secrets. Whatever shows, keeps, exports or passes on a value asks it.
package enum SecretNames {
  /// What a name is the name of.
  package enum Place: Sendable, CaseIterable {
    case header, query, form, member, cookie, variable
  }

  /// Which values of a name are secrets.
  package enum Rule: Sendable, Hashable {
    /// Numbers too: a PIN is one.
    case anything
    /// Not `true`, `false`, `null` or a number.
    case text
    /// Only what a machine seems to have made up, or what stands beside `grant_type`: `code` may be `US`.
    case random
  }

  /// What makes a value of this name a secret; `nil` when nothing does.
  package static func rule(of name: String, in place: Place) -> Rule? {
    // What a server tells a client to bring back is nobody else's business, whatever it is called.
    if place == .cookie { return .text }
    let words = words(of: name)
    if place != .header, isAboutSecret(words) { return nil }
    if place == .header,
      words.count == 2 && words[1] == "key" && ["idempotency", "cache", "sort"].contains(words[0])
        || words.starts(with: ["access", "control"]) || words.last == "scopes"
    {
      return nil
    }
    return row(of: words, in: place)?.rule
  }

  /// Whether a value is a secret: its name says so, and it is none of the values that cannot be one.
  package static func hides(
    _ name: String, _ value: String, in place: Place, besideGrantType: Bool = false
  ) -> Bool {
    guard !value.isEmpty, let rule = rule(of: name, in: place) else { return false }
    switch rule {
    case .anything: return !isKeyword(value)
    case .text:
      return place == .header || !(isKeyword(value) || isShortNumber(value) || isVersion(value))
    case .random:
      // `Refresh: 5;url=/next` is where to go.
      return besideGrantType || looksMadeUp(value) && !(place == .header && value.contains(";"))
    }
  }

  /// Whether a value is certainly a secret, so that even who typed it does not see it again: an item named `key` is
  /// more often than not just a key.
  package static func hidesForCertain(_ name: String, _ value: String, in place: Place) -> Bool {
    hides(name, value, in: place) && (name.lowercased() != "key" || place == .header || looksMadeUp(value))
  }

  /// The neighbour that tells what an ambiguous name stands for: a token is asked for.
  package static let grantType = "grant_type"

  // MARK: Words before a secret

  /// What stands between a word that introduces a secret and the secret.
  package enum Introduction: Sendable {
    /// Nothing: `bearer x`.
    case itself
    /// Whose it is, or what it is called: `login me x`, `cookie sid x`.
    case owner
  }

  /// How a secret follows a word that need not be the name of one; `nil` when none does.
  package static func introduction(_ word: String) -> Introduction? { introductions[word.lowercased()] }

  private static let introductions: [String: Introduction] = {
    var words: [String: Introduction] = [
      "auth": .itself, "login": .owner, "signin": .owner, "authenticate": .owner, "cookie": .owner,
    ]
    for scheme in AuthScheme.all where scheme.owner != .header {
      words[scheme.name] = scheme.owner == nil ? .itself : .owner
    }
    return words
  }()

  // MARK: Names

  /// A row of the table: words that make a name a secret's, as in `new_password`, `newPassword` and `X-New-Password`.
  struct Row {
    let rule: Rule
    let names: String
    /// Whether the words are all of the name.
    let isWhole: Bool
    /// Whether all that lies in an object of this name may be a secret; see `SecretsWithin`.
    let holds: Bool
    /// Whether its single words may end a word: `dbpassword`.
    let ends: Bool
    let places: Set<Place>

    /// - Parameter names: separated by blanks; the words of one are joined by `+`.
    init(
      _ rule: Rule, _ names: String, isWhole: Bool = false, holds: Bool = false, ends: Bool = false,
      in places: Set<Place> = Set(Place.allCases)
    ) {
      self.rule = rule
      self.names = names
      self.isWhole = isWhole
      self.holds = holds
      self.ends = ends
      self.places = places
    }
  }

  /// The names that are known, each once, as people would write them.
  package static var known: [String] {
    // A letter by itself is a part of how capitals may stand in a name.
    let names = table.flatMap { $0.names.split(separator: " ") }.filter { !$0.hasSuffix("+p") }
    return Set(names.map { String($0).replacing("+", with: "_") }).sorted()
  }

  /// The first row that matches counts.
  static let table = [
    Row(.anything, "password passwd pwd pw passcode passphrase", isWhole: true, holds: true),
    Row(.anything, "otp totp cvv cvc", holds: true),
    Row(.anything, "pin"),
    Row(
      .text,
      """
      password passwd pwd passcode passphrase secret token jwt credential credentials apikey api+key \
      api+keys private+key secret+key access+key app+key signing+key encryption+key subscription+key \
      auth+key authkey passkey master+key masterkey license+key functions+key account+key recovery+code \
      passwords secrets recovery+codes backup+code backup+codes mnemonic seed+phrase accesstoken \
      refreshtoken idtoken authtoken sessiontoken apitoken usertoken clientsecret secretkey privatekey \
      accesskey sessionkey userpass loginpass dbpass adminpass rootpass application+key wallet+key
      """, holds: true, ends: true),
    Row(
      .text,
      """
      device+code mfa+code verification+code sms+code one+time+code reset+code authorization+code \
      client+assertion code+verifier oauth+verifier connection+string saml+response
      """, holds: true),
    // An object of this name has a life of its own.
    Row(.text, "pass signature csrf xsrf session sessionid sessid phpsessid jsessionid"),
    // A count of them, and what a text was cut into, is called so as well.
    Row(.random, "tokens", isWhole: true, holds: true),
    Row(.random, "access+tokens refresh+tokens api+tokens auth+tokens session+tokens", holds: true),
    Row(
      .text,
      """
      authorization proxy+authorization x+authorization x+auth authentication dpop d+po+p sig \
      connect+sid x+honeycomb+team bearer
      """, isWhole: true),
    // In a report of tests it is what was to be.
    Row(.random, "assertion", isWhole: true),
    // A name too many is only asked for again; one too few would give a credential away.
    Row(.text, "authorization auth key", in: [.header]),
    // As a member it is one that was sent back.
    Row(.text, "cookie set+cookie", isWhole: true, in: [.header, .member]),
    Row(.text, "auth", isWhole: true, in: [.query, .form]),
    Row(.text, "refresh", isWhole: true, in: [.form, .member]),
    // In a query it is an API's; as a variable or a member it is more often than not just a key.
    Row(.text, "key", isWhole: true, in: [.query, .form]),
    Row(.text, "sid", isWhole: true, in: [.variable, .cookie]),
    Row(
      .random, "code access key sid auth refresh ticket", isWhole: true,
      in: [.query, .form, .member, .header]),
  ]

  /// The rows in which words stand, by their number: every name of every answer that is recorded is looked up.
  static let rows: [String: [Int]] = {
    var rows: [String: [Int]] = [:]
    for (number, row) in table.enumerated() {
      for name in row.names.split(separator: " ") { rows[String(name), default: []].append(number) }
    }
    return rows
  }()

  static let longestName = rows.keys.map { $0.split(separator: "+").count }.max() ?? 0

  /// Headers of almost every request and answer that are no secrets by the table, known without a look into it.
  static let plainHeaders: Set<String> = [
    "accept", "accept-encoding", "accept-language", "cache-control", "connection", "content-encoding",
    "content-length", "content-type", "date", "etag", "expires", "host", "last-modified", "link", "location",
    "server", "transfer-encoding", "user-agent", "vary",
  ]

  /// Whether a header is one of those.
  package static func isPlain(header name: String) -> Bool { plainHeaders.contains(name.lowercased()) }

  /// The first row of the table that has some words next to each other.
  private static func row(of words: [String], in place: Place) -> Row? {
    var first: Int?
    for length in 1...longestName where length <= words.count {
      for start in 0...words.count - length {
        let name = length == 1 ? words[start] : words[start..<start + length].joined(separator: "+")
        for number in rows[name] ?? [] {
          let row = table[number]
          guard row.places.contains(place), !row.isWhole || length == words.count else { continue }
          first = min(first ?? number, number)
        }
      }
    }
    // Capitals may stand anywhere: `PAssword`.
    let joined = first == nil && words.count > 1 ? rows[words.joined()] : nil
    return (first ?? joined?.first { table[$0].places.contains(place) }).map { table[$0] }
  }

  /// Whether a name is about a secret, and not one: `next_page_token`, `token_type`, `password_changed_at`.
  private static func isAboutSecret(_ words: [String]) -> Bool {
    guard let last = words.last else { return true }
    // It is a token itself.
    if words == ["id", "token", "hint"] { return false }
    return isEnding(last) || words.contains(where: places.contains)
  }

  /// Whether a name that ends in a word is about something: `token_type`.
  static func isEnding(_ word: String) -> Bool { endings.contains(word) }

  private static let endings = Set(
    """
    type url uri endpoint at in count hint length len file path name namespace ref version driver method algorithm alg \
    source prefix placement to
    """.split(separator: " ").map(String.init))
  static let places: Set<String> = ["page", "next", "continuation", "cursor"]

  /// `new`, `password` of `new_password`, `newPassword`, `NewPassword2`, `new-password` and `newpassword`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      while let last = word.last, word.count > 1, isDigit(last) { word.removeLast() }
      if !word.isEmpty { words += parts(of: word) }
      word = []
    }
    let bytes = Array(name.utf8)
    for place in bytes.indices {
      let byte = bytes[place]
      guard isLetter(byte) || isDigit(byte) else {
        end()
        continue
      }
      if isCapital(byte), let before = word.isEmpty ? nil : bytes[place - 1] {
        let beginsWord = place + 1 < bytes.count && isLetter(bytes[place + 1]) && !isCapital(bytes[place + 1])
        if !isCapital(before) || beginsWord { end() }
      }
      word.append(lowercase(byte))
    }
    end()
    return words
  }
}
