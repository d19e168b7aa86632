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
    let lines = try bodyLines(isForm: isForm)
    let body =
      isForm
      ? Self.form(lines) : lines.joined(separator: isMultipart ? "\r\n" : "\n") + (isMultipart ? "\r\n" : "")
    return noType + ["--data-raw", printer.quoted(body)]
  }

  /// The lines of the body, files among them.
  func bodyLines(isForm: Bool = false) throws -> [String] {
    try request.body.map { line in
      switch line {
      case .text(let text): return try isForm ? values.filledForm(text) : values.filled(text)
      case .file(let path, let isFilled):
        let text = try values.text(ofFile: values.place(of: try values.filled(path)))
        return isFilled ? try values.filled(text) : text
      }
    }
  }

  /// A form may be broken before or after any `&`.
  private static func form(_ lines: [String]) -> String {
    lines.reduce(into: "") { body, line in
      let isOn = body.isEmpty || body.hasSuffix("&") || line.trimmed.hasPrefix("&")
      body += isOn ? line.trimmed : "\n" + line
    }
  }
}
