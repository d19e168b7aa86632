internal import ApusEncodings

/// The first line of a request: a method and a URL, or a URL. Anything else in its place, such as prose or a header that
/// has lost its request, must not be asked for.
enum HTTPFileStart {
  /// Why nothing is sent for a line; `nil` where it can be. The line itself is not repeated: it may be a secret.
  static func problem(of line: String) -> String? {
    let words = line.split(separator: " ")
    guard let first = words.first, first.lowercased() != "curl" else { return nil }
    if isURL(first) { return nil }
    if otherProtocols.contains(first.uppercased()) {
      return "\(first.uppercased()) is not spoken here, only HTTP"
    }
    if isHostAndPath(first), words.count == 1 || words[1].uppercased().hasPrefix("HTTP/") { return nil }
    guard words.count > 1, isMethod(first), isURL(words[1]) || isHostAndPath(words[1]) else {
      return "expected a request, such as GET https://…"
    }
    return nil
  }

  /// Whether a line asks for something, over whichever protocol.
  static func isRequest(_ line: String) -> Bool {
    let first = line.split(separator: " ").first?.uppercased() ?? ""
    return otherProtocols.contains(first) || problem(of: line) == nil
  }

  private static let otherProtocols: Set<String> = [
    "WEBSOCKET", "WS", "WSS", "GRPC", "RSOCKET", "MQTT", "AMQP", "SSE",
  ]
  private static let methods: Set<String> = [
    "get", "head", "post", "put", "patch", "delete", "options", "trace", "connect", "query", "graphql",
    "purge", "link", "unlink", "propfind", "report", "mkcol", "copy", "move", "lock", "unlock",
  ]

  private static func isMethod(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isASCII && $0.isLetter }
      && (word == word.uppercased() || methods.contains(word.lowercased()))
      || word.hasPrefix("{{")
  }

  private static func isURL(_ word: Substring) -> Bool {
    if word.contains("://") || word.contains("{{") || word.hasPrefix("/") { return true }
    let host = word.prefix { $0 != "/" && $0 != "?" }
    guard host.allSatisfy({ $0.isLetter || $0.isNumber || ".:-_[]%".contains($0) }) else { return false }
    if let colon = host.lastIndex(of: ":") {
      let port = host[host.index(after: colon)...]
      return !port.isEmpty && port.allSatisfy(\.isNumber)
    }
    return host == "localhost" || host.dropFirst().dropLast().contains(".")
  }

  /// `h/a`, which is also how prose writes two words.
  private static func isHostAndPath(_ word: Substring) -> Bool {
    guard let slash = word.firstIndex(of: "/"), slash != word.startIndex else { return false }
    return word[..<slash].allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }
}
