/// Writes an endpoint in the style of the library: a `Service` and an `Endpoint`.
struct LibrarySource {
  let model: EndpointModel
  let serviceName: String
  let endpointName: String
  private var writer: TypeWriter
  private let constants: ServiceConstants
  private let access: Access

  init(_ model: EndpointModel, access: Access = .internal) {
    self.model = model
    self.access = access
    var names = NamePool.types
    serviceName = names.take(SwiftName.type(model.service.isEmpty ? "WebAPI" : model.service))
    endpointName = names.take(SwiftName.type(model.name))
    writer = TypeWriter(anyName: "JSONValue", taken: [serviceName, endpointName], access: access)
    constants = ServiceConstants(model)
  }

  /// The whole file; with a function that shows it in use, if there is to be one.
  mutating func text(_ usage: UsageStyle? = nil) -> String {
    var source = EndpointSource(model, named: endpointName, of: serviceName, constants)
    let declaration = source.declaration(&writer)
    let arguments = source.arguments
    let service = Self.service(named: serviceName, at: model.baseURL, constants, access)
    let endpoint = SourceText.block("extension \(serviceName)", declaration)
    let said = model.said.map { Expression.text(redacted: $0) }
    let subscription = SeenSubscription(said: model.said, protocols: model.protocols)?.arguments
    let stream: UsageSource.Stream? =
      if case .stream(let form, _) = model.answer {
        .init(
          form: form, item: source.item.map { "\(serviceName).\(endpointName).\($0)" },
          hasMoments: writer.usesMoments)
      } else { nil }
    let sample = usage.map { usage in
      UsageSource(
        usage: usage, endpoint: "\(serviceName).\(endpointName)",
        service: .call(serviceName, constants.arguments), arguments: arguments, login: model.login,
        loginSettings: model.loginSettings, loginToken: model.loginToken,
        isConversation: model.isConversation,
        said: said, protocols: model.protocols, subscription: subscription, stream: stream)
    }
    let all =
      arguments + constants.arguments + (model.login.map { [.init("", .environment($0.variable))] } ?? [])
    var imports: Set<String> = ["ApusClient"]
    imports.formUnion(usage?.imports ?? [])
    if writer.usesFoundation
      || usage != nil && (all.map(\.value) + said).contains(where: \.needsFoundation)
    {
      imports.insert("Foundation")
    }
    if writer.needsJSON || usage == .async && source.item != nil { imports.insert("ApusJSON") }
    return SourceText.sections(
      [imports.sorted().map(access.importing), service, endpoint, sample?.lines ?? []]
    ).joined(separator: "\n") + "\n"
  }

  /// A service.
  static func service(
    named name: String, at baseURL: String, _ constants: ServiceConstants, _ access: Access
  ) -> [String] {
    let failure = [
      "struct ErrorResponse: Decodable, Sendable { \(access.opened(["let message: String?"])[0]) }"
    ]
    return access.opened(
      SourceText.block(
        "struct \(name): Service",
        SourceText.sections([
          access.opened(failure), access.opened(constants.declarations),
          access.initializer(of: constants.declarations),
          access.opened(["var baseURL: WebURL { \(BaseURL(baseURL).source) }"] + constants.headers),
        ])))
  }
}
