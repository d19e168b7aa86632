/// Writes an endpoint in the style of the library: a `Service` and an `Endpoint`.
struct LibrarySource {
  let model: EndpointModel
  let serviceName: String
  let endpointName: String
  private var writer: TypeWriter

  init(_ model: EndpointModel) {
    self.model = model
    var names = NamePool.types
    serviceName = names.take(SwiftName.type(model.service.isEmpty ? "API" : model.service))
    endpointName = names.take(SwiftName.type(model.name))
    writer = TypeWriter(anyName: "JSONValue", taken: [serviceName, endpointName])
  }

  /// The whole file.
  mutating func text() -> String {
    let endpoint = SourceText.block("extension \(serviceName)", endpointDeclaration())
    var imports = ["import APIClient"]
    if writer.usesMoments { imports.append("import Foundation") }
    if writer.usesAny || writer.usesMoments { imports.append("import JSON") }
    return SourceText.sections([imports, service(), endpoint]).joined(separator: "\n") + "\n"
  }

  private func service() -> [String] {
    let base = BaseURL(model.baseURL)
    return SourceText.block(
      "struct \(serviceName): Service",
      [
        "struct ErrorResponse: Decodable, Sendable { let message: String? }",
        "var baseURL: WebURL { \(base.source) }",
      ])
  }

  private static let members: Set<String> = [
    "method", "path", "headers", "parameters", "query", "body", "encoder", "decoder", "values", "bytes",
    "items",
    "element", "adjust", "decode",
  ]

  private mutating func endpointDeclaration() -> [String] {
    let properties = InputProperties(model, taken: Self.members, &writer)
    var stored = properties.declarations
    var types = [["typealias Home = \(serviceName)"]] + answer()
    if let failure = model.failure { types.append(writer.declare(failure, as: "ErrorResponse")) }
    var computed: [String] = []
    if model.method != "GET" { computed.append("var method: HTTPMethod { \(Self.method(model.method)) }") }
    computed.append("var path: EndpointPath { \"\(properties.pathText(model.path) { "\\(\($0))" })\" }")
    switch model.body {
    case .none: break
    case .json(let body):
      types.append(writer.declare(body, as: "Parameters"))
      stored.append("let values: Parameters")
      // Said outright, because some methods would put the parameters into the query.
      computed.append("var body: EndpointBody { .json(values) }")
    case .bytes(let type):
      stored.append("let bytes: [UInt8]")
      computed.append(
        "var body: EndpointBody { .exactly(.bytes(bytes, contentType: \(SourceText.literal(type)))) }")
    }
    computed += headers(properties) + query(properties)
    if writer.usesMoments {
      computed.append("var encoder: (any BodyEncoder)? { DocumentEncoder(dates: .iso8601) }")
      computed.append("var decoder: (any ResponseDecoder)? { DocumentDecoder(dates: .iso8601) }")
    }
    let body = SourceText.sections(types + properties.types + [stored, computed])
    return SourceText.documentation(model.summary)
      + SourceText.block("struct \(endpointName): Endpoint", body)
  }

  private mutating func answer() -> [[String]] {
    switch model.answer {
    case .nothing: [["typealias Response = EmptyResponse"]]
    case .bytes: [["typealias Response = [UInt8]"]]
    case .json(let model): [writer.declare(model, as: "Response")]
    }
  }

  private func headers(_ properties: InputProperties) -> [String] {
    guard !properties.headers.isEmpty else { return [] }
    let fields = properties.headers.map {
      "\(SourceText.literal($0.input.key)): \(InputProperties.text(of: $0.name, $0.input.kind))"
    }
    return ["var headers: HeaderFields { [\(fields.joined(separator: ", "))] }"]
  }

  private func query(_ properties: InputProperties) -> [String] {
    let statements = properties.queryStatements { "items.append(QueryItem(\($0), \($1)))" }
    guard !statements.isEmpty else { return [] }
    return SourceText.block(
      "var query: [QueryItem]", ["var items: [QueryItem] = []"] + statements + ["return items"])
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
    let rest = text[...].range(ofText: "://").map { text[$0.upperBound...] } ?? text.drop { $0 == "/" }
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
