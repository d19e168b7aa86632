internal import ApusClient
internal import ApusEncodings

/// Where a `Location` leads, as far as a client may rely on it: to which server, and by which path. What a server makes
/// anew each time, such as an id or a date, may be another one.
struct LocationPromise: Hashable {
  /// Empty for the server that was asked.
  let server: String
  let path: [String]
  /// What is told to that place: it may matter, and often is another one each time.
  let query: [String: [String]]

  /// - Parameter asked: what was asked, which it may be relative to.
  init(_ text: String, of asked: WebURL) {
    guard let url = try? asked.resolving(text) else {
      // An app's own scheme, or nothing that can be read.
      server = Self.normal(text.prefix { $0 != "?" && $0 != "#" })
      (path, query) = ([], [:])
      return
    }
    server = url.origin == asked.origin ? "" : "\(url.scheme)://\(url.authority)"
    // A slash at the end is no other place.
    path = url.path.split(separator: "/").map { Self.normal(PercentEncoding.decode($0)[...]) }
    query = Dictionary(grouping: url.queryItems, by: \.name).mapValues { items in
      items.map { Self.normal(($0.value ?? "")[...]) }
    }
  }

  /// One part of it, with a mark in the place of what is another one each time.
  private static func normal(_ part: Substring) -> String {
    if isMade(part) { return "#" }
    let text = PlainText.eliding(String(part)).replacing(Placeholder.date.rawValue, with: "#")
    return PlainText.withoutNumbers(text)
  }

  /// Whether a part is a key that a program made: long, and of letters and digits, or of large and small letters in turn.
  private static func isMade(_ part: Substring) -> Bool {
    // What is kept in a secret's place says nothing of it.
    if part.firstRange(of: "{{") != nil { return true }
    let bytes = part.utf8
    guard bytes.count >= 8, bytes.allSatisfy({ isWordByte($0) || "-.~=+/".utf8.contains($0) }) else {
      return false
    }
    func has(_ least: Character, _ most: Character) -> Bool { part.contains { least <= $0 && $0 <= most } }
    if has("0", "9"), bytes.count >= 12 || !part.contains("-") { return true }
    // The first word of a name may be large.
    return bytes.count >= 16 && has("a", "z") && part.dropFirst().count { $0.isUppercase } >= 3
  }
}
