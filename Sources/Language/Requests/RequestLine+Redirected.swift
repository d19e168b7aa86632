import ApusClient

extension RequestLine {
  /// The line with what a shell would feed its program: the file is read, and the text has its values.
  func takingRedirected(in context: RequestContext) throws(LineProblem) -> RequestLine {
    guard let redirected else { return self }
    let preparation = RequestPreparation(line: self, context: context)
    var line = self
    line.redirected = nil
    switch redirected {
    case .bytes(let bytes): line.input = .bytes(bytes)
    case .text(let template):
      line.input = .bytes(Array(try preparation.text(template, in: "a body").utf8))
    case .file(let template):
      let path = try preparation.text(template, in: "a file's name")
      line.input = .bytes(try preparation.contents(of: path, at: template.range))
    }
    return line
  }
}
