internal import ApusClient
internal import ApusEncodings
internal import ApusWords

/// The first line of a message: `HTTP/1.1 404 Not Found`, `GET /users?page=2 HTTP/1.1`.
struct StartLine {
  let pasted: MessageLine

  /// `nil` for a line that is neither.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard let first = words.first, words.count > 1 else { return nil }
    let rest = words.count > 2 ? words[2].trimmed : ""
    let isTarget =
      words[1] == "*" || words[1].hasPrefix("/") || words[1].contains("://") || first == "CONNECT"
    if first.hasPrefix("HTTP/") {
      pasted = Self.status(first, words[1], rest)
    } else if first == first.uppercased(), HTTPMethod(first) != nil, isTarget {
      pasted = Self.request(first, words[1], rest)
    } else {
      return nil
    }
  }

  // MARK: Status lines

  private static func status(_ version: String, _ code: String, _ phrase: String) -> MessageLine {
    var parts = [part(version: version)]
    var related: [String] = []
    if let number = Int(code), code.count == 3, (100...599).contains(number) {
      let article = StatusEntry.of(number).article
      parts.append(LinePart(code, article.summary))
      related = [article.topic] + article.related.prefix(2)
      if !phrase.isEmpty { parts.append(part(phrase: phrase, of: number)) }
    } else {
      parts.append(.invalid(code, "a status is three digits, from 100 to 599 (RFC 9110, 15)."))
    }
    return MessageLine(title: said("a status line"), source: "RFC 9112, 4", parts: parts, related: related)
  }

  private static func part(phrase: String, of status: Int) -> LinePart {
    guard let usual = StatusPhrase.of(status), usual != phrase else {
      return LinePart(phrase, "Clients ignore the phrase.")
    }
    return LinePart(phrase, said("Clients ignore the phrase; the usual one is \(usual)."))
  }

  private static func part(version: String) -> LinePart {
    switch version {
    case "HTTP/1.1", "HTTP/1.0": LinePart(version, "The version of HTTP.")
    case "HTTP/2", "HTTP/2.0", "HTTP/3", "HTTP/3.0":
      LinePart(version, "The version of HTTP; it has no such line on the wire, programs only show it so.")
    default: .invalid(version, "there is no such version of HTTP.")
    }
  }

  // MARK: Request lines

  private static func request(_ method: String, _ target: String, _ version: String) -> MessageLine {
    let article = Topics.article("method \(method)")
    let pieces = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var parts = [
      article == nil
        ? .unknown(method, "no registry has this method: most servers say 501 or 405.")
        : ListReader.method(method),
      LinePart(pieces[0], "What is asked for."),
    ]
    if pieces.count > 1 { parts += query(pieces[1]) }
    if target.contains("#") { parts.append(.invalid("#", "a fragment is never sent (RFC 9110, 7.1).")) }
    if !version.isEmpty { parts.append(part(version: version)) }
    return MessageLine(
      title: said("a request line"), source: "RFC 9112, 3", parts: parts,
      related: article.map { [$0.topic] + $0.related.prefix(2) } ?? [])
  }

  private static func query(_ text: String) -> [LinePart] {
    text.split(separator: "&").map { pair in
      let name = pair.prefix { $0 != "=" }
      let value = String(pair.dropFirst(name.count + 1))
      guard SecretNames.hides(String(name), value, in: .query) else {
        return LinePart(String(pair), "A parameter.")
      }
      return LinePart("\(name)=\(Secret.mask)", "A credential in a URL, which logs and histories keep.")
    }
  }
}
