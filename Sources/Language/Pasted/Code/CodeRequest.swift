import ApusClient
internal import ApusEncodings

/// What a call of a program asks for, as it is collected from its arguments.
struct CodeRequest {
  var method: String?
  var url: (text: String, range: Range<Int>)
  var headers: [(name: String, value: String, range: Range<Int>)] = []
  var body: (text: String, range: Range<Int>)?
  /// What says what the body is, where no header does; an empty one says nothing.
  var bodyType: String?
  var parts: [(name: String, value: String, range: Range<Int>)] = []
  /// What `-u` and others of curl's options are told.
  var options: [(option: RequestOption, value: String?, range: Range<Int>)] = []
  var follows = true

  init(url: String, at range: Range<Int>) { self.url = (url, range) }

  init(url literal: CodeLiteral?, at range: Range<Int>) throws(LineProblem) {
    guard case .text(let text, let range)? = literal else {
      throw LineProblem(.requestURL, "expected a URL", at: literal?.range ?? range, try: "get https://…")
    }
    self.init(url: text, at: range)
  }

  /// Adds what a member with headers has.
  mutating func addHeaders(_ literal: CodeLiteral) throws(LineProblem) {
    guard let members = literal.members else {
      if literal.isNull { return }
      throw Self.unexpected(literal, "headers")
    }
    for (name, value) in members where !value.isNull {
      guard let text = value.text else { throw Self.unexpected(value, "a header's value") }
      headers.append((name, text, value.range))
    }
  }

  /// Puts pairs into the query.
  mutating func addQuery(_ literal: CodeLiteral) throws(LineProblem) {
    if literal.isNull { return }
    let query: String
    switch literal {
    case .text(let text, _): query = text
    case .form(.text(let text, _), _): query = text
    case .form(let value, _): query = value.encodedPairs ?? ""
    default:
      guard let encoded = literal.encodedPairs else { throw Self.unexpected(literal, "a query") }
      query = encoded
    }
    guard !query.isEmpty else { return }
    let hash = url.text.firstIndex(of: "#") ?? url.text.endIndex
    let before = url.text[..<hash]
    url.text = before + (before.contains("?") ? "&" : "?") + query + url.text[hash...]
  }

  mutating func addForm(_ literal: CodeLiteral) throws(LineProblem) {
    guard let encoded = literal.encodedPairs else { throw Self.unexpected(literal, "a form") }
    body = (encoded, literal.range)
    bodyType = "application/x-www-form-urlencoded"
  }

  static func unexpected(_ literal: CodeLiteral, _ what: String) -> LineProblem {
    LineProblem("this cannot be \(what) here", at: literal.range)
  }

  static func unknown(_ name: String, at range: Range<Int>) -> LineProblem {
    LineProblem("nothing does here what `\(name)` does there", at: range)
  }

  // MARK: The line

  /// The request in curl's options.
  func line(_ text: String) -> RequestLine {
    var uses: [OptionUse] = []
    func add(_ option: RequestOption, _ value: String?, _ range: Range<Int>) {
      guard let spec = OptionSpec.all.first(where: { $0.option == option && !$0.names(in: .curl).isEmpty })
      else {
        return
      }
      uses.append(
        OptionUse(
          spec: spec, name: spec.names(in: .curl).first ?? "", nameRange: range.lowerBound..<range.lowerBound,
          value: value.map { Template($0, standingFor: range) }, isNegated: false))
    }
    if let method { add(.method, method, url.range) }
    for (name, value, range) in headers {
      add(.header, value.isEmpty ? name + ";" : "\(name): \(value)", range)
    }
    if let body {
      add(.dataRaw, body.text, body.range)
      if !headers.contains(where: { $0.name.lowercased() == "content-type" }) {
        add(.header, "Content-Type: \(bodyType ?? "")", body.range)
      }
    }
    for (name, value, range) in parts { add(.formString, "\(name)=\(value)", range) }
    for (option, value, range) in options { add(option, value, range) }
    if follows { add(.follow, nil, url.range) }
    add(.globOff, nil, url.range)
    return RequestLine(
      translated: text, url: Template(url.text.replacing(" ", with: "%20"), standingFor: url.range),
      options: uses)
  }
}
