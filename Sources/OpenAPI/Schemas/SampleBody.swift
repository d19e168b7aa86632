package import ApusJSON

extension Content {
  /// A body to begin from: the example of the description, or one made from the schema; `nil` without either.
  package func sample(_ fields: SampleFields = .required) -> JSONValue? {
    example.flatMap(JSONValue.init(copying:)) ?? schema?.sample(fields)
  }
}

/// Which fields a sample has.
package enum SampleFields: Sendable, Hashable {
  /// Those that are required; where none is, all of them.
  case required
  case all
  /// All an answer has, where the others have what a request has.
  case answered
}

extension Schema {
  /// A value that fits: from examples, defaults and enums where there are any, otherwise the plainest of its
  /// kind.
  ///
  /// An example that does not fit its own schema is not used. Fields that only answers have are left out of requests. A
  /// schema that contains itself ends where it may.
  package func sample(_ fields: SampleFields = .required) -> JSONValue {
    var sampler = Sampler(fields: fields)
    return sampler.sample(self)
  }
}

extension JSONValue {
  /// A copy of a value of a document; `nil` when it is nested too deeply to be copied.
  init?(copying node: Node) {
    guard let value = try? DocumentDecoder().decode(JSONValue.self, from: node) else { return nil }
    self = value
  }
}

private struct Sampler {
  let fields: SampleFields
  /// The schemas a value is being made for, outermost first.
  private var active: [Int] = []
  /// How many more values are made. A schema can be small and its full sample enormous.
  private var allowance = 5_000

  init(fields: SampleFields) { self.fields = fields }

  private func isActive(_ schema: Schema) -> Bool { active.contains(schema.identity) || active.count > 40 }

  mutating func sample(_ schema: Schema) -> JSONValue {
    guard !isActive(schema), allowance > 0, schema.verdict == nil else { return .null }
    allowance -= 1
    for candidate in [schema.example, schema.defaultValue, schema.values?.first] {
      if let candidate, schema.accepts(candidate), let value = JSONValue(copying: candidate) { return value }
    }
    active.append(schema.identity)
    defer { active.removeLast() }
    let combined = CombinedSchema(schema)
    let kind = combined.kinds.first
    if kind != .object, let part = schema.parts.first { return sample(part) }
    switch kind {
    case .object: return object(schema, combined)
    case .array: return array(schema)
    case .string, .file: return .string(Self.text(schema))
    case .integer, .number: return Self.number(schema)
    case .boolean: return .bool(false)
    case .null: return .null
    case nil: return schema.choices.first { !$0.isNothingButNull }.map { sample($0) } ?? .null
    }
  }

  private mutating func object(_ schema: Schema, _ combined: CombinedSchema) -> JSONValue {
    // Beside properties a choice only adds some more, or says which are required.
    let choice = schema.choices.first.map { CombinedSchema($0) }
    let more = (choice?.properties ?? []).filter { new in
      !combined.properties.contains { $0.name == new.name }
    }
    let required = combined.required.union(choice?.required ?? [])
    let isAnswer = fields == .answered
    let shown = (combined.properties + more).filter {
      isAnswer ? !$0.schema.isWriteOnly : !$0.schema.isReadOnly
    }
    let isRequired: (String) -> Bool = { required.contains($0) }
    let showsAll = fields != .required || !shown.contains { isRequired($0.name) }
    var members: [JSONValue.Member] = []
    for (name, schema) in shown where showsAll || isRequired(name) {
      // A field that may be missing ends what would go on forever.
      if isActive(schema), !isRequired(name) { continue }
      members.append(JSONValue.Member(name, sample(schema)))
    }
    // Some are required and described nowhere.
    let described = Set((combined.properties + more).map(\.name))
    members += required.subtracting(described).sorted().map { JSONValue.Member($0, .null) }
    if members.isEmpty, combined.properties.isEmpty, let additional = combined.additional,
      additional.verdict == nil
    {
      members.append(JSONValue.Member("key", sample(additional)))
    }
    return .object(members)
  }

  private mutating func array(_ schema: Schema) -> JSONValue {
    guard let items = schema.items, items.verdict == nil, !isActive(items) else { return [] }
    return .array([sample(items)])
  }

  private static func text(_ schema: Schema) -> String {
    switch schema.format {
    case "date-time": "2024-01-31T12:30:00Z"
    case "date": "2024-01-31"
    case "time": "12:30:00Z"
    case "uuid": "00000000-0000-4000-8000-000000000000"
    case "email": "name@example.com"
    case "uri", "url", "iri": "https://example.com"
    case "hostname": "example.com"
    case "ipv4": "192.0.2.1"
    case "ipv6": "2001:db8::1"
    case "byte": "YXB1cw=="
    default: "string"
    }
  }

  /// The least allowed, or 0; as it is spelled in the schema.
  private static func number(_ schema: Schema) -> JSONValue {
    guard let least = schema.node["minimum"], (least.double ?? 0) > 0,
      let number = JSONValue.Number(text: least.text)
    else { return 0 }
    return .number(number)
  }
}
