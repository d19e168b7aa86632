internal import ApusRedaction

/// Lines of a Hurl file in which the name of a secret says where something is looked for.
enum HurlLine {
  private static let queries = [
    "cookie", "header", "jsonpath", "xpath", "regex", "variable", "body", "bytes", "certificate",
  ]

  /// Whether it says where something is found: `token: jsonpath "$.token"`, `sid: cookie "sid"`.
  static func isCapture(_ pair: WrittenPair) -> Bool {
    queries.contains { pair.value == $0 || pair.value.hasPrefix($0 + " \"") }
  }

  /// `cookie "sid" == "x"` without what the cookie is to be; `nil` for another line.
  static func redactedCookie(_ line: String, _ redactor: inout Redactor) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("cookie \"") else { return nil }
    let name = text.dropFirst(8).prefix { $0 != "\"" }
    let rest = text[name.endIndex...].dropFirst()
    guard let open = rest.firstIndex(of: "\"") else { return line }
    let value = rest[rest.index(after: open)...].prefix { $0 != "\"" }
    // `[Path]`, `[Max-Age]` are no secrets.
    let attribute = name.drop { $0 != "[" }.lowercased()
    guard attribute.isEmpty || attribute == "[value]", !value.isEmpty,
      !SecretPlaceholder.isReference(String(value))
    else { return line }
    let label = "cookie." + name.prefix { $0 != "[" }
    return line[..<value.startIndex] + redactor.placeholder(for: String(value), named: label)
      + line[value.endIndex...]
  }
}
