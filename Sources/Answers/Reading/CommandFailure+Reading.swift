package import ApusSurroundings

extension CommandFailure {
  /// A body that cannot be looked into.
  package init(_ problem: BodyReading.Problem, in bytes: [UInt8], try suggestions: [String]) {
    switch problem {
    case .syntax(let error): self.init(error, in: bytes, try: suggestions)
    case .markup(let error, let isPage):
      self.init(error, kind: isPage ? "HTML" : "XML", try: suggestions)
    }
  }
}
