internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage

extension HTTPFile.Request {
  /// Its first line, without what may be a secret there.
  package var shownStart: String {
    // A pasted line has all of its headers in it.
    if start.lowercased().hasPrefix("curl ") { return "curl …" }
    // Whatever stands in the place of a request may be a secret.
    if !HTTPFileStart.isRequest(start) { return "…" }
    guard let mark = start.firstIndex(of: "?") else { return withoutUser(start) }
    let items = String(start[start.index(after: mark)...]).components(of: "&").map { item in
      guard let sign = item.firstIndex(of: "=") else { return item }
      let value = String(item[item.index(after: sign)...])
      let isReference = value.hasPrefix("{{") && value.hasSuffix("}}")
      let name = String(item[..<sign])
      return isReference || !SecretNames.hides(name, value, in: .query) ? item : "\(name)=\(Secret.mask)"
    }
    return withoutUser(String(start[..<mark])) + "?" + items.joined(separator: "&")
  }

  /// What it is called.
  package var title: String { name ?? shownStart }

  /// `https://user:password@host` without them.
  private func withoutUser(_ text: String) -> String {
    guard let scheme = text.firstRange(of: "://") else { return text }
    let rest = text[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return text }
    return text[..<scheme.upperBound] + Secret.mask + rest[at...]
  }
}
