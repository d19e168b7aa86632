/// Writes an endpoint in the style of the library: a `Service` and an `Endpoint`.
struct LibrarySource {
  let model: EndpointModel
  let serviceName: String
  let endpointName: String
  private var writer: TypeWriter
  /// What a sample makes the endpoint with.
  private var arguments: [Expression.Argument] = []
  private let constants: ServiceConstants

  init(_ model: EndpointModel) {
    self.model = model
    var names = NamePool.types
    serviceName = names.take(SwiftName.type(model.service.isEmpty ? "WebAPI" : model.service))
    endpointName = names.take(SwiftName.type(model.name))
    writer = TypeWriter(anyName: "JSONValue", taken: [serviceName, endpointName])
    constants = ServiceConstants(model)
  }

  /// The whole file; with a function that shows it in use, if there is to be one.
  mutating func text(_ usage: UsageStyle? = nil) -> String {
    let endpoint = SourceText.block("extension \(serviceName)", endpointDeclaration())
    let sample = usage.map { usage in
      UsageSource(
        usage: usage, endpoint: "\(serviceName).\(endpointName)",
        service: .call(serviceName, constants.arguments), arguments: arguments, login: model.login,
        loginSettings: model.loginSettings, loginToken: model.loginToken)
    }
    let all =
      arguments + constants.arguments + (model.login.map { [.init("", .environment($0.variable))] } ?? [])
    var imports: Set<String> = ["ApusClient"]
    imports.formUnion(usage?.imports ?? [])
    if writer.usesMoments || writer.usesIdentifiers
      || usage != nil && all.contains(where: { $0.value.needsFoundation })
    {
      imports.insert("Foundation")
    }
    if writer.usesAny || writer.usesMoments { imports.insert("ApusJSON") }
    return SourceText.sections(
      [imports.sorted().map { "import \($0)" }, service(), endpoint, sample?.lines ?? []]
    ).joined(separator: "\n") + "\n"
  }

  private func service() -> [String] {
    let base = BaseURL(model.baseURL)
    return SourceText.block(
      "struct \(serviceName): Service",
      SourceText.sections([
        ["struct ErrorResponse: Decodable, Sendable { let message: String? }"],
        constants.declarations,
        ["var baseURL: WebURL { \(base.source) }"] + constants.headers,
      ]))
  }

  private static let members: Set<String> = [
    "method", "path", "headers", "parameters", "query", "body", "encoder", "decoder", "values", "bytes",
    "items", "fields", "parts", "element", "adjust", "configure", "decode",
  ]

  private mutating func endpointDeclaration() -> [String] {
    let properties = InputProperties(model, taken: Self.members, &writer)
    arguments = properties.arguments
    var stored = properties.declarations
    var types = [["typealias API = \(serviceName)"]] + answer()
    if let failure = model.failure { types.append(writer.declare(failure, as: "ErrorResponse")) }
    var computed: [String] = []
    if model.method != "GET" { computed.append("var method: HTTPMethod { \(Self.method(model.method)) }") }
    computed.append("var path: EndpointPath { \"\(properties.pathText(model.path, Self.interpolated))\" }")
    computed += headers(properties)
    if !properties.query.isEmpty { computed += items("query", properties.query) }
    computed += body(properties, types: &types, stored: &stored)
    if writer.usesMoments {
      computed.append("var encoder: (any BodyEncoder)? { DocumentEncoder(dates: .iso8601) }")
      computed.append("var decoder: (any ResponseDecoder)? { DocumentDecoder(dates: .iso8601) }")
    }
    let body = SourceText.sections(types + properties.types + [stored, computed])
    return SourceText.documentation(model.summary)
      + SourceText.block("struct \(endpointName): Endpoint", body)
  }

