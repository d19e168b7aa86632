/// The headers that are always the same. Secrets belong to the service, whoever sent them.
struct ServiceConstants {
  /// Header names and expressions of their values.
  let ofEndpoint: [(name: String, value: String)]
  private let ofService: [(name: String, value: String)]
  /// What holds each secret.
  private let secrets: [(property: String, header: String, prefix: String, variable: String)]

  init(_ model: EndpointModel) { self.init(service: model.serviceConstants, endpoint: model.constants) }

  /// What a service has of all its endpoints, each header once.
  init(ofAll models: [EndpointModel]) {
    var seen: Set<String> = []
    let all = models.flatMap(\.serviceConstants).filter { seen.insert($0.name.lowercased()).inserted }
    self.init(service: all, endpoint: [])
  }

  private init(service: [EndpointModel.Constant], endpoint: [EndpointModel.Constant]) {
    var names = NamePool(taken: [
      "baseURL", "headers", "encoder", "decoder", "queryLists", "options", "self", "init", "Type",
    ])
    let all = service + endpoint
    secrets = all.compactMap { constant in
      guard case .secret(let prefix, let variable) = constant.value else { return nil }
      return (names.take(Self.property(constant.name)), constant.name, prefix, variable)
    }
    ofEndpoint = endpoint.compactMap(Self.text)
    ofService = service.compactMap(Self.text)
  }

  /// A property for the secret in a header.
  static func property(_ header: String) -> String {
    header.lowercased() == "authorization" ? "token" : SwiftName.property(header)
  }

  private static func text(_ constant: EndpointModel.Constant) -> (name: String, value: String)? {
    guard case .text(let text) = constant.value else { return nil }
    return (constant.name, SourceText.literal(text))
  }

  var declarations: [String] { secrets.map { "let \(SwiftName.quoted($0.property)): Secret" } }

  /// The secrets as a sample gives them to the service.
  var arguments: [Expression.Argument] {
    secrets.map { .init($0.property, .call("Secret", [.init("", .environment($0.variable))])) }
  }

  /// The property with all of the service's headers.
  var headers: [String] {
    guard !secrets.isEmpty else {
      let fields = ofService.map { (Expression.plain(SourceText.literal($0)), Expression.plain($1)) }
      return fields.isEmpty ? [] : SourceText.getter("headers", "HeaderFields", .dictionary(fields))
    }
    let plain = ofService.map { "HeaderField(name: \(SourceText.literal($0)), value: \($1))" }
    let secret = secrets.map { secret in
      let name = SwiftName.quoted(secret.property)
      let value =
        secret.prefix.isEmpty ? name : "\(name).prefixed(by: \(SourceText.literal(secret.prefix)))"
      return "HeaderField(name: \(SourceText.literal(secret.header)), value: \(value))"
    }
    let fields = Expression.array((plain + secret).map(Expression.plain))
    return SourceText.getter("headers", "HeaderFields", .call("HeaderFields", [.init("", fields)]))
  }
}
