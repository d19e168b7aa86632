package import ApusClient

/// What exchanges tell of secrets, for other places in which these stand: other requests, lines, names of files.
extension Redactor {
  /// Learns every secret that one tells in what was sent and in what came. It looks at all of the answer, as a recording
  /// does. A cancelled task learns no further where the redactor stops then.
  package mutating func learn(from exchange: Exchange) {
    let wasOfReplay = isOfReplay
    defer { isOfReplay = wasOfReplay }
    _ = RedactedRequest(exchange, redactor: &self)
    learn(namedIn: exchange.request)
    for hop in exchange.hops where !isStopped {
      _ = redact(hop.sent.url)
      learn(namedIn: hop.sent.headers)
      for head in hop.informational + [hop.response].compactMap(\.self) {
        _ = redact(sentence: head.reason)
        learn(namedIn: head.headers)
      }
      learn(namedIn: hop.trailers)
    }
    let type = exchange.response?.headers["Content-Type"]
    _ = redact(
      answer: exchange.body.bytes, contentType: type, saidToBe: exchange.request.options.responseCharset)
    for entry in exchange.conversation?.entries ?? [] where !isStopped {
      _ = redact(answer: entry.message.bytes, contentType: nil)
    }
  }

  /// Takes a signature for no secret from now on, though a server says it back under a name that tells.
  mutating func spare(_ signature: String) {
    spared.insert(signature)
    if let rest = AuthScheme.reading(signature)?.rest { spared.insert(rest) }
  }

  /// Whether a value is neither known yet nor spared.
  func isNew(_ value: String) -> Bool { known[value] == nil && !spared.contains(value) }

  /// Whether something stands in a line, escaped or not, that is known for a secret, and is no word of HTTP, or that
  /// somebody declared to be one.
  func stands(in line: [UInt8]) -> Bool {
    if !rules.isEmpty, !rules.ranges(in: line).isEmpty { return true }
    return knownCount > 0
      && Self.views(of: line).contains { view in
        matches(in: view).contains { match in
          !OrdinaryWords.holdEveryWord(of: String(decoding: view[match.range], as: UTF8.self))
        }
      }
  }

  private mutating func learn(namedIn fields: HeaderFields) {
    for field in fields { _ = redactValue(of: field) }
  }
}