  private mutating func body(
    _ properties: InputProperties, types: inout [[String]], stored: inout [String]
  ) -> [String] {
    switch model.body {
    case .none: return []
    case .json(let body, let sample):
      types.append(writer.declare(body, as: "Parameters"))
      stored.append("let values: Parameters")
      let values = SampleValue(
        anyTakesLiterals: true, definitions: writer.definitions, secretKeys: model.secretKeys)
      if let value = values.expression(body.kind, sample) { arguments.append(.init("values", value)) }
      // Said outright, because some methods would put the parameters into the query.
      return ["var body: EndpointBody { .json(values) }"]
    case .form:
      return ["var body: EndpointBody { .raw(.form(fields)) }"]
        + items("fields", properties.form)
    case .parts(let parts):
      let statements = properties.statements(addingParts: parts) { key, text, part in
        let call = part.call(part.isFile ? ".file" : ".field", key, text, typeLabel: "contentType")
        return "parts.append(\(call))"
      }
      return SourceText.block(
        "var body: EndpointBody",
        ["var parts: [MultipartForm.Part] = []"] + statements
          + ["return .raw(.multipart(MultipartForm(parts)))"])
    case .bytes(let type, let sample):
      stored.append("let bytes: [UInt8]")
      arguments.append(
        .init("bytes", .plain(sample.map { "Array(\(SourceText.literal($0)).utf8)" } ?? "[]")))
      return [
        "var body: EndpointBody { .raw(.bytes(bytes, contentType: \(SourceText.literal(type)))) }"
      ]
    }
  }

  private mutating func answer() -> [[String]] {
    switch model.answer {
    case .nothing: [["typealias Response = EmptyResponse"]]
    case .bytes: [["typealias Response = [UInt8]"]]
    case .json(let model): [writer.declare(model, as: "Response")]
    }
  }

  private func headers(_ properties: InputProperties) -> [String] {
    let fixed = constants.ofEndpoint.map { (Expression.plain(SourceText.literal($0)), Expression.plain($1)) }
    let given = properties.headers.filter { !$0.input.kind.isOptional }.map {
      (
        Expression.plain(SourceText.literal($0.input.key)),
        Expression.plain(InputProperties.text(of: $0.name, $0.input.kind))
      )
    }
    let optional = properties.headers.filter(\.input.kind.isOptional)
    guard !optional.isEmpty else {
      return (fixed + given).isEmpty
        ? [] : SourceText.getter("headers", "HeaderFields", .dictionary(fixed + given))
    }
    let start = Expression.dictionary(fixed + given).lines("var headers: HeaderFields = ", room: 94)
    let statements = optional.flatMap {
      InputProperties.statement(settingHeader: $0) { "headers[\($0)] = \($1)" }
    }
    return SourceText.block("var headers: HeaderFields", start + statements + ["return headers"])
  }

  private func items(_ name: String, _ properties: [InputProperties.Property]) -> [String] {
    InputProperties.list(named: name, of: properties) { key, value in
      switch value {
      case .one(let text): "QueryItem(name: \(key), value: \(text))"
      case .list(let texts): "QueryItem(name: \(key), values: \(texts))"
      }
    }
  }

  /// A path takes whatever describes itself.
  private static func interpolated(_ name: String, _ kind: DataModel.Kind) -> String {
    switch kind {
    case .boolean, .integer, .wideInteger, .number: "\\(\(name))"
    default: "\\(\(InputProperties.text(of: name, kind)))"
    }
  }

  private static func method(_ name: String) -> String {
    let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]
    return known.contains(name) ? ".\(name.lowercased())" : "HTTPMethod(\(SourceText.literal(name))) ?? .get"
  }
}

/// A base URL cut up as `WebURL` takes it.
private struct BaseURL {
  let source: String

  init(_ text: String) {
    let isPlain = text.hasPrefix("http://")
    let rest = text[...].firstRange(of: "://").map { text[$0.upperBound...] } ?? text.drop { $0 == "/" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let path = rest[authority.endIndex...].prefix { $0 != "?" && $0 != "#" }
    let hostAndPort = authority.split(separator: ":", omittingEmptySubsequences: false)
    let port = hostAndPort.count == 2 ? hostAndPort.last.flatMap { Int($0) } : nil
    let host = port == nil ? authority : hostAndPort[0]
    var arguments = [SourceText.literal(String(host))]
    if let port { arguments.append("port: \(port)") }
    if path.count > 1 { arguments.append("path: \(SourceText.literal(String(path)))") }
    source = ".\(isPlain ? "http" : "https")(\(arguments.joined(separator: ", ")))"
  }
}
