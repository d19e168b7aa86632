/// Writes the type of one endpoint, as the library has it, to stand in an extension of its service.
struct EndpointSource {
  let model: EndpointModel
  let name: String
  let service: String
  let constants: ServiceConstants
  /// Whether the service has the coders that know how times are written.
  var hasServiceCoders = false
  /// What the service's error is, where the endpoint need not say it again.
  var usualFailure: Int?
  /// What a sample makes the endpoint with.
  private(set) var arguments: [Expression.Argument] = []
  /// The type of what comes one after the other, where it has one.
  private(set) var item: String?

  init(_ model: EndpointModel, named name: String, of service: String, _ constants: ServiceConstants) {
    self.model = model
    self.name = name
    self.service = service
    self.constants = constants
  }

  private static let members: Set<String> = [
    "method", "path", "headers", "parameters", "query", "body", "encoder", "decoder", "values", "bytes",
    "items", "cookies", "fields", "parts", "pairs", "element", "adjust", "configure", "decode",
  ]

  mutating func declaration(_ writer: inout TypeWriter) -> [String] {
    let access = writer.access
    let properties = InputProperties(model, taken: Self.members, &writer)
    arguments = properties.arguments
    var stored = properties.declarations
    var types = [access.opened(["typealias API = \(service)"])] + answer(&writer)
    var failure = FailureSource(model, usual: usualFailure)
    types += failure.types(&writer)
    var computed: [String] = []
    if model.method != "GET" { computed.append("var method: HTTPMethod { \(Self.method(model.method)) }") }
    let path = properties.pathText(model.path, InputProperties.placed)
    computed.append("var path: EndpointPath { \"\(path)\" }")
    computed += headers(properties)
    if !properties.query.isEmpty { computed += items("query", properties.query) }
    computed += body(properties, types: &types, stored: &stored, &writer)
    if writer.usesMoments, !hasServiceCoders {
      computed.append("var encoder: (any BodyEncoder)? { DocumentEncoder(dates: .iso8601) }")
      computed.append("var decoder: (any ResponseDecoder)? { DocumentDecoder(dates: .iso8601) }")
    }
    let body = SourceText.sections(
      types + properties.types + [
        access.opened(stored), access.initializer(of: stored), access.opened(computed),
        access.opened(failure.decoding),
      ])
    let paragraphs = ([model.summary].compactMap(\.self) + model.remarks).map { SourceText.documentation($0) }
    return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: ["///"]))
      + (model.isDeprecated ? ["@available(*, deprecated)"] : [])
      + access.opened(SourceText.block("struct \(name): Endpoint", body))
  }

  private mutating func body(
    _ properties: InputProperties, types: inout [[String]], stored: inout [String],
    _ writer: inout TypeWriter
  ) -> [String] {
    switch model.body {
    case .none: return []
    case .json(let body, let sample, let isOptional):
      types.append(writer.declare(body, as: "Parameters"))
      let values = SampleValue(
        anyTakesLiterals: true, definitions: writer.definitions, secretKeys: model.secretKeys,
        secretPlaces: model.secretPlaces)
      if let value = values.expression(body.kind, sample) { arguments.append(.init("values", value)) }
      if isOptional {
        stored.append("var values: Parameters?")
        return ["var body: EndpointBody { values.map { .json($0) } ?? .nothing }"]
      }
      stored.append("let values: Parameters")
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
      arguments.append(.init("bytes", sample.map { .bytes("Array", redacted: $0) } ?? .plain("[]")))
      return [
        "var body: EndpointBody { .raw(.bytes(bytes, contentType: \(SourceText.literal(type)))) }"
      ]
    }
  }

  private mutating func answer(_ writer: inout TypeWriter) -> [[String]] {
    switch model.answer {
    case .nothing: return [writer.access.opened(["typealias Response = EmptyResponse"])]
    case .text: return [writer.access.opened(["typealias Response = String"])]
    case .bytes: return [writer.access.opened(["typealias Response = [UInt8]"])]
    case .json(let model): return [writer.declare(model, as: "Response")]
    case .stream(_, let item):
      // What is asked for in one piece is all of its text.
      let whole = writer.access.opened(["typealias Response = String"])
      guard let item else { return [whole] }
      let name = writer.take("Item", or: "ItemValue")
      self.item = name
      return [whole, writer.declare(item, as: name)]
    }
  }

  private func headers(_ properties: InputProperties) -> [String] {
    let fixed = constants.ofEndpoint.map { (Expression.plain(SourceText.literal($0)), Expression.plain($1)) }
    let given = properties.headers.filter { !$0.input.kind.isOptional }.map {
      (
        Expression.plain(SourceText.literal($0.input.key)),
        Expression.plain(InputProperties.joined($0))
      )
    }
    let cookie = properties.onlyCookie.map { (Expression.plain("\"Cookie\""), Expression.plain($0)) }
    let always = fixed + given + (cookie.map { [$0] } ?? [])
    let optional = properties.headers.filter(\.input.kind.isOptional)
    let statements =
      optional.flatMap { InputProperties.statement(settingHeader: $0) { "headers[\($0)] = \($1)" } }
      + (cookie == nil ? properties.statements(settingCookies: { "headers[\"Cookie\"] = \($0)" }) : [])
    guard !statements.isEmpty else {
      return always.isEmpty ? [] : SourceText.getter("headers", "HeaderFields", .dictionary(always))
    }
    let start = Expression.dictionary(always).lines("var headers: HeaderFields = ", room: 94)
    return SourceText.block("var headers: HeaderFields", start + statements + ["return headers"])
  }

  private func items(_ name: String, _ properties: [InputProperties.Property]) -> [String] {
    InputProperties.list(named: name, of: properties) { key, value in
      "QueryItem(name: \(key), \(value.isList ? "values" : "value"): \(value.expression))"
        + (value.keepsReserved ? ".keepingReserved()" : "")
    }
  }

  private static func method(_ name: String) -> String {
    let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]
    return known.contains(name) ? ".\(name.lowercased())" : "HTTPMethod(\(SourceText.literal(name))) ?? .get"
  }
}
