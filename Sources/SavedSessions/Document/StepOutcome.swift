package import ApusClient
package import ApusSurroundings

/// What stands after `? `.
package enum StepOutcome: Sendable, Hashable, CustomStringConvertible {
  case ok
  case failure(ErrorCode)

  /// `nil` for a word that is neither `ok` nor the code of a failure.
  package init?(named name: String) {
    if name == "ok" {
      self = .ok
    } else if let code = ErrorCode(named: name) {
      self = .failure(code)
    } else {
      return nil
    }
  }

  package var description: String {
    switch self {
    case .ok: "ok"
    case .failure(let code): code.name
    }
  }
}

extension StepOutcome {
  package init(_ outcome: Outcome) {
    switch outcome {
    case .ok, .quit: self = .ok
    case .failed(let code): self = .failure(code)
    }
  }
}
