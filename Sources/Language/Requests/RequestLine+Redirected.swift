import ApusClient
internal import ApusEncodings

extension RequestLine {
  /// The line with what a shell would feed its program: the file is read, and the text has its values.
  func takingRedirected(in context: RequestContext) throws(LineProblem) -> RequestLine {
    guard let redirected else { return self }
    let preparation = RequestPreparation(line: self, context: context)
    var line = self
    (line.redirected, line.isFedByShell) = (nil, true)
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

  /// Whether the parts of `-F` are a form's: another type that is typed has them called otherwise, as curl does.
  var hasTypeOfForm: Bool {
    let typed = options.last { use in
      use.option == .header && use.value?.shown.lowercased().hasPrefix("content-type:") == true
    }
    let type = typed?.value?.shown.lowercased().dropFirst("content-type:".count).trimmed
    return dialect != .curl || type?.hasPrefix("multipart/form-data") ?? true
  }
}
