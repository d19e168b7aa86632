internal import Synchronization

/// Failures mixed into the answers of a mock, the same for the same seed.
final class MockFaults: Sendable {
  private let share: Double
  private let state: Mutex<UInt64>

  /// - Parameter share: how many of the answers fail, from 0 to 1.
  init(share: Double, seed: UInt64) {
    self.share = share
    state = Mutex(seed)
  }

  /// What befalls the next answer; `nil` when it goes out as it is.
  func next() -> MockFault? {
    guard share > 0 else { return nil }
    let (chance, choice) = state.withLock { state in (Self.number(&state), Self.number(&state)) }
    // 53 bits are what a Double holds exactly.
    guard Double(chance >> 11) / Double(1 << 53) < share else { return nil }
    let all = MockFault.allCases
    return all[Int(choice % UInt64(all.count))]
  }

  /// The next of a series of numbers that look like chance (SplitMix64).
  private static func number(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}

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
    case .truncated: cut(answer)
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

  /// More is promised than comes.
  private func cut(_ answer: MockAnswer) -> Response {
    let half = answer.body.prefix(answer.body.count / 2)
    let fields = answer.fields.map { "\($0.name): \($0.value)" } + ["\(mark.name): \(mark.value)"]
    let head =
      "HTTP/1.1 \(answer.status) \(reasonPhrase(answer.status))\r\n"
      + (fields + ["Content-Length: \(answer.body.count + 1)"]).joined(separator: "\r\n") + "\r\n\r\n"
    return .raw(.text(head), .send(Array(half)), .close)
  }
}
