internal import ApusClient
internal import ApusRendering

/// What is certain, and what may be behind it, when a request failed in some way: what is said of every such failure,
/// but for what this very exchange contradicts.
enum FailureFacts {
  static func certain(_ code: FailureCode, _ exchange: Exchange?) -> [Fact] {
    let usual = CodeEntry.of(code)?.certain.map { Fact(placed($0, code, exchange)) } ?? []
    guard let exchange, let head = exchange.response else { return usual }
    switch code {
    case .bodyTruncated: return truncated(exchange, head)
    case .bodyEncoding:
      guard let field = head.headers.first("Content-Encoding"),
        let unknown = ContentCoding.unknown(in: head.headers)
      else { return usual }
      return [
        Fact("The server names the coding \(unknown), which is unknown here: nothing was unpacked.", field)
      ]
    default: return usual
    }
  }

  /// What holds of the last of several requests alone says where that went: those before it were sent.
  private static func placed(_ sentence: String, _ code: FailureCode, _ exchange: Exchange?) -> String {
    guard let exchange, exchange.hops.count > 1, [.connect, .time].contains(code.stage) else {
      return sentence
    }
    return "At \(exchange.lastURL.origin): \(sentence.prefix(1).lowercased())\(sentence.dropFirst())"
  }

  static func guesses(_ code: FailureCode, _ exchange: Exchange?) -> [String] {
    let usual = CodeEntry.of(code)?.guesses ?? code.status.map { StatusEntry.of($0).guesses } ?? []
    if code == .proxyFailed, let variable = exchange?.hops.last?.connection?.proxyVariable {
      return usual.map { $0.replacing("a variable such as `http_proxy`", with: "`\(variable)`") }
    }
    guard let exchange, let head = exchange.response else { return usual }
    // What is known need not be guessed.
    if code.status != 404, Refusal(exchange) != nil { return [] }
    let codings = ContentCoding.named(in: head.headers)
    let takesToken =
      head.challenges.isEmpty && !exchange.hasRefusedPerson
      || head.challenges.contains { $0.known?.takesSecretAlone ?? false }
    return usual.filter { guess in
      // Whoever asks for a password wants no token.
      if code.status == 401, guess.contains("token") { return takesToken }
      if code == .bodyEncoding {
        return ContentCoding.unknown(in: head.headers) == nil
          && (codings == ["gzip"] || !guess.contains("gzip"))
      }
      return true
    }
  }

  /// Whether the end of the body is missing, so that it need not be what it should be.
  static func isCut(_ code: FailureCode?) -> Bool {
    guard let stage = code?.stage else { return false }
    return [.connect, .time, .read].contains(stage)
  }

  private static func truncated(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    let came = exchange.body.wireByteCount
    let cut = "The head was whole, and the body was cut off at byte \(came)"
    let kept = exchange.body.bytes.isEmpty ? [] : [Fact("What came is kept: it may be shown.")]
    if let coding = head.headers.first("Transfer-Encoding") {
      return [Fact("\(cut): its last chunk is missing. Chunks promise no total.", coding)] + kept
    }
    guard let length = head.headers.first("Content-Length"), let promised = Int(length.shown) else {
      return [Fact("\(cut).")] + kept
    }
    if came >= promised {
      return [
        Fact("Every byte that was promised came, and what is packed in them has no end.", length)
      ] + kept
    }
    return [Fact("\(cut) of \(promised).", length)] + kept
  }
}
