import APIClient

/// Where a transport does not do what every transport must, and why that cannot be helped from outside.
struct Difference: Sendable {
  enum Effect: Sendable {
    /// Another code; `nil` for a success.
    case reports(FailureCode?)
    case endsTheProcess
  }

  let effect: Effect
  let reason: String

  func isMet(by outcome: Outcome) -> Bool {
    switch effect {
    case .reports(let code): outcome.code == code
    case .endsTheProcess: false
    }
  }
}

extension Candidate {
  func isEnded(by path: String) -> Bool {
    if case .endsTheProcess = differences[path]?.effect { true } else { false }
  }

  /// URLSession's, as measured on Linux.
  static let knownDifferences: [String: Difference] = [
    "/faults/network.closed/head": Difference(
      effect: .endsTheProcess,
      reason:
        "libcurl takes half a head for a success, and Foundation stops at a fatalError without a response"),
    "/faults/odd.trailers": Difference(
      effect: .endsTheProcess,
      reason: "Foundation takes a trailer for a second head and stops at a fatalError"),
    "/faults/odd.latin1": Difference(
      effect: .reports(.protocolHeader), reason: "Foundation refuses a head that is not UTF-8"),
    "/faults/odd.reason/bare": Difference(
      effect: .reports(.protocolHeader), reason: "Foundation refuses a status line without a second blank"),
    "/faults/protocol.status/long": Difference(
      effect: .reports(.headerTooLarge),
      reason: "Foundation does not tell at which line libcurl met its limit"),
    "/faults/protocol.status/range": Difference(
      effect: .reports(.requestURL),
      reason: "Foundation reports the same error as for a URL it does not support"),
    "/faults/protocol.status/short": Difference(
      effect: .reports(.requestURL),
      reason: "Foundation reports the same error as for a URL it does not support"),
    "/faults/protocol.header/return": Difference(
      effect: .reports(nil), reason: "Foundation takes the value apart before it can be seen"),
    "/faults/header.tooLarge/many": Difference(
      effect: .reports(nil), reason: "fields of one name are joined, so that 10,000 lines count as 100 fields"
    ),
    "/faults/protocol.framing/both": Difference(
      effect: .reports(nil), reason: "libcurl lets the chunks win and Foundation does not object"),
    "/faults/protocol.framing/coding": Difference(
      effect: .reports(.bodyEncoding), reason: "libcurl has one error for encodings of both kinds"),
    "/faults/protocol.framing/number": Difference(
      effect: .reports(.protocolHeader), reason: "libcurl has one error for a bad length and a bad line"),
    "/faults/protocol.framing/negative": Difference(
      effect: .reports(.protocolHeader), reason: "libcurl has one error for a bad length and a bad line"),
    "/faults/protocol.framing/overflow": Difference(
      effect: .reports(nil), reason: "libcurl ignores a length it cannot count to and reads to the end"),
    "/faults/body.truncated/gzip": Difference(
      effect: .reports(nil), reason: "libcurl does not say that compressed data was cut off"),
    "/faults/body.encoding/trailing": Difference(
      effect: .reports(.bodyTruncated),
      reason: "libcurl stops at the end of the gzip, before the stated length"),
    "/faults/body.tooLarge/layers": Difference(
      effect: .reports(.bodyEncoding),
      reason: "libcurl has a limit of its own for layers, and one error for them"),
  ]
}
