package import ApusClient

/// What a line came to: what an exit status is made of.
package enum Outcome: Sendable, Hashable {
  case ok
  case failed(ErrorCode)
  /// The line asks to leave.
  case quit

  /// 0 is fine, 2 a line that was not understood, 3 to 5 the class of a status, 130 an interruption, 1 the rest.
  package var exitStatus: Int32 {
    guard case .failed(let code) = self else { return 0 }
    if code == .cancelled { return 130 }
    if let status = code.status { return (300..<600).contains(status) ? Int32(status / 100) : 1 }
    switch code.stage {
    case .usage, .build: return 2
    default: return 1
    }
  }

  /// This one, or another whose exit status is higher.
  package func worse(_ other: Outcome) -> Outcome { other.exitStatus > exitStatus ? other : self }

  /// Whether what a line wrote is whole: a check that does not hold has told all there is to tell.
  package var isWorthKeeping: Bool {
    guard case .failed(let code) = self else { return true }
    return code.stage == .check && code != .outputTooLarge
  }

  /// Whether a script goes no further: always after a line it could not understand or a check that did not hold,
  /// after every failure when it is strict.
  package func endsScript(strict: Bool) -> Bool {
    switch self {
    case .ok: false
    case .quit: true
    case .failed(let code): strict || code == .cancelled || code == .expectFailed || exitStatus == 2
    }
  }
}
