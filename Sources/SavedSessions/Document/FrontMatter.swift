internal import ApusClient
package import ApusContracts
internal import ApusEncodings
package import ApusText

/// What stands between the two `---` at the head of a session.
package struct FrontMatter: Sendable, Hashable {
  /// The version of the format that this program writes, and the only one it reads.
  package static let version = 1

  /// The URL that commands start from, or `practice`; `nil` when each of them names a whole one.
  package var base: String?
  /// A file name, always beside the session.
  package var cassette: String?
  /// Names of secrets that the session needs when it is run live.
  package var secrets: [String]
  /// Places that may differ: `header.date`, `body.items[*].updated_at`.
  package var ignore: [String]

  /// What `ignore` means.
  package var ignored: IgnoredPlaces {
    get throws { try IgnoredPlaces(ignore) }
  }

  /// The forms that what it shows has: those of its version, whatever is usual by now.
  package var forms: ViewForms { .first }

  /// The base that is the practice API, wherever it runs.
  package static let practice = "practice"

  package init(
    base: String? = nil, cassette: String? = nil, secrets: [String] = [], ignore: [String] = []
  ) {
    self.base = base
    self.cassette = cassette
    self.secrets = secrets
    self.ignore = ignore
  }

  package var text: String {
    var lines = ["---", "session: \(Self.version)"]
    if let base { lines.append("base: \(base)") }
    if let cassette { lines.append("cassette: \(cassette)") }
    if !secrets.isEmpty { lines.append("secrets: [\(secrets.joined(separator: ", "))]") }
    if !ignore.isEmpty { lines.append("ignore: [\(ignore.joined(separator: ", "))]") }
    return (lines + ["---"]).map { $0 + "\n" }.joined()
  }

  /// What was expected at a value, when that is not what stands there.
  struct Refusal: Error {
    let expected: String
  }

  static let keys = ["session", "base", "cassette", "secrets", "ignore"]

  mutating func set(_ key: String, to value: String) throws(Refusal) {
    switch key {
    case "session":
      guard value == "\(Self.version)" else { throw Refusal(expected: "the version \(Self.version)") }
    case "base": base = try Self.checkedBase(value)
    case "cassette": cassette = try Self.checkedFileName(value)
    case "secrets": secrets = try Self.list(value)
    case "ignore": ignore = try Self.checkedPlaces(value)
    default: throw Refusal(expected: "one of " + Self.keys.joined(separator: ", "))
    }
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

  private static func checkedPlaces(_ value: String) throws(Refusal) -> [String] {
    let places = try list(value)
    do throws(IgnoredPlaces.Refusal) {
      _ = try IgnoredPlaces(places)
    } catch {
      throw Refusal(expected: "places such as header.etag or body.items[*].id, not \(error.place)")
    }
    return places
  }

  /// `[a, b[*].c]`: commas inside brackets belong to an item.
  private static func list(_ value: String) throws(Refusal) -> [String] {
    guard value.hasPrefix("["), value.hasSuffix("]"), value.utf8.count >= 2 else {
      throw Refusal(expected: "a list such as [a, b]")
    }
    var items: [String] = [""]
    var depth = 0
    for character in value.dropFirst().dropLast() {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      guard depth >= 0 else { throw Refusal(expected: "`[` before `]`") }
      if character == ",", depth == 0 {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    guard depth == 0 else { throw Refusal(expected: "`]` behind `[`") }
    let trimmed = items.map { $0.trimmingBlanks }
    if trimmed == [""] { return [] }
    guard !trimmed.contains("") else { throw Refusal(expected: "an item between two commas") }
    return trimmed
  }
}
