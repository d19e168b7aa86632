internal import ApusClient
internal import ApusEncodings

/// Writes an endpoint with Foundation alone: nothing else is needed to compile and send it.
struct FoundationSource {
  let model: EndpointModel
  let endpointName: String
  private var writer: TypeWriter
  /// What a sample makes the endpoint with.
  private var arguments: [Expression.Argument] = []

  init(_ model: EndpointModel) {
    self.model = model
    var names = NamePool.types
    endpointName = names.take(SwiftName.type(model.name))
    writer = TypeWriter(anyName: "AnyValue", taken: [endpointName])
  }

  /// The whole file; with a function that shows it in use, if there is to be one.
  mutating func text(_ usage: UsageStyle? = nil) -> String {
    let endpoint = endpointDeclaration()
    let sample = usage.map { usage in
      UsageSource(
        usage: usage, endpoint: endpointName, service: .plain(""), arguments: arguments,
        hasNoResponse: model.answer.isNothing)
    }
    return SourceText.sections(
      [Self.lines(Self.imports), endpoint] + Self.types(for: writer) + [sample?.lines ?? []]
    ).joined(separator: "\n") + "\n"
  }

  private static let members: Set<String> = [
    "baseURL", "request", "send", "body", "bytes", "cookies", "encoder", "decoder", "components", "items",
    "element", "escaped", "pairs",
    "session", "data", "response", "status", "url", "text", "fields", "form", "login",
  ]

  private mutating func endpointDeclaration() -> [String] {
    var properties = InputProperties(model, taken: Self.members, &writer)
    arguments = properties.arguments
    var stored = properties.declarations
    var types = answer()
    switch model.body {
    case .none, .form, .parts: break
    case .json(let body, let sample, let isOptional):
      types.append(writer.declare(body, as: "Body"))
      stored.append(isOptional ? "var body: Body?" : "let body: Body")
      let values = SampleValue(
        anyTakesLiterals: false, definitions: writer.definitions, secretKeys: model.secretKeys,
        secretPlaces: model.secretPlaces)
      if let value = values.expression(body.kind, sample) { arguments.append(.init("body", value)) }
    case .bytes(_, let sample):
      stored.append("let body: Data")
      arguments.append(.init("body", sample.map { .bytes("Data", redacted: $0) } ?? .plain("Data()")))
    }
    let constants = constantHeaders(&properties, &stored)
    let login = loginCall(&properties, &stored)
    if login != nil { types.append(Self.lines(Self.login(model.login?.scheme.words.foundation))) }
    if let failure = model.failure { types.append(writer.declare(failure, as: "ErrorResponse")) }
    stored.append("var baseURL = \(SourceText.literal(baseURL))")
    if case .parts = model.body { types.append(Self.lines(Self.form)) }
    let body = SourceText.sections(
      types + properties.types + [
        failure(), stored, request(properties, constants), send(login), coders(), Self.lines(Self.escaping),
        properties.query.contains(where: \.input.keepsReserved) ? Self.lines(Self.keeping) : [],
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
    case .text, .stream: [["typealias Response = String"]]
    case .bytes: [["typealias Response = Data"]]
    case .json(let model): [writer.declare(model, as: "Response")]
    }
  }

  /// The error of an answer that is no success.
  private func failure() -> [String] {
    var body = ["let status: Int", "let body: Data"]
    if model.failure != nil {
      let value = "try? \(endpointName).decoder.decode(ErrorResponse.self, from: body)"
      body +=
        [
          "", "/// What the API says, if it says it as described.",
        ] + SourceText.block("var response: ErrorResponse?", [value])
    }
    return ["/// An answer other than success."] + SourceText.block("struct Failure: Error", body)
  }

  /// Statements that set the headers that are always the same. A secret is a property.
  private mutating func constantHeaders(
    _ properties: inout InputProperties, _ stored: inout [String]
  ) -> [String] {
    (model.serviceConstants + model.constants).map { constant in
      let value: String
      switch constant.value {
      case .text(let text): value = SourceText.literal(text)
      case .secret(let prefix, let variable):
        let name = properties.take(ServiceConstants.property(constant.name))
        stored.append("let \(name): String")
        arguments.append(.init(name, .environment(variable)))
        value = prefix.isEmpty ? name : "\(SourceText.literal(prefix)) + \(name)"
      }
      return "request.setValue(\(value), forHTTPHeaderField: \(SourceText.literal(constant.name)))"
    }
  }

  /// What answers a challenge; its password is a property. A request that is to be signed has nobody who does it.
  private mutating func loginCall(_ properties: inout InputProperties, _ stored: inout [String]) -> String? {
    guard let login = model.login, login.scheme.challenge != nil else { return nil }
    let name = properties.take("password")
    stored.append("let \(name): String")
    arguments.append(.init(name, .environment(login.variable)))
    return "Login(user: \(Expression.text(redacted: login.user).text), password: \(name))"
  }

  private func request(_ properties: InputProperties, _ constants: [String]) -> [String] {
    let parts = model.path.map { part -> EndpointModel.PathPart in
      // Foundation would encode the whole URL once more for the sake of one wrong character.
      if case .text(let text) = part { .text(PercentEncoding.encode(text, for: .writtenPath)) } else { part }
    }
    let path = properties.pathText(parts) { property in
      InputProperties.joined(property, escaping: { "Self.escaped(\($0))" }) {
        PercentEncoding.encode($0, for: .writtenPath)
      }
    }
    let query = InputProperties.statements(properties.query) { "items.append(\(Self.pair($0, $1)))" }
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
      lines += InputProperties.statement(settingHeader: header) {
        "request.setValue(\($1), forHTTPHeaderField: \($0))"
      }
    }
    let cookies = properties.statements(settingCookies: {
      "request.setValue(\($0), forHTTPHeaderField: \"Cookie\")"
    })
    // A session would send its own in their place.
    lines += cookies.isEmpty ? [] : ["request.httpShouldHandleCookies = false"] + cookies
    lines += bodyLines(properties) + constants
    let unsigned = model.login.flatMap { $0.scheme.challenge == nil ? $0.scheme.name : nil }
    return ["/// The request as it would be sent\(unsigned.map { ", but for what signs it: \($0)" } ?? "")."]
      + SourceText.block("func request() throws -> URLRequest", lines + ["return request"])
  }

