internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusOpenAPI
internal import ApusRedaction

/// Makes the model of an endpoint's source from what a session has asked and been answered.
package struct SourceModel {
  private let service: ServiceIdentity
  private let family: RequestFamily
  private let request: Request
  private let material: SourceMaterial

  package init(of material: SourceMaterial) {
    self.material = material
    request = material.request(of: material.wanted)
    service = ServiceIdentity(of: request.url, in: material)
    family = RequestFamily(of: material.wanted, among: material.all, under: service.basePath)
  }

  /// How many answers the types are based on.
  package var answerCount: Int { family.successes.count }

  /// Whether what asked for a WebSocket is wanted.
  package var isConversation: Bool { material.wanted.exchange.asksForWebSocket }

  /// The requests that ask the same endpoint.
  var members: Set<ObjectIdentifier> { Set(family.members.map { ObjectIdentifier($0) }) }

  /// Throws when the task is cancelled: what came may be long.
  package func model(named name: String?) throws(CancellationError) -> EndpointModel {
    var model = EndpointModel(
      name: family.endpointName, service: service.name, baseURL: service.baseURL,
      method: request.method.name, path: path)
    model.query = query
    model.body = try body
    model.answer = try answer
    model.failure = try failure
    (model.serviceConstants, model.constants) = constants
    model.login = request.options.login.map { login in
      var redactor = Redactor()
      return (login.scheme, redactor.user(of: login), VariableName.of(login.secretName))
    }
    model.loginSettings = request.options.login?.settings ?? [:]
    model.loginToken = request.options.login?.token.map { VariableName.of($0.name ?? "SESSION_TOKEN") }
    model.secretKeys = { [material = material] in material.secretKeys(of: $0) }
    model.secretPlaces = request.secretPlaces
    if let match = material.match {
      let bodies = family.successes.compactMap(\.json)
      model.adopt(
        match, seen: bodies.isEmpty ? nil : try JSONShape(wanted: bodies), sentQuery: request.url.query ?? "")
      model.path = parts(ofFirst: service.secretCount) + model.path
    }
    if let asked = GraphQLQuestion(request) { model.adopt(asked, material.graphQL) }
    model.seenStatus = family.members.first?.exchange.response?.status
    if isConversation {
      model.isConversation = true
      model.answer = .nothing
      model.said = material.wanted.exchange.conversation.map(said) ?? []
      model.protocols = material.wanted.exchange.offeredProtocols
    }
    if let name { model.name = name }
    return model
  }

  /// The texts that were sent.
  private func said(in conversation: WebSocketConversation) -> [String] {
    var redactor = Redactor()
    return conversation.entries.compactMap { entry in
      guard entry.isSent, case .text(let text) = entry.message else { return nil }
      let bytes = Array(material.marked(text).utf8)
      return String(decoding: redactor.redact(body: bytes, contentType: nil), as: UTF8.self)
    }
  }

  private var path: [EndpointModel.PathPart] {
    let whole = parts(ofFirst: family.segments.count)
    return request.url.path.hasSuffix("/") ? whole + [.text("/")] : whole
  }

  /// The path as far as some of its segments behind the base.
  private func parts(ofFirst count: Int) -> [EndpointModel.PathPart] {
    var redactor = Redactor()
    redactor.learn(from: request)
    let tokens = request.url.segmentsHidingTokens(under: service.basePath, &redactor)
    return zip(family.segments, tokens).prefix(count).enumerated().flatMap { place, segment in
      switch segment.0 {
      case .text(let text): EndpointModel.PathPart.parts(of: text)
      case .value(let name):
        EndpointModel.PathPart.parts(ofValue: name, seen: family.values(at: place), hiding: segment.1)
      }
    }
  }

  /// The items of every query, one property a name. Servers read a plus as a blank.
  private var query: [EndpointModel.Input] {
    inputs(
      family.members.map { seen in
        QueryItem.items(ofQuery: (material.request(of: seen).url.query ?? "").replacing("+", with: " "))
      }, in: .query)
  }

  /// One property a name; what some were without is optional. The values of the first are the sample's.
  private func inputs(
    _ lists: [[QueryItem]], in place: SecretNames.Place
  ) -> [EndpointModel.Input] {
    var seen: Set<String> = []
    let names = lists.joined().map(\.name).filter { seen.insert($0).inserted }
    let asksForToken = names.contains(SecretNames.grantType)
    let query = lists.joined().first { $0.name == "query" }?.value
    return names.map { name in
      let values = lists.map { list in list.filter { $0.name == name }.map { $0.value ?? "" } }
      let secret = secretVariable(name, values.joined(), in: place, besideGrantType: asksForToken)
      var input = EndpointModel.Input(name, seen: values, secret: secret)
      if secret == nil { input.hideSecrets(beside: query) }
      return input
    }
  }
}

// MARK: What was sent

