internal import ApusClient
package import ApusContracts
package import ApusRedaction
package import ApusText
package import ApusWords

/// What stands between the two `---` at the head of a session.
package struct FrontMatter: Sendable, Hashable {
  /// The version of the format that new sessions have. Older ones are read, and stay what they are.
  package static let latest = 2
  private static let versions = 1...latest

  /// The version of its format.
  package private(set) var version = latest

  /// The URL that commands start from, or `practice`; `nil` when each of them names a whole one.
  package var base: String?
  /// A file name, always beside the session.
  package var cassette: String?
  /// Names of secrets that the session needs when it is run live.
  package var secrets: [String]
  /// Places that may differ: `header.date`, `body.items[*].updated_at`.
  package var ignore: [String]

  /// Places that hold secrets, besides what their names tell.
  package var redact: [String]
  /// What it is called, about, and found by; nothing depends on it.
  package var title: String?
  package var description: String?
  package var tags: [String] = []
  /// What its lines show is said in it, whoever replays them.
  package var language: SpokenLanguage
  /// As it stands in the file, for as long as that says the same.
  var source = Source("")

  /// What `redact` means.
  package var redaction: RedactionRules {
    // What was read was checked.
    (try? RedactionRules(redact)) ?? RedactionRules()
  }

  /// What `ignore` means.
  package var ignored: IgnoredPlaces {
    get throws { try IgnoredPlaces(ignore) }
  }

  /// The forms that what it shows has: those of its version. Of the first one only what is said counts, not how.
  package var forms: ViewForms { version == 1 ? .first : .today }

  /// The base that is the practice API, wherever it runs.
  package static let practice = "practice"

  /// - Parameter language: English by default, which is not written down.
  package init(
    base: String? = nil, cassette: String? = nil, secrets: [String] = [], ignore: [String] = [],
    redact: [String] = [], language: SpokenLanguage = .english
  ) {
    self.language = language
    self.base = base
    self.cassette = cassette
    self.secrets = secrets
    self.ignore = ignore
    self.redact = redact
  }

  /// A line for each key that has something to say.
  var plainText: String {
    var lines = ["---", "session: \(version)"]
    if let title { lines.append("title: \(FrontMatterValue.spelled(title, inList: false))") }
    if let description {
      lines.append("description: \(FrontMatterValue.spelled(description, inList: false))")
    }
    if language != .english { lines.append("lang: \(language.rawValue)") }
    if let base { lines.append("base: \(base)") }
    if let cassette { lines.append("cassette: \(cassette)") }
    for (key, list) in [("tags", tags), ("secrets", secrets), ("ignore", ignore), ("redact", redact)]
    where !list.isEmpty {
      lines.append("\(key): \(FrontMatterValue.spelled(list))")
    }
    return (lines + ["---"]).map { $0 + "\n" }.joined()
  }

  /// What was expected at a value, when that is not what stands there.
  struct Refusal: Error {
    let expected: String
    /// The item of a list that is meant, which the words name already; `nil` where it is the value as a whole.
    var item: String?
  }

  static let keys = [
    "session", "title", "description", "tags", "lang", "base", "cassette", "secrets", "ignore", "redact",
  ]

  mutating func set(_ key: String, to value: FrontMatterValue) throws(Refusal) {
    switch key {
    case "session":
      guard case .text(let text) = value, let number = Int(text), Self.versions.contains(number) else {
        throw Refusal(expected: "the version \(Self.versions.map(String.init).joined(separator: " or "))")
      }
      version = number
    case "title": title = try Self.text(value)
    case "description": description = try Self.text(value)
    case "tags": tags = try Self.list(value)
    case "lang": language = try Self.language(Self.text(value))
    case "base": base = try Self.checkedBase(Self.text(value))
    case "cassette": cassette = try Self.checkedFileName(Self.text(value))
    case "secrets": secrets = try Self.list(value)
    case "ignore": ignore = try Self.checkedPlaces(Self.list(value))
    case "redact": redact = try Self.checkedRules(Self.list(value))
    default: throw Refusal(expected: "one of " + Self.keys.joined(separator: ", "))
    }
  }

  private static func text(_ value: FrontMatterValue) throws(Refusal) -> String {
    guard case .text(let text) = value else { throw Refusal(expected: "one text and no list") }
    return text
  }

  private static func language(_ name: String) throws(Refusal) -> SpokenLanguage {
    guard let language = SpokenLanguage(rawValue: name) else {
      throw Refusal(expected: "a language: \(SpokenLanguage.names)")
    }
    return language
  }

  private static func list(_ value: FrontMatterValue) throws(Refusal) -> [String] {
    guard case .list(let items) = value else { throw Refusal(expected: "a list such as [a, b]") }
    return items
  }

  private static func checkedBase(_ value: String) throws(Refusal) -> String {
    if value == practice { return value }
    guard let url = try? WebURL(value) else {
      throw Refusal(expected: "an http or https URL, or practice")
    }
    guard url.password == nil else { throw Refusal(expected: "a URL without a password") }
    return value
  }

  /// A session opened from anywhere must not reach a file that is not beside it.
  private static func checkedFileName(_ value: String) throws(Refusal) -> String {
    guard !value.isEmpty, !value.contains("/"), !value.hasPrefix(".") else {
      throw Refusal(expected: "the name of a file beside this one")
    }
    return value
  }

  private static func checkedPlaces(_ places: [String]) throws(Refusal) -> [String] {
    do throws(IgnoredPlaces.Refusal) {
      _ = try IgnoredPlaces(places)
    } catch {
      throw Refusal(
        expected: "places such as header.etag or body.items[*].id, not \(error.place)", item: error.place)
    }
    return places
  }

  private static func checkedRules(_ places: [String]) throws(Refusal) -> [String] {
    do throws(RedactionRules.Refusal) {
      _ = try RedactionRules(places)
    } catch {
      throw Refusal(expected: error.description, item: error.place)
    }
    return places
  }
}

extension FrontMatter {
  /// The text of a head as it was read, which takes no part in comparisons.
  struct Source: Sendable, Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (left: Source, right: Source) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}