  /// `name=value`, escaped.
  private static func pair(_ key: String, _ value: InputProperties.ItemValue) -> String {
    let start = "Self.escaped(\(key)) + \"=\" + "
    let signs = ".!$'()*;:@/?="
    if value.isList {
      let escape = value.keepsReserved ? " { Self.escaped($0, keeping: \"\(signs)\") }" : "(Self.escaped)"
      return start + "\(value.expression).map\(escape).joined(separator: \",\")"
    }
    let kept = value.keepsReserved ? ", keeping: \"\(signs),\"" : ""
    return start + "Self.escaped(\(value.expression)\(kept))"
  }

  private func bodyLines(_ properties: InputProperties) -> [String] {
    switch model.body {
    case .none: []
    case .form:
      ["var fields: [String] = []"]
        + InputProperties.statements(properties.form) {
          "fields.append(\(Self.pair($0, $1)))"
        } + [
          "request.setValue(\"application/x-www-form-urlencoded\", forHTTPHeaderField: \"Content-Type\")",
          "request.httpBody = Data(fields.joined(separator: \"&\").utf8)",
        ]
    case .parts(let parts):
      ["var form = Form()"]
        + properties.statements(addingParts: parts) { key, text, part in
          (part.isFile ? "try " : "") + part.call("form.add", key, text, typeLabel: "type")
        } + [
          "request.setValue(form.contentType, forHTTPHeaderField: \"Content-Type\")",
          "request.httpBody = form.body",
        ]
    case .json(_, _, let isOptional): Self.encoding(isOptional)
    case .bytes(let type, _):
      [
        "request.setValue(\(SourceText.literal(type)), forHTTPHeaderField: \"Content-Type\")",
        "request.httpBody = body",
      ]
    }
  }

  private static func encoding(_ isOptional: Bool) -> [String] {
    let lines = [
      "request.setValue(\"application/json\", forHTTPHeaderField: \"Content-Type\")",
      "request.httpBody = try Self.encoder.encode(body)",
    ]
    return isOptional ? SourceText.block("if let body", lines) : lines
  }

  private func send(_ login: String?) -> [String] {
    let result =
      switch model.answer {
      case .nothing: [String]()
      case .text, .stream: ["return String(decoding: data, as: UTF8.self)"]
      case .bytes: ["return data"]
      case .json: ["return try Self.decoder.decode(Response.self, from: data)"]
      }
    let delegate = login == nil ? "" : ", delegate: login"
    let lines =
      (login.map { ["let login = \($0)"] } ?? []) + [
        "let (data, response) = try await session.data(for: request()\(delegate))",
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
}
