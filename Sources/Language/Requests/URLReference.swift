/// What the text of a URL is meant to be.
enum URLReference: Equatable {
  case absolute(String)
  /// A path under the session's base, a query, or both.
  case relative(String)
  /// A pattern of curl's that stands for several URLs.
  case several
  /// A path, and no base to put it under.
  case homeless

  init(_ text: String, scheme: String, line: RequestLine, hasBase: Bool) {
    let dialect = line.dialect
    let isPattern = dialect == .curl && !line.isOn(.globOff) && Self.isPattern(text)
    if Self.hasScheme(text) || text.hasPrefix("unix:/") {
      self = isPattern ? .several : .absolute(text)
      return
    }
    switch dialect {
    case .curl, .wget:
      self = isPattern ? .several : .absolute(scheme + "://" + text)
    case .httpie:
      self = .absolute(Self.withHost(text.hasPrefix("://") ? String(text.dropFirst(3)) : text, scheme))
    case .native:
      if Template(text).isURL || namesHostAndPort(text), !"/.?".contains(text.first ?? " ") {
        self = .absolute(Self.withHost(text, scheme))
      } else if hasBase {
        self = .relative(text)
      } else {
        let host = text.prefix { !"/?#".contains($0) }
        self = host.dropFirst().contains(".") ? .absolute(scheme + "://" + text) : .homeless
      }
    }
  }

  /// `:3000/x` is `localhost:3000/x`; `:/x` and `:` have no port.
  private static func withHost(_ text: String, _ scheme: String) -> String {
    if hasScheme(text) { return text }
    guard text.hasPrefix(":"), !text.hasPrefix("::") else { return scheme + "://" + text }
    let after = text.dropFirst()
    let hasPort = after.first?.isWholeNumber ?? false
    return scheme + "://localhost" + (hasPort ? ":" : "") + after
  }

  private static func hasScheme(_ text: String) -> Bool {
    startsURL(Array(text.utf8)[...]) && !"/.?:".contains(text.first ?? " ")
  }

  /// Braces, and brackets but for those around an address.
  private static func isPattern(_ text: String) -> Bool {
    if text.contains("{") { return true }
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return false
    }
    let inside = text[text.index(after: open)..<close]
    return inside.contains("-") && !inside.contains(":")
  }
}