extension SourceModel {
  private var body: EndpointModel.Body {
    get throws(CancellationError) {
      guard let body = request.body else { return .none }
      let type = request.headers["Content-Type"] ?? body.contentType ?? "application/octet-stream"
      let bytes = body.bytesAtHand
      if type.lowercased().contains("json"), let root = request.json {
        let others = family.members.dropFirst().compactMap(\.exchange.request.json)
        return .json(DataModel(try JSONShape(wanted: [root] + others)), sample: root)
      }
      if case .multipart(let form) = body.content { return .parts(parts(of: form)) }
      guard let bytes else { return .bytes(type: type) }
      if type.lowercased().hasPrefix("application/x-www-form-urlencoded") {
        let form = String(decoding: bytes, as: UTF8.self).replacing("+", with: " ")
        return .form(inputs([QueryItem.items(ofQuery: form)], in: .form))
      }
      let text = bytes.count <= 1_000 ? String(validating: bytes, as: UTF8.self) : nil
      return .bytes(type: type, sample: text.map { Self.redacted(material.marked($0), type) })
    }
  }

  private static func redacted(_ text: String, _ type: String?) -> String {
    var redactor = Redactor()
    return String(decoding: redactor.redact(body: Array(text.utf8), contentType: type), as: UTF8.self)
  }

  /// One property a name; what is always the same is what the first part of that name has.
  private func parts(of form: MultipartForm) -> [EndpointModel.Part] {
    var seen: Set<String> = []
    let asksForToken = form.parts.contains { $0.name == SecretNames.grantType }
    return form.parts.filter { seen.insert($0.name).inserted }.map { first in
      let values = form.parts.filter { $0.name == first.name }.map { part in
        switch part.content {
        case .bytes(let bytes): material.marked(String(decoding: bytes, as: UTF8.self))
        case .file(let path): path
        }
      }
      guard case .file(let path) = first.content else {
        let secret = secretVariable(first.name, values, in: .form, besideGrantType: asksForToken)
        var input = EndpointModel.Input(first.name, seen: [values], secret: secret)
        if secret == nil, values.count == 1 { input.hideSecrets(of: first.contentType) }
        return .init(input, .text, contentType: first.contentType)
      }
      let ownName = path.split(separator: "/").last.map(String.init)
      var input = EndpointModel.Input(first.name, seen: [values])
      input.summary = "Where the file is."
      return .init(
        input, .file(named: first.fileName == ownName ? nil : first.fileName), contentType: first.contentType)
    }
  }

  /// The variable that holds what a key stands for, if any of its values is a secret.
  private func secretVariable(
    _ key: String, _ values: some Sequence<String>, in place: SecretNames.Place, besideGrantType: Bool
  ) -> String? {
    let isSecret = values.contains {
      !$0.isEmpty && material.declares(key, in: place)
        || SecretNames.hides(key, $0, in: place, besideGrantType: besideGrantType)
    }
    return isSecret ? VariableName.of(key) : nil
  }

  /// Headers that are no property: those the session sends with everything, and this request's own.
  private var constants: (service: [EndpointModel.Constant], endpoint: [EndpointModel.Constant]) {
    var service: [EndpointModel.Constant] = []
    var endpoint: [EndpointModel.Constant] = []
    for field in request.headers where !isMadeAnyway(field) {
      let constant = EndpointModel.Constant(field.name, field.constant(material.rules))
      if field.isCredential || material.headers.first(field.name)?.value == field.value {
        service.append(constant)
      } else {
        endpoint.append(constant)
      }
    }
    return (service, endpoint)
  }

  /// Whether whoever sends the request sets the header by itself.
  private func isMadeAnyway(_ field: HeaderField) -> Bool {
    switch field.name.lowercased() {
    case "host", "content-length", "content-type", "accept-encoding", "connection": true
    case "accept": material.usualAccepts.contains(field.shown)
    case "user-agent": field.shown.hasPrefix("apus")
    default: false
    }
  }
}

// MARK: What came back

extension SourceModel {
  private var answer: EndpointModel.Answer {
    get throws(CancellationError) {
      let successes = family.successes
      if let stream = SeenStream(successes) { return try stream.answer }
      let bodies = successes.compactMap(\.json)
      if !bodies.isEmpty { return .json(DataModel(try JSONShape(wanted: bodies))) }
      guard let first = successes.first else { return .json(DataModel(JSONShape())) }
      return first.exchange.body.byteCount == 0 ? .nothing : .bytes
    }
  }

  /// What this endpoint has said when it said no, or any of its service.
  private var failure: DataModel? {
    get throws(CancellationError) {
      let own = family.members.compactMap(\.refusal)
      let bodies = own.isEmpty ? material.all.filter(isOfService).compactMap(\.refusal) : own
      return bodies.isEmpty ? nil : DataModel(try JSONShape(wanted: bodies))
    }
  }

  private func isOfService(_ seen: any SeenExchange) -> Bool {
    seen.exchange.request.url.origin == service.origin
      && seen.exchange.request.url.path.isUnder(service.basePath)
  }
}

extension QueryItem {
  /// The items of a query as it stands in a URL, decoded.
  static func items(ofQuery query: String) -> [QueryItem] {
    query.split(separator: "&").map { pair in
      let name = pair.prefix { $0 != "=" }
      let value = pair.count > name.count ? PercentEncoding.decode(pair.dropFirst(name.count + 1)) : nil
      return QueryItem(name: PercentEncoding.decode(name), value: value)
    }
  }
}
