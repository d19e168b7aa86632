internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI
internal import ApusPractice

/// What is wrong with a request, as its description has it, and how a server says so.
struct MockRequestCheck {
  let status: Int
  let detail: String
  var problems: [String] = []
  var fields: [(name: String, value: String)] = []

  /// `nil` when the request is as described.
  init?(_ request: MockRequest, _ match: OperationMatch, in specification: Specification) {
    let found =
      Self.credential(request, match.operation, specification) ?? Self.parameters(request, match)
      ?? Self.type(request, match.operation) ?? Self.content(request, match.operation)
      ?? Self.accepted(request, match.operation)
    guard let found else { return nil }
    self = found
  }

  private init(_ status: Int, _ detail: String, _ problems: [String] = []) {
    self.status = status
    self.detail = detail
    self.problems = problems
  }

  // MARK: Who asks

  private static func credential(
    _ request: MockRequest, _ operation: Operation, _ specification: Specification
  ) -> MockRequestCheck? {
    guard let ways = operation.security(of: specification), !ways.isEmpty,
      !ways.contains(where: { way in way.allSatisfy { has($0.scheme, request) } })
    else { return nil }
    let names = ways.map { $0.map(\.scheme.name).joined(separator: " and ") }.joined(separator: ", or ")
    var check = MockRequestCheck(401, "This needs a credential: \(names).")
    let challenges = ways.joined().compactMap { challenge($0, specification.title) }
    check.fields = challenges.first.map { [("WWW-Authenticate", $0)] } ?? []
    return check
  }

  /// Any credential of the right form will do: nobody here knows which are good.
  private static func has(_ scheme: SecurityScheme, _ request: MockRequest) -> Bool {
    let authorization = request.field("Authorization")?.lowercased() ?? ""
    switch scheme.kind {
    case .authorization(let word): return !authorization.isEmpty && authorization.hasPrefix(word)
    case .oauth2, .openID:
      guard let shape = AuthScheme.reading(authorization)?.scheme.shape, case .header = shape else {
        return false
      }
      return true
    case .key(.query, let name): return request.query.contains { $0.name == name }
    case .key(.cookie, let name):
      let cookies = request.field("Cookie")?.split(separator: ";").map { $0.drop { $0 == " " } } ?? []
      return cookies.contains { $0.hasPrefix(name + "=") }
    case .key(_, let name): return request.field(name) != nil
    case .certificate: return true
    }
  }

  private static func challenge(_ requirement: SecurityRequirement, _ title: String) -> String? {
    let realm = "realm=\"\(title.filter { $0 != "\"" && $0 != "\\" })\""
    switch requirement.scheme.kind {
    case .authorization(let word): return "\(word.prefix(1).uppercased() + word.dropFirst()) \(realm)"
    case .oauth2, .openID:
      let scopes = requirement.scopes.joined(separator: " ")
      return "\(AuthScheme.usualToken.word ?? "") \(realm)" + (scopes.isEmpty ? "" : ", scope=\"\(scopes)\"")
    case .key, .certificate: return nil
    }
  }

  // MARK: What is asked

  private static func parameters(_ request: MockRequest, _ match: OperationMatch) -> MockRequestCheck? {
    let parts = RequestParts(query: request.query, headers: request.fields, hasBody: !request.body.isEmpty)
    let warnings = match.warnings(for: parts)
    let problems = warnings.map(\.description) + misfits(request, match, warned: Set(warnings.map(\.name)))
    return problems.first.map { MockRequestCheck(400, sentence($0), problems) }
  }

  /// Values outside of their bounds, formats and patterns. Whoever types them is not bothered with that; a server is strict.
  private static func misfits(
    _ request: MockRequest, _ match: OperationMatch, warned: Set<String>
  ) -> [String] {
    match.operation.parameters.compactMap { parameter in
      guard !warned.contains(parameter.name),
        let text = values(of: parameter, request, match).first(where: { !fits($0, parameter) })
      else { return nil }
      let shown = text.prefix(60)
      return "the \(parameter.place.rawValue) parameter `\(parameter.name)` may not be `\(shown)`"
    }
  }

  /// Each element of a list that has one place in a path or a header by itself.
  private static func fits(_ text: String, _ parameter: Parameter) -> Bool {
    if let element = parameter.placedElement, MockText.fits(text, element) { return true }
    return MockText.fits(text, parameter.schema)
  }

  private static func values(
    of parameter: Parameter, _ request: MockRequest, _ match: OperationMatch
  ) -> [String] {
    switch parameter.place {
    case .path:
      let written = match.values.filter { $0.name == parameter.name }.map(\.written)
      return parameter.values(in: written) ?? []
    case .query: return request.query.first { $0.name == parameter.name }.map { [$0.value] } ?? []
    case .header:
      return parameter.values(in: request.field(parameter.name).map { [$0] } ?? []) ?? []
    case .cookie: return []
    }
  }

  private static func type(_ request: MockRequest, _ operation: Operation) -> MockRequestCheck? {
    guard !request.body.isEmpty, let body = operation.body, !body.contents.isEmpty else { return nil }
    let taken = body.contents.map(\.type)
    if let type = request.bodyType, taken.contains(where: { MediaType.matches(type, $0) }) { return nil }
    let sent = request.bodyType.map { "The body is \($0)" } ?? "Nothing says what the body is"
    var check = MockRequestCheck(415, "\(sent); this takes \(taken.joined(separator: ", ")).")
    check.fields = [("Accept-Post", taken.joined(separator: ", "))]
    return check
  }

  private static func content(_ request: MockRequest, _ operation: Operation) -> MockRequestCheck? {
    guard !request.body.isEmpty, let content = content(request, of: operation), let schema = content.schema
    else { return nil }
    let document: JSONDocument
    if let value = MockBody.value(of: request, as: schema) {
      guard let read = try? JSONDocument(value.bytes) else { return nil }
      document = read
    } else if content.isJSON {
      do {
        document = try JSONDocument(request.body)
      } catch {
        return MockRequestCheck(400, "The body is not JSON: \(error).")
      }
    } else {
      return nil
    }
    let files = Set(request.formFiles)
    let wrong = schema.mismatches(in: document.root, limit: 20, isRequest: true, isStrict: true).filter {
      mismatch in
      guard case .key(let key)? = mismatch.path.steps.first else { return true }
      return !files.contains(key)
    }
    guard let first = wrong.first else { return nil }
    let described = [422, 400].first { status in
      operation.responses.contains { $0.status == "\(status)" }
    }
    return MockRequestCheck(
      described ?? 400, "The body is not as described: \(first).", wrong.map(\.description))
  }

  /// How the body that was sent is described.
  private static func content(_ request: MockRequest, of operation: Operation) -> Content? {
    operation.body?.contents.first { content in
      request.bodyType.map { MediaType.matches($0, content.type) } ?? false
    }
  }

  private static func accepted(_ request: MockRequest, _ operation: Operation) -> MockRequestCheck? {
    guard let accept = request.field("Accept"), let success = operation.success,
      !success.contents.isEmpty, MockAccept(accept).first(of: success.contents.map(\.type)) == nil
    else { return nil }
    let offered = success.contents.map(\.type).joined(separator: ", ")
    return MockRequestCheck(406, "There is nothing in a form that \(accept) allows; there is \(offered).")
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
