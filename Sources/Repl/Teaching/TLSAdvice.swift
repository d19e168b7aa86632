internal import ApusClient
internal import ApusLanguage

/// What works in place of `set cacert FILE` and `set cert FILE` where they do not: they are kept for one origin, and it
/// may have been another that failed.
struct TLSAdvice {
  let session: Session

  /// - Parameter line: what was typed.
  /// - Returns: by what they take the place of; empty where that works.
  func betterLines(after exchange: Exchange, line: String) -> [String: String] {
    let url = exchange.hops.last?.sent.url ?? exchange.request.url
    guard url.scheme == "https", !isKept(for: url.origin) else { return [:] }
    // What a redirect leads to is asked for by a line of its own.
    let isOfLine = url.origin == exchange.request.url.origin
    let lines = ["cacert", "cert"].map { name in
      let longer =
        isOfLine
        ? Words(line).adding("--\(name) FILE") : "get \(ItemPrinter().quoted(url.text)) --\(name) FILE"
      return ("set \(name) FILE", offered(longer, after: line, with: "--\(name)") ?? "base \(url.origin)")
    }
    return Dictionary(uniqueKeysWithValues: lines)
  }

  /// `nil` for a line that would not be understood, and where the one that was typed has the option already.
  private func offered(_ longer: String, after line: String, with option: String) -> String? {
    guard !line.split(separator: " ").contains(Substring(option)),
      (try? RequestLine(native: Words(longer))) != nil
    else { return nil }
    // A line whose secrets are hidden cannot be typed as it stands.
    return MaskedLine(line).offering(longer).flatMap { $0 == longer ? $0 : nil }
  }

  /// Whether `set cacert` is about this origin.
  private func isKept(for origin: Origin) -> Bool {
    session.tlsHome == origin || (session.base == nil && session.tlsHome == nil)
  }
}
