internal import ApusEncodings
internal import ApusLanguage

/// A Hurl file: requests, each with what is expected of its answer and what is taken from it.
struct HurlReader {
  private(set) var collection: RequestCollection
  var lines: HurlLines
  /// What `variable:` among the options gave a value to, from there on.
  var given: [CollectedVariable] = []

  init(_ text: String, named name: String) throws(CollectionProblem) {
    collection = RequestCollection("a Hurl file", name: name)
    lines = HurlLines(text)
    while lines.skipEmpty() { try readEntry() }
  }

  mutating func leave(_ what: String, at line: Int) {
    collection.leave(RequestCollection.LeftOut(line: line, what: what))
  }

  // MARK: An entry

  private mutating func readEntry() throws(CollectionProblem) {
    let text = HurlText.withoutComment(lines.current).trimmed
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, HurlLines.isMethod(words[0]) else {
      throw lines.problem("expected a method and a URL")
    }
    var request = CollectedRequest(name: "\(words[0]) \(words[1].prefix { $0 != "?" })")
    request.line = lines.number
    request.method = words[0]
    request.url = HurlText.plain(words[1].trimmed)
    // Hurl follows a redirect only where it is told to.
    request.followsRedirects = false
    request.variables = given
    lines.next()
    try readRequest(into: &request)
    if lines.skipEmpty(), lines.isResponse { try readResponse(into: &request) }
    collection.requests.append(request)
  }

  private mutating func readRequest(into request: inout CollectedRequest) throws(CollectionProblem) {
    while lines.skipEmpty(), !lines.isResponse, !lines.isRequest {
      if let section = lines.section {
        lines.next()
        try readSection(section, into: &request)
      } else if let body = try HurlBody(&lines) {
        try put(body, into: &request)
      } else {
        let pair = try lines.takePair()
        request.headers.append(CollectedPair(pair.name, pair.value))
      }
    }
  }

  private func put(_ body: HurlBody, into request: inout CollectedRequest) throws(CollectionProblem) {
    guard request.body == .none else { throw lines.problem("expected one body, and this is another") }
    request.body = body.content
    if let refusal = body.refusal { request.refuse(refusal) }
  }

  // MARK: Sections of a request

  private mutating func readSection(
    _ section: String, into request: inout CollectedRequest
  ) throws(CollectionProblem) {
    switch section {
    case "QueryStringParams", "Query":
      let query = try takePairs().map { "\(QueryText.encoded($0.name))=\(QueryText.encoded($0.value))" }
      if !query.isEmpty {
        request.url += (request.url.contains("?") ? "&" : "?") + query.joined(separator: "&")
      }
    case "FormParams", "Form":
      request.body = .form(try takePairs().map { CollectedPair($0.name, $0.value) })
    case "MultipartFormData", "Multipart":
      request.body = .multipart(try takePairs().map { Self.part($0) })
    case "Cookies":
      let cookies = try takePairs().map { "\($0.name)=\($0.value)" }
      if !cookies.isEmpty { request.headers.append(CollectedPair("Cookie", cookies.joined(separator: "; "))) }
    case "BasicAuth":
      if let pair = try takePairs().first { request.auth = .pair(user: pair.name, password: pair.value) }
    case "Options":
      for option in try takePairs() { HurlOption(option).put(into: &request, &self) }
    default: throw lines.problem("a request has no section [\(section)]", back: 1)
    }
  }

  private mutating func takePairs() throws(CollectionProblem) -> [HurlLines.Pair] {
    var pairs: [HurlLines.Pair] = []
    while lines.skipEmpty(), !lines.endsSection { pairs.append(try lines.takePair()) }
    return pairs
  }

  /// `file,data.png; image/png`
  private static func part(_ pair: HurlLines.Pair) -> CollectedPart {
    guard pair.value.hasPrefix("file,"), let end = pair.value.firstIndex(of: ";") else {
      return CollectedPart(name: pair.name, content: .text(pair.value), type: nil)
    }
    let type = pair.value[pair.value.index(after: end)...].trimmed
    let path = pair.value[..<end].dropFirst(5).trimmed
    return CollectedPart(name: pair.name, content: .file(path), type: type.isEmpty ? nil : type)
  }

  // MARK: The answer

  private mutating func readResponse(into request: inout CollectedRequest) throws(CollectionProblem) {
    let words = HurlText.withoutComment(lines.current).split(separator: " ")
    if words.count > 1, let status = Int(words[1]) {
      request.checks.append(
        CollectedCheck(source: .status, relation: .compares("==", to: "\(status)"), line: lines.number))
    } else if words.count > 1, words[1] != "*" {
      throw lines.problem("expected a status, or `*`")
    }
    lines.next()
    while lines.skipEmpty(), !lines.isRequest {
      if let section = lines.section {
        lines.next()
        try readAnswerSection(section, into: &request)
      } else if try HurlBody(&lines) != nil {
        leave("the body that is expected", at: lines.number)
      } else {
        let pair = try lines.takePair()
        let relation = CollectedCheck.Relation.compares("==", to: CollectionScriptValue.text(pair.value))
        request.checks.append(CollectedCheck(source: .header(pair.name), relation: relation, line: pair.line))
      }
    }
  }

  private mutating func readAnswerSection(
    _ section: String, into request: inout CollectedRequest
  ) throws(CollectionProblem) {
    switch section {
    case "Captures":
      for pair in try takePairs() {
        if let source = HurlQuery(pair.value)?.whole {
          request.captures.append(CollectedCapture(name: pair.name, source: source, line: pair.line))
        } else {
          leave("the capture \(pair.name)", at: pair.line)
        }
      }
    case "Asserts":
      while lines.skipEmpty(), !lines.endsSection {
        if try HurlBody(&lines) != nil {
          leave("the body that is expected", at: lines.number)
          continue
        }
        if let check = HurlQuery(HurlText.withoutComment(lines.current))?.check(at: lines.number) {
          request.checks.append(check)
        } else {
          leave("the check of \(lines.current.trimmed.prefix { $0 != " " })", at: lines.number)
        }
        lines.next()
      }
    default: throw lines.problem("an answer has no section [\(section)]", back: 1)
    }
  }
}
