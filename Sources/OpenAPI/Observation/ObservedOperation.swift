internal import ApusEncodings
internal import ApusJSON

/// All that was seen of one method of one path.
struct ObservedOperation {
  let method: String
  let template: String
  private(set) var exchanges: [ObservedExchange]
  private var paths: [ObservedPath]

  init(_ exchange: ObservedExchange, _ path: ObservedPath) {
    method = exchange.method
    template = path.template
    exchanges = [exchange]
    paths = [path]
  }

  func isSame(_ method: String, _ template: String) -> Bool {
    self.method == method && self.template == template
  }

  mutating func add(_ exchange: ObservedExchange, _ path: ObservedPath) {
    exchanges.append(exchange)
    paths.append(path)
  }

  /// As a description has it.
  ///
  /// - Parameter key: the name of the member that says which requests tell of something.
  func value(noting key: String) -> JSONValue {
    let note = { (some: [ObservedExchange]) in
      JSONValue.Member(key, .array(some.map { .number($0.number) }))
    }
    var members = [note(exchanges)]
    let parameters = parameters(note)
    if !parameters.isEmpty { members.append(JSONValue.Member("parameters", .array(parameters))) }
    let asked = exchanges.compactMap { exchange in exchange.body.map { (exchange, $0) } }
    if !asked.isEmpty {
      var body = [note(asked.map(\.0))]
      if asked.count == exchanges.count { body.append(JSONValue.Member("required", true)) }
      members.append(JSONValue.Member("requestBody", .object(body + [Self.content(of: asked.map(\.1))])))
    }
    members.append(JSONValue.Member("responses", .object(responses(note))))
    let ways = exchanges.map { Set($0.credentials.map(\.schemeName)) }
    if let all = ways.first, !all.isEmpty, ways.allSatisfy({ $0 == all }) {
      let schemes = all.sorted().map { JSONValue.Member($0, []) }
      members.append(JSONValue.Member("security", .array([.object(schemes)])))
    }
    return .object(members)
  }

  private func responses(_ note: ([ObservedExchange]) -> JSONValue.Member) -> [JSONValue.Member] {
    var statuses: [Int] = []
    for status in exchanges.map(\.status) where !statuses.contains(status) { statuses.append(status) }
    return statuses.sorted().map { status in
      let answers = exchanges.filter { $0.status == status }
      let bodies = answers.compactMap(\.answer)
      let head = [
        note(answers), JSONValue.Member("description", .string(StatusPhrase.of(status) ?? "\(status)")),
      ]
      return JSONValue.Member("\(status)", .object(head + (bodies.isEmpty ? [] : [Self.content(of: bodies)])))
    }
  }

  // MARK: Parameters

  private func parameters(_ note: ([ObservedExchange]) -> JSONValue.Member) -> [JSONValue] {
    let inPath = (paths.first?.values ?? []).enumerated().map { place, parameter in
      let values = paths.compactMap { $0.values.indices.contains(place) ? $0.values[place].value : nil }
      return Self.parameter(parameter.name, .path, values, isRequired: true, note(exchanges))
    }
    return inPath + parameters(in: .query, note) { $0.query }
      + parameters(in: .header, note) { exchange in
        exchange.headers.filter { !Self.usualHeaders.contains($0.name.lowercased()) }
      }
  }

  private func parameters(
    in place: ParameterLocation, _ note: ([ObservedExchange]) -> JSONValue.Member,
    _ given: (ObservedExchange) -> [(name: String, value: String)]
  ) -> [JSONValue] {
    var names: [String] = []
    for name in exchanges.flatMap(given).map(\.name) where !names.contains(name) { names.append(name) }
    return names.map { name in
      let having = exchanges.filter { given($0).contains { $0.name == name } }
      let values = having.flatMap(given).filter { $0.name == name }.map(\.value)
      let isList = having.contains { exchange in given(exchange).count { $0.name == name } > 1 }
      return Self.parameter(
        name, place, values, isRequired: having.count == exchanges.count && exchanges.count > 1,
        isList: isList, note(having))
    }
  }

  private static func parameter(
    _ name: String, _ place: ParameterLocation, _ values: [String], isRequired: Bool, isList: Bool = false,
    _ note: JSONValue.Member
  ) -> JSONValue {
    let schema = TextKind.schema(of: values)
    let example = values.first.map { TextKind.value($0, as: schema) } ?? .null
    return .object([
      JSONValue.Member("name", .string(name)), JSONValue.Member("in", .string(place.rawValue)),
      JSONValue.Member("required", .bool(isRequired)),
      JSONValue.Member("schema", isList ? ["type": "array", "items": schema] : schema),
      JSONValue.Member("example", isList ? .array([example]) : example), note,
    ])
  }

  /// What nearly every request has, and what the description says elsewhere.
  private static let usualHeaders: Set<String> = [
    "accept", "accept-encoding", "accept-language", "authorization", "cache-control", "connection",
    "content-length", "content-type", "cookie", "host", "if-match", "if-modified-since", "if-none-match",
    "if-range", "if-unmodified-since", "origin", "pragma", "range", "referer", "te", "transfer-encoding",
    "upgrade", "user-agent",
  ]

  // MARK: Bodies

  private static func content(of bodies: [ObservedExchange.Body]) -> JSONValue.Member {
    var types: [String] = []
    for type in bodies.map(\.type) where !types.contains(type) { types.append(type) }
    let members = types.map { type in
      JSONValue.Member(
        type,
        .object(schema(of: bodies.filter { $0.type == type }).map { [JSONValue.Member("schema", $0)] } ?? []))
    }
    return JSONValue.Member("content", .object(members))
  }

  private static func schema(of bodies: [ObservedExchange.Body]) -> JSONValue? {
    var shape = JSONShape()
    var forms: [[(name: String, value: String)]] = []
    for body in bodies {
      switch body.content {
      case .json(let document): shape.add(document.root)
      case .fields(let fields): forms.append(fields)
      case .other: continue
      }
    }
    if !forms.isEmpty { return schema(ofForms: forms) }
    guard shape.seen > 0 else { return .none }
    return shape.schema
  }

  private static func schema(ofForms forms: [[(name: String, value: String)]]) -> JSONValue {
    var names: [String] = []
    for name in forms.joined().map(\.name) where !names.contains(name) { names.append(name) }
    let properties = names.map { name in
      let values = forms.joined().filter { $0.name == name }.map(\.value)
      let isList = forms.contains { form in form.count { $0.name == name } > 1 }
      let schema = TextKind.schema(of: values)
      return JSONValue.Member(name, isList ? ["type": "array", "items": schema] : schema)
    }
    let required = names.filter { name in forms.allSatisfy { form in form.contains { $0.name == name } } }
    return [
      "type": "object", "properties": .object(properties),
      "required": .array(required.map { .string($0) }),
    ]
  }
}
