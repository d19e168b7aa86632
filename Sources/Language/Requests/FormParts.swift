import ApusClient

/// The parts of a form that `-F` and `--form-string` name.
struct FormParts {
  private(set) var parts: [MultipartForm.Part] = []

  init(_ preparation: RequestPreparation) throws(LineProblem) {
    for use in preparation.line.options where use.option == .formPart || use.option == .formString {
      guard let value = use.value else { continue }
      let glyphs = value.glyphs
      guard let equals = glyphs.firstIndex(where: { $0.isTyped("=") }) else {
        throw LineProblem(
          "expected NAME=CONTENT after \(use.name)", at: value.range, try: "\(use.name) name=text")
      }
      let name = try preparation.text(value.slice(0..<equals), in: "a body")
      let content = value.dropFirst(equals + 1)
      if use.option == .formString {
        parts.append(.field(name, try preparation.text(content, in: "a body")))
      } else {
        parts.append(try Self.part(name, content, preparation))
      }
    }
  }

  private static func part(
    _ name: String, _ content: Template, _ preparation: RequestPreparation
  ) throws(LineProblem) -> MultipartForm.Part {
    let isFile = content.hasPrefix("@")
    let isText = content.hasPrefix("<")
    let text = try preparation.text(isFile || isText ? content.dropFirst(1) : content, in: "a body")
    let files = isFile ? PartParameters.files(text) : [PartParameters(text)]
    guard files.count < 2 else {
      return try together(
        files.map { file throws(LineProblem) in
          try part(name, file, at: content.range, preparation)
        }, name, at: content.range, preparation)
    }
    let parameters = files.first ?? PartParameters(text)
    guard isFile || isText else {
      return MultipartForm.Part(
        name, contentType: parameters.type, content: .bytes(Array(parameters.content.utf8)))
    }
    if isText {
      let bytes = try bytes(of: parameters.content, at: content.range, preparation)
      return MultipartForm.Part(name, contentType: parameters.type, content: .bytes(bytes))
    }
    return try part(name, parameters, at: content.range, preparation)
  }

  /// What a file holds, or what the line is fed.
  private static func bytes(
    of path: String, at range: Range<Int>, _ preparation: RequestPreparation
  ) throws(LineProblem) -> [UInt8] {
    if path == "-", case .bytes(let bytes)? = preparation.line.input { return bytes }
    try CurlData.refuseStandardInput(path, at: range)
    return try preparation.contents(of: path, at: range)
  }

  /// A file as a part.
  private static func part(
    _ name: String, _ parameters: PartParameters, at range: Range<Int>, _ preparation: RequestPreparation
  ) throws(LineProblem) -> MultipartForm.Part {
    if parameters.content == "-" {
      return MultipartForm.Part(
        name, fileName: parameters.fileName ?? "-", contentType: parameters.type,
        content: .bytes(try bytes(of: "-", at: range, preparation)))
    }
    try CurlData.refuseStandardInput(parameters.content, at: range)
    let path = try preparation.sendable(parameters.content, at: range)
    let last = parameters.content.split(separator: "/").last.map(String.init)
    return MultipartForm.Part(
      name, fileName: parameters.fileName ?? last ?? parameters.content,
      contentType: parameters.type ?? MediaType.curlGuess(for: parameters.content),
      content: try preparation.part(ofFile: path, at: range))
  }

  /// Several files as one part, which is itself of parts: `@a,b`.
  private static func together(
    _ parts: [MultipartForm.Part], _ name: String, at range: Range<Int>, _ preparation: RequestPreparation
  ) throws(LineProblem) -> MultipartForm.Part {
    let boundary = MultipartForm([], boundary: preparation.context.boundary.map { $0 + "-mixed" }).boundary
    var whole: [UInt8] = []
    for part in parts {
      whole += Array("--\(boundary)\r\n".utf8)
      whole += Array("Content-Disposition: attachment; filename=\"\(part.fileName ?? "")\"\r\n".utf8)
      if let type = part.contentType { whole += Array("Content-Type: \(type)\r\n".utf8) }
      whole += Array("\r\n".utf8)
      switch part.content {
      case .bytes(let bytes): whole += bytes
      case .file(let path): whole += try preparation.contents(of: path, at: range)
      }
      whole += Array("\r\n".utf8)
    }
    whole += Array("--\(boundary)--\r\n".utf8)
    return MultipartForm.Part(
      name, contentType: "multipart/mixed; boundary=\(boundary)", content: .bytes(whole))
  }
}

/// `content;type=text/plain;filename="a b.txt"`, where quotes hold a semicolon.
private struct PartParameters {
  private(set) var content = ""
  private(set) var type: String?
  private(set) var fileName: String?

  init(_ text: String) {
    var rest = text[...]
    self.init(&rest, until: ";")
  }

  /// `a;type=text/plain,b`
  static func files(_ text: String) -> [PartParameters] {
    var rest = text[...]
    var files = [PartParameters(&rest, until: ";,")]
    while rest.first == "," {
      rest = rest.dropFirst().drop { $0 == " " }
      files.append(PartParameters(&rest, until: ";,"))
    }
    return files
  }

  /// - Parameter ends: what ends a value that has no quotes.
  private init(_ rest: inout Substring, until ends: String) {
    content = Self.next(&rest, ends)
    while rest.first == ";" {
      rest = rest.dropFirst().drop { $0 == " " }
      if rest.hasPrefix("type=") {
        rest = rest.dropFirst(5)
        type = Self.next(&rest, ends)
      } else if rest.hasPrefix("filename=") {
        rest = rest.dropFirst(9)
        fileName = Self.next(&rest, ends)
      } else {
        _ = Self.next(&rest, ends)
      }
    }
  }

  private static func next(_ rest: inout Substring, _ ends: String) -> String {
    guard rest.first == "\"" else {
      let value = rest.prefix { !ends.contains($0) }
      rest = rest[value.endIndex...]
      return String(value)
    }
    var value = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst(), character != "\"" {
      if character == "\\", let next = rest.first, next == "\\" || next == "\"" {
        value.append(next)
        rest = rest.dropFirst()
      } else {
        value.append(character)
      }
    }
    return value
  }
}
