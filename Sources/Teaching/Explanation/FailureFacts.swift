internal import ApusClient
internal import ApusWords

/// What is to be said of every failure of a kind, but for what this very exchange contradicts.
struct FailureFacts {
  private let failure: Incident.Failure
  private let exchange: Exchange?
  private let line: String

  init(_ failure: Incident.Failure, _ incident: Incident) {
    self.failure = failure
    exchange = incident.exchange
    line = incident.line
  }

  /// What is measured of such a failure.
  var seen: [Fact] {
    let usual = (CodeEntry.of(failure.code)?.certain ?? []).map { Fact(.seen, placed($0), evidence) }
    guard let exchange, let head = exchange.response else { return usual }
    switch failure.code {
    case .bodyTruncated: return truncated(exchange, head)
    case .bodyEncoding:
      guard let field = head.headers.first("Content-Encoding"),
        let unknown = ContentCoding.unknown(in: head.headers)
      else { return usual }
      return [EncodingFacts.unknown(unknown, field)]
    case .webSocketRefused: return usual + (TalkRefusal(exchange)?.facts ?? [])
    default: return usual
    }
  }

  /// What is usually behind it. What is known need not be guessed.
  var guesses: [Fact] { texts.map { Fact(.perhaps, Sentence($0), evidence) } }

  private var texts: [String] {
    let code = failure.code
    let usual = CodeEntry.of(code)?.guesses ?? code.status.map { StatusEntry.of($0).guesses } ?? []
    if code == .proxyFailed, let variable = exchange?.hops.last?.connection?.proxyVariable {
      return usual.map { $0.replacing("a variable such as `http_proxy`", with: "`\(variable)`") }
    }
    guard let exchange, let head = exchange.response else { return usual }
    if code.status != 404, Refusal(exchange) != nil { return [] }
    if code == .webSocketRefused, let refusal = TalkRefusal(exchange) { return refusal.guesses }
    // A server that says its reason leaves nothing to guess.
    if code.status != nil, !SignatureFacts.facts(in: exchange).isEmpty { return [] }
    if code.status == 403, head.challenges.contains(where: { $0.error != nil }) { return [] }
    // What was not sent is not wrong.
    if [400, 415].contains(code.status), exchange.hops.last?.sent.bodyByteCount == 0 {
      return code.status == 400 ? ["A parameter is of another kind than it should be."] : []
    }
    let codings = ContentCoding.named(in: head.headers)
    let takesToken =
      head.challenges.isEmpty && !exchange.hasRefusedPerson
      || head.challenges.contains { $0.known?.takesSecretAlone ?? false }
    return usual.filter { guess in
      // Whoever asks for a password wants no token.
      if code.status == 401, guess.contains("token") { return takesToken }
      // And where none went out, none may be too weak.
      if code.status == 403, guess.contains("token") { return exchange.isAuthorized }
      if code == .bodyEmpty, guess.contains("204") { return head.status == 204 }
      if code == .bodyEncoding {
        return ContentCoding.unknown(in: head.headers) == nil
          && (codings == ["gzip"] || !guess.contains("gzip"))
      }
      return true
    }
  }

  /// Whether the end of the body is missing, so that it need not be what it should be.
  static func isCut(_ code: ErrorCode?) -> Bool {
    guard let stage = code?.stage else { return false }
    return [.connect, .time, .read].contains(stage)
  }

  // MARK: What they rest on

  /// What shows the failure: the head of the answer, what the library says, or what was typed.
  private var evidence: Evidence {
    switch failure.code.stage {
    case .status:
      if let head = exchange?.response { return .status(head) }
    case .build, .usage:
      if !line.isEmpty { return Evidence(.line, line) }
    default: break
    }
    // What follows tells the time, another each time.
    let words = failure.underlying?.split(separator: " after ", maxSplits: 1).first.map(String.init)
    return Evidence(.failure, words ?? failure.message)
  }

  /// What holds of the last of several requests alone says where that went: those before it were sent.
  private func placed(_ text: String) -> Sentence {
    guard let exchange, exchange.hops.count > 1, [.connect, .time].contains(failure.code.stage) else {
      return Sentence(text)
    }
    let words = said(Sentence(text))
    return "At \(exchange.lastURL.origin): \(words.prefix(1).lowercased() + words.dropFirst())"
  }

  // MARK: A body that is cut

  private func truncated(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    let came = exchange.body.wireByteCount
    let bytes = Evidence(.bytes, came == 1 ? "1 byte came" : "\(came) bytes came")
    let kept =
      exchange.body.bytes.isEmpty
      ? [] : [Fact(.seen, "What came is kept: it may be shown.", .body(exchange), try: "body")]
    if let coding = head.headers.first("Transfer-Encoding") {
      return [
        Fact(
          .seen, "The head was whole, and the body was cut off at byte \(came): its last chunk is missing.",
          bytes),
        Fact(.rule("RFC 9112, 7.1"), "Chunks promise no total.", .line(coding)),
      ] + kept
    }
    guard let length = head.headers.first("Content-Length"), let promised = Int(length.shown) else {
      return [Fact(.seen, "The head was whole, and the body was cut off at byte \(came).", bytes)] + kept
    }
    if came >= promised {
      return [
        Fact(
          .seen, "Every byte that was promised came, and what is packed in them has no end.",
          bytes + .line(length))
      ] + kept
    }
    return [
      .contradiction(
        "The head was whole, and the body was cut off at byte \(came) of \(promised).", .line(length), bytes)
    ] + kept
  }
}
