/// Writes an endpoint with Foundation alone: nothing else is needed to compile and send it.
struct FoundationSource {
  let model: EndpointModel
  let endpointName: String
  private var writer: TypeWriter

  init(_ model: EndpointModel) {
    self.model = model
    var names = NamePool.types
    endpointName = names.take(SwiftName.type(model.name))
    writer = TypeWriter(anyName: "AnyValue", taken: [endpointName])
  }

  /// The whole file.
  mutating func text() -> String {
    let endpoint = endpointDeclaration()
    let any = writer.usesAny ? Self.lines(Self.anyValue) : []
    return SourceText.sections([Self.lines(Self.imports), endpoint, any]).joined(separator: "\n") + "\n"
  }

  private static let members: Set<String> = [
    "baseURL", "request", "send", "body", "bytes", "encoder", "decoder", "components", "items", "element",
    "escaped",
    "session", "data", "response", "status", "url", "text",
  ]

  private mutating func endpointDeclaration() -> [String] {
    let properties = InputProperties(model, taken: Self.members, &writer)
    var stored = properties.declarations
    var types = answer()
    switch model.body {
    case .none: break
    case .json(let body):
      types.append(writer.declare(body, as: "Body"))
      stored.append("let body: Body")
    case .bytes: stored.append("let body: Data")
    }
    if let failure = model.failure { types.append(writer.declare(failure, as: "ErrorResponse")) }
    stored.append("var baseURL = \(SourceText.literal(baseURL))")
    let body = SourceText.sections(
      types + properties.types + [
        failure(), stored, request(properties), send(), coders(), Self.lines(Self.escaping),
      ])
    return SourceText.documentation(model.summary)
      + SourceText.block("struct \(endpointName): Sendable", body)
  }

  private var baseURL: String {
    model.baseURL.hasSuffix("/") ? String(model.baseURL.dropLast()) : model.baseURL
  }

  private mutating func answer() -> [[String]] {
    switch model.answer {
    case .nothing: [["typealias Response = Void"]]
    case .bytes: [["typealias Response = Data"]]
    case .json(let model): [writer.declare(model, as: "Response")]
    }
  }

  /// The error of an answer that is no success.
  private func failure() -> [String] {
    var body = ["let status: Int", "let body: Data"]
    if model.failure != nil {
      let value = "try? \(endpointName).decoder.decode(ErrorResponse.self, from: body)"
      body += [
        "", "/// What the API says, if it says it as described.", "var response: ErrorResponse? { \(value) }",
      ]
    }
    return ["/// An answer other than success."] + SourceText.block("struct Failure: Error", body)
  }

  private func request(_ properties: InputProperties) -> [String] {
    let parts = model.path.map { part -> EndpointModel.PathPart in
      // Foundation would encode the whole URL once more for the sake of one wrong character.
      if case .text(let text) = part { .text(percentEncoded(path: text)) } else { part }
    }
    let path = properties.pathText(parts) { "\\(Self.escaped(\($0)))" }
    let query = properties.queryStatements {
      "items.append(Self.escaped(\($0)) + \"=\" + Self.escaped(\($1)))"
    }
    var lines = ["\(query.isEmpty ? "let" : "var") text = baseURL + \"\(path)\""]
    if !query.isEmpty {
      lines += ["var items: [String] = []"] + query
      lines.append("if !items.isEmpty { text += \"?\" + items.joined(separator: \"&\") }")
    }
    lines.append("guard let url = URL(string: text) else { throw URLError(.badURL) }")
    lines += [
      "var request = URLRequest(url: url)", "request.httpMethod = \(SourceText.literal(model.method))",
    ]
    for header in properties.headers {
      let text = InputProperties.text(of: header.name, header.input.kind)
      lines.append("request.setValue(\(text), forHTTPHeaderField: \(SourceText.literal(header.input.key)))")
    }
    lines += bodyLines
    return ["/// The request as it would be sent."]
      + SourceText.block("func request() throws -> URLRequest", lines + ["return request"])
  }

  private var bodyLines: [String] {
    switch model.body {
    case .none: []
    case .json:
      [
        "request.setValue(\"application/json\", forHTTPHeaderField: \"Content-Type\")",
        "request.httpBody = try Self.encoder.encode(body)",
      ]
    case .bytes(let type):
      [
        "request.setValue(\(SourceText.literal(type)), forHTTPHeaderField: \"Content-Type\")",
        "request.httpBody = body",
      ]
    }
  }

  private func send() -> [String] {
    let result =
      switch model.answer {
      case .nothing: [String]()
      case .bytes: ["return data"]
      case .json: ["return try Self.decoder.decode(Response.self, from: data)"]
      }
    let lines = [
      "let (data, response) = try await session.data(for: request())",
      "let status = (response as? HTTPURLResponse)?.statusCode ?? 0",
      "guard (200..<300).contains(status) else { throw Failure(status: status, body: data) }",
    ]
    return ["/// Sends the request and reads the answer."]
      + SourceText.block(
        "func send(using session: URLSession = .shared) async throws -> Response", lines + result)
  }

  private func coders() -> [String] {
    guard writer.usesMoments else {
      return [
        "static var encoder: JSONEncoder { JSONEncoder() }",
        "static var decoder: JSONDecoder { JSONDecoder() }",
      ]
    }
    return Self.lines(Self.coders)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
