/// One way in which a mock fails on purpose.
enum MockFault: String, CaseIterable, Sendable {
  case broken, busy, limited, slow, truncated, garbled, reset

  /// In a few words, for the log and for `X-Fault`.
  var words: String {
    switch self {
    case .broken: "500"
    case .busy: "503"
    case .limited: "429"
    case .slow: "slow"
    case .truncated: "truncated"
    case .garbled: "not JSON"
    case .reset: "reset"
    }
  }

  /// What goes out instead of an answer.
  func response(insteadOf answer: MockAnswer) -> Response {
    switch self {
    case .broken: problem(500, "A failure mixed in on purpose.")
    case .busy: problem(503, "Busy on purpose; the next try may work.", [Field("Retry-After", "1")])
    case .limited: problem(429, "Too many requests, on purpose.", [Field("Retry-After", "1")])
    case .slow: slow(answer)
    case .truncated: answer.cut(to: answer.body.count / 2, [mark])
    case .garbled:
      .bytes(Array("{\"message\": \"not quite J".utf8), type: "application/json", [mark])
    case .reset: .raw(.reset)
    }
  }

  /// So that nobody takes it for a flaw of what is served.
  private var mark: Field { Field("X-Fault", words) }

  private func problem(_ status: Int, _ detail: String, _ fields: [Field] = []) -> Response {
    MockAnswer.problem(status, detail).response.adding(fields + [mark])
  }

  private func slow(_ answer: MockAnswer) -> Response {
    var response = answer.response.adding([mark])
    response.delay = answer.delay + .seconds(2)
    return response
  }
}
