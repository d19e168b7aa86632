package import ApusSurroundings

extension StepOutcome {
  package init(_ outcome: Outcome) {
    switch outcome {
    case .ok, .quit: self = .ok
    case .failed(let code): self = .failure(code)
    }
  }
}
