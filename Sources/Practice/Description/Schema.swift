internal import ApusJSON

/// What values are like, as OpenAPI 3.1 writes it, together with the named schemas that it refers to.
struct Schema: Sendable {
  let json: JSONText
  /// By name, in the order they were met; a name may be there twice.
  var components: [(name: String, json: JSONText)] = []

  static let text = Schema(json: ["type": "string"])
  /// Not any text: one such as this.
  static func text(_ example: String) -> Schema {
    Schema(json: ["type": "string", "examples": [.string(example)]])
  }

  static let anything = Schema(json: [:])
  static let boolean = Schema(json: ["type": "boolean"])
  static let bytes = Schema(json: ["type": "string", "format": "binary"])

  static func integer(_ range: ClosedRange<Int>? = nil, usually value: Int? = nil) -> Schema {
    let bounds = range.map { [("minimum", JSONText.int($0.lowerBound)), ("maximum", .int($0.upperBound))] }
    let usual = value.map { [("default", JSONText.int($0))] }
    return Schema(json: JSONText.object([("type", "integer")]).adding((bounds ?? []) + (usual ?? [])))
  }

  static func number(_ range: ClosedRange<Int>) -> Schema {
    Schema(json: ["type": "number", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound)])
  }

  static func oneOf(_ values: some Sequence<String>, usually value: String? = nil) -> Schema {
    let usual = value.map { [("default", JSONText.string($0))] }
    let strings: JSONText = ["type": "string", "enum": .strings(values)]
    return Schema(json: strings.adding(usual ?? []))
  }

  static func oneOf(_ values: [Int]) -> Schema {
    Schema(json: ["type": "integer", "enum": .array(values.map { .int($0) })])
  }

  /// What is to be said of a body of which only the type is known.
  static func ofBodies(_ type: String) -> Schema {
    type.hasPrefix("text/") ? text : type.hasSuffix("json") ? anything : bytes
  }

  /// As many as you like.
  static func array(of element: Schema) -> Schema {
    Schema(json: ["type": "array", "items": element.json], components: element.components)
  }

  /// An object; the names with a question mark may be missing.
  static func object(_ members: KeyValuePairs<String, Schema>) -> Schema {
    let properties = members.map { ($0.key.filter { $0 != "?" }, $0.value.json) }
    let required = members.map(\.key).filter { !$0.hasSuffix("?") }
    return Schema(
      json: [
        "type": "object", "properties": .object(properties), "required": .strings(required),
      ], components: members.flatMap(\.value.components))
  }

  /// An object whose keys are data, such as file names.
  static func map(of value: Schema) -> Schema {
    Schema(json: ["type": "object", "additionalProperties": value.json], components: value.components)
  }

  /// A reference to the schema under this name.
  static func named(_ name: String, _ schema: Schema) -> Schema {
    Schema(
      json: ["$ref": .string("#/components/schemas/\(name)")],
      components: [(name, schema.json)] + schema.components)
  }

}

extension Schema {
  /// What these values have in common: what is missing in one of them is not required, what is null in one of
  /// them may be null. `known` are schemas for keys, at any depth.
  init(covering values: [JSONText], known: [String: Schema] = [:]) {
    let documents = values.compactMap { try? JSONDocument($0.written()) }
    self.init(JSONShape(of: documents.map(\.root)), known)
  }

  private init(_ shape: JSONShape, _ known: [String: Schema]) {
    let plain = Schema(plain: shape, known)
    guard shape.isNullable, case .object(let members) = plain.json else {
      self = plain
      return
    }
    let types = members.map { $0.0 == "type" ? ("type", JSONText.array([$0.1, "null"])) : $0 }
    self.init(json: .object(types), components: plain.components)
  }

  private init(plain shape: JSONShape, _ known: [String: Schema]) {
    switch shape.form {
    case .unknown, .union: self.init(json: [:])
    // Nothing else is ever served there; in the services that are played here it is mostly text.
    case .null: self.init(json: ["type": ["string", "null"]])
    case .boolean: self = .boolean
    case .integer: self = .integer()
    case .number: self.init(json: ["type": "number"])
    case .string(.dateTime): self.init(json: ["type": "string", "format": "date-time"])
    case .string: self = .text
    case .array(let element): self = .array(of: Schema(element, known))
    case .map(let values): self = .map(of: Schema(values, known))
    case .object(let fields): self.init(fields, known)
    }
  }

  private init(_ fields: [JSONShape.Field], _ known: [String: Schema]) {
    let members = fields.map { ($0.name, known[$0.name] ?? Schema($0.shape, known)) }
    let required = fields.filter { !$0.isOptional }.map(\.name)
    self.init(
      json: [
        "type": "object", "properties": .object(members.map { ($0.0, $0.1.json) }),
        "required": .strings(required),
      ], components: members.flatMap(\.1.components))
  }
}
