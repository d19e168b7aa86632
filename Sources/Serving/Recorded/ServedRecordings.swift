internal import ApusClient
internal import ApusEncodings
internal import ApusPractice
internal import ApusRecordings
internal import ApusRedaction

/// Recordings as answers: what came, in the order in which it came, with made-up values for what was redacted.
struct ServedRecordings {
  private(set) var answers: [RecordedAnswer] = []
  /// How many exchanges had no answer that could be given.
  private(set) var leftOut = 0
  /// How many of its answers say only that a WebSocket is not served here.
  private(set) var webSockets = 0
  private(set) var fakes = FakeValues()
  /// Whether an answer takes as long as it did.
  private let hasDelays: Bool

  /// - Parameter patterns: paths with gaps that lines of a session asked for.
  init(_ recordings: [Recording], patterns: [LinePath] = [], hasDelays: Bool = false) {
    self.hasDelays = hasDelays
    for recording in recordings { add(recording, patterns) }
  }

  /// Each answer that came, those that led elsewhere included.
  private mutating func add(_ recording: Recording, _ patterns: [LinePath]) {
    let exchange = recording.exchange
    var hasAnswer = false
    for (place, hop) in exchange.hops.enumerated() {
      guard let head = hop.response else { continue }
      hasAnswer = true
      let sent = place == 0 || hop.sent.bodyByteCount > 0 ? Self.body(of: exchange.request) : []
      let pattern = patterns.first { $0.method == hop.sent.method.name && $0.fits(hop.sent.url.path) }
      let request = RecordedRequest(
        hop.sent.method.name, hop.sent.url.path, pattern: pattern?.path, query: Self.query(of: hop.sent.url),
        body: sent)
      let isLast = place == exchange.hops.count - 1
      if head.status == 101 {
        webSockets += 1
        let answer = MockAnswer.problem(501, "A WebSocket was recorded here, and none is served.")
        answers.append(RecordedAnswer(request, answer))
        continue
      }
      var answer = MockAnswer(
        head.status, fields(of: head), body: isLast ? fakes.filled(exchange.body.bytes) : [])
      if isLast, recording.failure?.code == .bodyTruncated { answer.ending = .cut }
      if hasDelays { answer.delay = hop.timing.wait ?? hop.timing.total }
      let recorded = request.values(inPath: PercentEncoding.decode(hop.sent.url.path)) ?? []
      answers.append(RecordedAnswer(request, answer, promised: nil, filling: .recorded(recorded)))
    }
    if !hasAnswer { addFailure(recording) }
  }

  /// A connection that broke breaks again. Other failures are of the way there, and cannot be played here.
  private mutating func addFailure(_ recording: Recording) {
    let request = recording.exchange.request
    guard let code = recording.failure?.code, code == .reset || code == .closed else {
      leftOut += 1
      return
    }
    var answer = MockAnswer(500)
    answer.ending = .reset
    answers.append(
      RecordedAnswer(
        RecordedRequest(
          request.method.name, request.url.path, query: Self.query(of: request.url),
          body: Self.body(of: request)),
        answer))
  }

  private mutating func fields(of head: ResponseHead) -> [(name: String, value: String)] {
    head.headers.filter { !Self.ofConnection.contains($0.name.lowercased()) && !$0.name.hasPrefix(":") }.map {
      ($0.name, fakes.filled($0.shown))
    }
  }

  /// Fields that speak of the bytes as they travelled then.
  private static let ofConnection: Set = [
    "content-length", "transfer-encoding", "content-encoding", "connection", "keep-alive", "trailer",
    "upgrade",
    "alt-svc",
  ]

  private static func body(of request: Request) -> [UInt8] {
    let bytes = request.body.flatMap { try? $0.allBytes() } ?? []
    return MatchKey.withoutBoundary(bytes, request.body?.contentType ?? request.headers["Content-Type"])
  }

  private static func query(of url: WebURL) -> [(name: String, value: String)] {
    (url.query ?? "").split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
        PercentEncoding.decode(part.replacing("+", with: " "))
      }
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
  }
}
