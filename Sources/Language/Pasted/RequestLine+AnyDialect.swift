extension RequestLine {
  /// Reads a request in whichever dialect its first word announces: a pasted `curl` or `http` line, or our own.
  package init(anyDialect words: Words) throws(LineProblem) {
    guard let (_, syntax) = PastedLine.syntax(of: words.text) else {
      if let first = words.words.first, !first.asksForSomething {
        if let line = try PastedCode.request(in: words.text) {
          self = line
          return
        }
        throw LineProblem("expected a request, found \(first.text)", at: first.range, try: "get /")
      }
      try self.init(native: words)
      return
    }
    try self.init(pasted: words.text, syntax)
  }
}
