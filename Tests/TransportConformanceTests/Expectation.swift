import APIClient
import Practice

/// What every transport must make of a fault.
struct Expectation {
  /// `nil` when the response is whole, whatever is to be thought of it later.
  let code: FailureCode?
  /// What must be kept of a body that did not come whole.
  let kept: Kept

  enum Kept {
    case anything
    case exactly(String)
    /// Some of a body without end: so many bytes at least, all of these.
    case some(Int, of: String)
  }

  init(_ fault: FaultExample) {
    let path = fault.path ?? ""
    let stages: [FailureStage] = [.connect, .time, .redirect, .read]
    let named = FailureCode(named: fault.code).flatMap { stages.contains($0.stage) ? $0 : nil }
    // An empty body is whole; only what reads it can miss something. So is what a user agent must unfold
    // (RFC 9112, 5.2).
    let isWhole = named == .bodyEmpty || path == "/faults/protocol.header/fold"
    // http: to http: is safe; see the fault's own sentence.
    code = isWhole || path == "/faults/redirect.unsafe/downgrade" ? nil : named
    kept = Self.kept[path.replacing("/faults/", with: "")] ?? .anything
  }

  private static let half = "{\"message\": \"the rest of this never comes\", \"complete\": "

  private static let kept: [String: Kept] = [
    "network.reset/body": .exactly("{\"half\": "),
    "timeout.idle": .exactly("{\"half\": "),
    "timeout.total": .some(1, of: "."),
    "body.truncated": .exactly(half),
    "body.truncated/chunk": .exactly(half),
    "body.truncated/in-chunk": .exactly(half),
    "body.tooLarge": .some(2 << 20, of: "[0, "),
    "body.encoding/checksum": .exactly("{\"message\": \"this is JSON\"}\n"),
    "body.encoding/length": .exactly("{\"message\": \"this is JSON\"}\n"),
    "body.encoding/trailing": .exactly("{\"message\": \"this is JSON\"}\n"),
    "protocol.framing/chunk": .exactly("{}"),
  ]

  func isMet(by outcome: Outcome) -> Bool {
    guard outcome.code == code else { return false }
    switch kept {
    case .anything: return true
    case .exactly(let text): return outcome.body == Array(text.utf8)
    case .some(let count, let letters):
      return outcome.body.count >= count && outcome.body.allSatisfy { letters.utf8.contains($0) }
    }
  }
}
