internal import ApusJSON

extension HTTPFile {
  /// A collection as the file of requests that it would be, so that both are sent in one way. Lines are those of the
  /// collection's own file.
  package init(_ collection: RequestCollection) {
    self.init()
    requests = collection.requests.map(HTTPFile.Request.init)
    ignored = collection.leftOut.map { entry in
      Ignored(line: entry.line, what: entry.file.map { "\($0): \(entry.what)" } ?? entry.what)
    }
  }
}

extension HTTPFile.Request {
  init(_ request: CollectedRequest) {
    let http = CollectedHTTPRequest(request)
    self.init()
    name = request.title
    line = request.line
    start = http.start
    headers = http.headers.map { "\($0.name): \($0.value)" }
    body = http.body
    followsRedirects = request.followsRedirects
    timeout = request.timeout
    refusal = request.refusal
    after =
      request.captures.map { capture in
        let name = ScriptExpression.value(.string(capture.name))
        return HTTPFileAction(line: capture.line, capture.source.expression.map { .keep(name, $0, .session) })
      }
      + request.checks.map { HTTPFileAction(line: $0.line, $0.expression.map { .check($0) }) }
  }
}

extension HTTPFileAction {
  fileprivate init(line: Int, _ what: What?) {
    self.init(line: line, what: what ?? .leftOut("a part of the answer that has no name here"))
  }
}

extension AnswerSource {
  fileprivate var expression: ScriptExpression? {
    let body = ScriptExpression.part(.body, isLast: false)
    return switch self {
    case .status: .part(.status, isLast: false)
    case .body: .part(.text, isLast: false)
    case .duration: .part(.milliseconds, isLast: false)
    case .header(let name): .header(.value(.string(name)), isLast: false)
    case .json(""): body
    case .json(let path): .path(body, .value(.string("$" + path)))
    case .cookie: nil
    }
  }
}

extension CollectedCheck {
  fileprivate var expression: ScriptExpression? {
    guard let found = source.expression else { return nil }
    switch relation {
    case .exists: return .call(.exists, [found])
    case .compares("==", to: "2xx"):
      return .both(
        .and, .both(.atLeast, found, .value(.number("200"))), .both(.less, found, .value(.number("300"))))
    case .isMissing: return .call(.not, [.call(.exists, [found])])
    case .holds(let function, let literal, let isNegated):
      let constant = literal.flatMap { ScriptConstant($0) }.map(ScriptExpression.value)
      let asked = ScriptExpression.call(function, [found] + (constant.map { [$0] } ?? []))
      return isNegated ? .call(.not, [asked]) : asked
    case .counts(let sign, let literal):
      guard let sign = ScriptExpression.Sign(rawValue: sign), let value = ScriptConstant(literal) else {
        return nil
      }
      return .both(sign, .member(found, "length"), .value(value))
    case .compares(let sign, let literal):
      guard let sign = ScriptExpression.Sign(rawValue: sign), let value = ScriptConstant(literal) else {
        return nil
      }
      return .both(sign, found, .value(value))
    }
  }
}

extension ScriptConstant {
  /// A literal of JSON without parts.
  fileprivate init?(_ literal: String) {
    guard let root = try? JSONDocument(literal).root, !root.isContainer else { return nil }
    if let string = root.string {
      self = .string(string)
    } else if let boolean = root.boolean {
      self = .boolean(boolean)
    } else {
      self = root.isNull ? .null : .number(root.text)
    }
  }
}
