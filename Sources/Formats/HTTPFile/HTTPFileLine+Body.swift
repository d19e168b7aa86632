internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage

extension HTTPFileLine {
  /// The words that make the body.
  func body(_ headers: [HTTPFileHeader]) throws -> [String] {
    guard !request.body.isEmpty else { return [] }
    let type = headers.first { $0.isNamed("Content-Type") }
    // curl's option takes the body as it is, and this keeps its usual content type away.
    let noType = type == nil ? ["-H", "Content-Type:"] : []
    let printer = ItemPrinter()
    if request.body.count == 1, case .file(let path, isFilled: false) = request.body[0] {
      return noType + ["--data-binary", printer.quoted("@" + values.place(of: try values.filled(path)))]
    }
    let isMultipart =
      try type.map { try values.filled($0.value).lowercased().hasPrefix("multipart/") } ?? false
    let isForm =
      try type.map { try values.filled($0.value).lowercased().contains("x-www-form-urlencoded") } ?? false
    let body =
      isForm
      ? try form()
      : try bodyLines().joined(separator: isMultipart ? "\r\n" : "\n") + (isMultipart ? "\r\n" : "")
    return noType + ["--data-raw", printer.quoted(body)]
  }

  /// The lines of the body, files among them.
  func bodyLines() throws -> [String] {
    try request.body.map { line in
      let text = try written(line)
      if case .text = line { return try values.filled(text) }
      return text
    }
  }

  /// A line as it stands in its file, and a file's text as it is sent.
  private func written(_ line: HTTPFile.BodyLine) throws -> String {
    switch line {
    case .text(let text): return text
    case .file(let path, let isFilled):
      let text = try values.text(ofFile: values.place(of: try values.filled(path)))
      return isFilled ? try values.filled(text) : text
    }
  }

  /// A form may be broken before or after any `&`: blanks around a line that goes on are none of its values'.
  private func form() throws -> String {
    try request.body.reduce(into: "") { body, line in
      let text = try written(line)
      let isOn = body.isEmpty || body.hasSuffix("&") || text.trimmed.hasPrefix("&")
      let piece = isOn ? text.trimmed : text
      if !isOn { body += "\n" }
      if case .text = line { body += try values.filledForm(piece) } else { body += piece }
    }
  }
}
