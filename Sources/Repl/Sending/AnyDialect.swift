internal import ApusLanguage

extension RequestLine {
  /// Reads a request in whichever dialect its first word announces: a pasted `curl` or `http` line, or our own.
  init(anyDialect words: Words) throws(LineProblem) {
    guard let (program, syntax) = PastedLine.syntax(of: words.text) else {
      if let first = words.words.first, !first.asksForSomething {
        throw LineProblem("expected a request, found \(first.text)", at: first.range, try: "get /")
      }
      try self.init(native: words)
      return
    }
    let pasted = PastedLine.words(words.text, syntax)
    switch program {
    case .curl: try self.init(curl: pasted)
    case .httpie(let scheme): try self.init(httpie: pasted, scheme: scheme)
    }
  }
}
