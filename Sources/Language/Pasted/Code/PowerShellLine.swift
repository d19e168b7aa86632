import ApusClient
internal import ApusEncodings

/// `Invoke-WebRequest` and `Invoke-RestMethod`, and what they are called for short.
struct PowerShellLine {
  private(set) var request: CodeRequest
  private var isForm = false

  /// Where its name ends, in a line that begins with one, or keeps what it gets: `$answer = irm …`.
  static func name(in text: String) -> Range<Int>? {
    // Most lines are none, as their first letter tells.
    guard let first = text.utf8.first(where: { !isBlank($0) }), "iI$".utf8.contains(first) else { return nil }
    var rest = text[...]
    if rest.firstWord.hasPrefix("$"), rest.firstWord.count > 1 {
      rest = rest[rest.firstWord.endIndex...]
      guard rest.firstWord == "=" else { return nil }
      rest = rest[rest.firstWord.endIndex...]
    }
    let name = rest.firstWord
    guard ["invoke-webrequest", "invoke-restmethod", "iwr", "irm"].contains(name.lowercased()) else {
      return nil
    }
    let start = text[..<name.startIndex].utf8.count
    return start..<start + name.utf8.count
  }

  init(_ text: String, name: Range<Int>) throws(LineProblem) {
    var reader = CodeReader(text, .powerShell, at: name.upperBound)
    request = CodeRequest(url: "", at: name)
    var body: CodeLiteral?
    reader.skip()
    while let byte = reader.byte, !"|;".utf8.contains(byte) {
      let start = reader.at
      if byte == UInt8(ascii: "-") {
        reader.at += 1
        let option = reader.takeName().lowercased()
        try add(option, start..<reader.at, &reader, &body)
      } else {
        let value = try reader.argument()
        guard let text = value.text, request.url.text.isEmpty else { throw reader.notLiteral(from: start) }
        request.url = (text, value.range)
      }
      reader.skip()
    }
    guard !request.url.text.isEmpty else {
      throw LineProblem(
        .requestURL, "expected a URL after `-Uri`", at: name.upperBound..<name.upperBound,
        try: "get https://…")
    }
    if let body { try addBody(body) }
  }

  private mutating func add(
    _ option: String, _ range: Range<Int>, _ reader: inout CodeReader, _ body: inout CodeLiteral?
  ) throws(LineProblem) {
    switch option {
    case "usebasicparsing", "disablekeepalive", "skipheadervalidation", "preserveauthorizationonredirect":
      return
    case "skipcertificatecheck": return request.options.append((.insecure, nil, range))
    default: break
    }
    let known = [
      "uri", "method", "custommethod", "headers", "body", "contenttype", "useragent", "outfile", "timeoutsec",
      "maximumredirection", "form",
    ]
    guard known.contains(option) else { throw CodeRequest.unknown(reader.text(range), at: range) }
    let value = try reader.argument()
    switch option {
    case "uri": request.url = (value.text ?? "", value.range)
    case "method", "custommethod": request.method = value.text?.uppercased()
    case "headers": try request.addHeaders(value)
    case "body": body = value
    case "form":
      for pair in value.pairs ?? [] { request.parts.append((pair.name, pair.value, value.range)) }
      if value.pairs == nil { throw CodeRequest.unexpected(value, "a form") }
    case "contenttype": request.headers.append(("Content-Type", value.text ?? "", value.range))
    case "useragent": request.headers.append(("User-Agent", value.text ?? "", value.range))
    case "outfile": request.options.append((.output, value.text, value.range))
    case "timeoutsec": request.options.append((.timeout, value.text, value.range))
    default: request.follows = value.text != "0"
    }
  }

  /// A table is a query where the method has no body, and a form where it has one.
  private mutating func addBody(_ body: CodeLiteral) throws(LineProblem) {
    if body.members != nil, request.method ?? "GET" == "GET" { return try request.addQuery(body) }
    guard let text = body.text else { return try request.addForm(body) }
    request.body = (text, body.range)
    request.bodyType = "application/x-www-form-urlencoded"
  }
}

extension CodeReader {
  /// A value as a command of PowerShell's takes it: a word needs no quotes.
  mutating func argument() throws(LineProblem) -> CodeLiteral {
    skip()
    guard let byte else { throw notLiteral(from: at) }
    let isValue = "\"'@($".utf8.contains(byte)
    guard !isValue else { return try value() }
    let start = at
    while let byte = self.byte, !isBlank(byte), byte != UInt8(ascii: ";") { at += 1 }
    return .text(text(start..<at), start..<at)
  }
}
