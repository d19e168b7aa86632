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
    let parameters = PartParameters(text)
    guard isFile || isText else {
      return MultipartForm.Part(
        name, contentType: parameters.type, content: .bytes(Array(parameters.content.utf8)))
    }
    try CurlData.refuseStandardInput(parameters.content, at: content.range)
    if isText {
      let bytes = try preparation.contents(of: parameters.content, at: content.range)
      return MultipartForm.Part(name, contentType: parameters.type, content: .bytes(bytes))
    }
    let path = try preparation.sendable(parameters.content, at: content.range)
    let last = parameters.content.split(separator: "/").last.map(String.init)
    return MultipartForm.Part(
      name, fileName: parameters.fileName ?? last ?? parameters.content,
      contentType: parameters.type ?? MediaType.curlGuess(for: parameters.content),
      content: try preparation.part(ofFile: path, at: content.range))
  }
}

/// `content;type=text/plain;filename="a b.txt"`, where quotes hold a semicolon.
private struct PartParameters {
  private(set) var content = ""
  private(set) var type: String?
  private(set) var fileName: String?

  init(_ text: String) {
    var rest = text[...]
    content = Self.next(&rest)
    while rest.first == ";" {
      rest = rest.dropFirst().drop { $0 == " " }
      if rest.hasPrefix("type=") {
        rest = rest.dropFirst(5)
        type = Self.next(&rest)
      } else if rest.hasPrefix("filename=") {
        rest = rest.dropFirst(9)
        fileName = Self.next(&rest)
      } else {
        _ = Self.next(&rest)
      }
    }
  }

  private static func next(_ rest: inout Substring) -> String {
    guard rest.first == "\"" else {
      let value = rest.prefix { $0 != ";" }
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
