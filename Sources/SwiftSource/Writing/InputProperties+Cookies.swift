extension InputProperties {
  /// What the one cookie is that always goes: an expression of type `String`.
  var onlyCookie: String? {
    guard cookies.count == 1, let cookie = cookies.first, cookie.input.owner == nil else { return nil }
    switch cookie.input.kind {
    case .optional, .array, .map: return nil
    default:
      return Self.pair(
        SourceText.literal(cookie.input.key), .one(Self.text(of: cookie.name, cookie.input.kind)))
    }
  }

  /// Statements that put all cookies that are there into one header. Their values go as they are: a server made them.
  func statements(settingCookies set: (_ text: String) -> String) -> [String] {
    if let onlyCookie { return [set(onlyCookie)] }
    guard !cookies.isEmpty else { return [] }
    let header = set("cookies.joined(separator: \"; \")")
    return ["var cookies: [String] = []"]
      + Self.statements(cookies) { "cookies.append(\(Self.pair($0, $1)))" }
      + ["if !cookies.isEmpty { \(header) }"]
  }

  private static func pair(_ key: String, _ value: ItemValue) -> String {
    // A literal, or else what holds the key of a map.
    let name = key.hasSuffix("\"") ? key.dropLast() + "=\" + " : key + " + \"=\" + "
    return name + value.expression + (value.isList ? ".joined(separator: \",\")" : "")
  }
}
