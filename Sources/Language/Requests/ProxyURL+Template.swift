@_spi(Secrets) package import ApusClient

extension ProxyURL {
  /// Reads a proxy's URL from a filled template. A secret may be its password, as in
  /// `http://me:{{password}}@proxy:8080`, and no other part of it: that one alone is never shown.
  ///
  /// - Parameter skipped: how much of the text comes before the URL.
  package init(_ filled: Template, skipping skipped: Int = 0) throws(LineProblem) {
    let text = String(filled.textWithStandIns.dropFirst(skipped))
    let read: ProxyURL
    do {
      read = try ProxyURL(text)
    } catch {
      throw LineProblem(error.reason, at: filled.range, tryInstead: Self.example)
    }
    let secrets = filled.secrets
    guard !secrets.isEmpty else {
      self = read
      return
    }
    let pieces = (read.password?.reveal() ?? "").split(
      separator: Template.standIn, omittingEmptySubsequences: false)
    guard pieces.count == secrets.count + 1 else {
      _ = try filled.visible(in: "a proxy's URL, but as its password")
      throw LineProblem(
        "the proxy's URL has a character that no URL has", at: filled.range, tryInstead: Self.example)
    }
    let rest = zip(secrets, pieces.dropFirst()).map { $0.reveal() + $1 }.joined()
    self = read.with(password: Secret(pieces[0] + rest, name: secrets.first?.name))
  }
}

extension ProxyURL {
  private static let example = "http://localhost:8888"
}

extension Template {
  /// A character for private use: nobody types it, and no part of a URL ends at it.
  static let standIn: Character = "\u{F8FF}"

  /// The text of a filled template with a character in the place of each secret, for what has to be taken apart.
  var textWithStandIns: String {
    fragments.map { fragment in
      if case .secret = fragment.kind { String(Self.standIn) } else { fragment.text }
    }.joined()
  }

  package var secrets: [Secret] {
    fragments.compactMap { if case .secret(let secret) = $0.kind { secret } else { nil } }
  }
}
