internal import ApusJSON
internal import ApusOpenAPI

/// Reads schemas as types. What is referred to by name is read once, however often it is meant.
struct SchemaReader {
  /// Whether a list of texts that has a name is a type of that name, as in the source of a whole description.
  let namesEnumerations: Bool
  private(set) var definitions: [Int: DataModel.Definition] = [:]
  /// Being read now: referred to by number, defined when done.
  private var started: Set<Int> = []
  /// The schemas that are being read. One without a name that meets itself is any value.
  private var active: [Int] = []

  init(namesEnumerations: Bool = false) { self.namesEnumerations = namesEnumerations }

  mutating func kind(of schema: Schema) -> DataModel.Kind {
    let kind = kindOtherThanNull(of: schema)
    return schema.isNullable ? kind.orNothing : kind
  }

  private mutating func kindOtherThanNull(of schema: Schema) -> DataModel.Kind {
    if started.contains(schema.identity) { return .reference(schema.identity) }
    guard !active.contains(schema.identity), active.count < 64 else { return .any }
    active.append(schema.identity)
    defer { active.removeLast() }
    if let strings = Self.strings(schema) { return enumeration(strings, of: schema) }
    if let variants = SchemaVariants(schema) { return kind(of: variants, in: schema) }
    // One part, with at most a few words around it, is that part.
    let parts = schema.parts
    if parts.count == 1, schema.properties.isEmpty, schema.required.isEmpty { return kind(of: parts[0]) }
    let combined = CombinedSchema(schema)
    if combined.kinds.isEmpty || combined.kinds.count > 1 {
      return combined.kinds.isEmpty ? choice(of: schema) : .any
    }
    switch combined.kinds[0] {
    case .object: return object(schema, combined)
    case .array: return .array((combined.items ?? schema.items).map { kind(of: $0) } ?? .any)
    case .boolean: return .boolean
    case .integer: return .integer
    case .number: return .number
    case .string, .file: return Self.text(combined.format)
    case .null: return .any
    }
  }

  private static func text(_ format: String?) -> DataModel.Kind {
    switch format {
    case "date-time": .moment
    case "uuid": .identifier
    default: .text
    }
  }

  private mutating func enumeration(_ values: [String], of schema: Schema) -> DataModel.Kind {
    let found = DataModel.Enumeration(name: schema.name, values: values, summary: schema.summary)
    guard namesEnumerations, schema.name != nil, !schema.isField else { return .enumeration(found) }
    definitions[schema.identity] = .enumeration(found)
    return .reference(schema.identity)
  }

  /// The values of an enum of strings.
  private static func strings(_ schema: Schema) -> [String]? {
    guard let values = schema.values?.filter({ !$0.isNull }), !values.isEmpty else { return nil }
    let strings = values.compactMap(\.string)
    return strings.count == values.count ? strings : nil
  }

  private mutating func object(_ schema: Schema, _ combined: CombinedSchema) -> DataModel.Kind {
    guard !combined.properties.isEmpty else {
      return .map(combined.additional.flatMap { $0.verdict == nil ? kind(of: $0) : nil } ?? .any)
    }
    let isNamed = schema.name != nil
    if isNamed { started.insert(schema.identity) }
    let fields = combined.properties.map { name, property in
      let kind = kind(of: property)
      let isAlwaysThere = combined.required.contains(name)
      return DataModel.Field(
        key: name, kind: isAlwaysThere ? kind : kind.orNothing, summary: property.summary)
    }
    let object = DataModel.Object(name: schema.name, summary: schema.summary ?? schema.title, fields: fields)
    guard isNamed else { return .object(object) }
    definitions[schema.identity] = .object(object)
    return .reference(schema.identity)
  }

  private mutating func kind(of found: SchemaVariants, in schema: Schema) -> DataModel.Kind {
    let isNamed = schema.name != nil
    if isNamed { started.insert(schema.identity) }
    let all = found.all.map { variant in
      DataModel.Variants.Variant(
        value: variant.value, kind: kindOtherThanNull(of: variant.schema),
        hasKey: CombinedSchema(variant.schema).properties.contains { $0.name == found.key })
    }
    let variants = DataModel.Variants(
      name: schema.name, summary: schema.summary ?? schema.title, key: found.key, all: all)
    guard isNamed else { return .variants(variants) }
    definitions[schema.identity] = .variants(variants)
    return .reference(schema.identity)
  }

  /// One type for all the choices: theirs, if they agree, or any value.
  private mutating func choice(of schema: Schema) -> DataModel.Kind {
    let choices = schema.choices.filter { !$0.isNothingButNull }
    guard let first = choices.first else { return .any }
    if choices.count == 1 { return kind(of: first) }
    let kinds = Set(choices.map { CombinedSchema($0).kinds })
    guard kinds.count == 1, let only = kinds.first?.first, kinds.first?.count == 1 else { return .any }
    switch only {
    case .boolean: return .boolean
    case .integer: return .integer
    case .number: return .number
    case .string: return .text
    default: return .any
    }
  }
}
