/// Writes data models as Swift types. All types of one file share its names.
struct TypeWriter {
  /// What any value is called: a type of the library, or one written into the file.
  let anyName: String
  private(set) var usesAny = false
  private(set) var usesMoments = false
  private(set) var usesIdentifiers = false
  private var names = NamePool.types
  private(set) var definitions: [Int: DataModel.Definition] = [:]
  private var definitionNames: [Int: String] = [:]
  /// Named, and still to be written.
  private var pending: [Int] = []

  init(anyName: String, taken: [String] = []) {
    self.anyName = anyName
    for name in taken { _ = names.take(name) }
  }

  /// Declares a type for a model under a name that is known to be free: a struct where the model is an
  /// object, otherwise another name for it, with the types it needs beside it.
  mutating func declare(_ model: DataModel, as name: String) -> [String] {
    definitions.merge(model.definitions) { first, _ in first }
    var beside: [[String]] = []
    var own: [String]
    switch model.kind {
    case .object(let object): own = declaration(of: object, named: name)
    case .enumeration(let enumeration): own = declaration(of: enumeration, named: name)
    case .reference(let id) where definitionNames[id] == nil:
      definitionNames[id] = name
      own = definitions[id].map { declaration(of: $0, named: name) } ?? []
    case .variants(let variants): own = declaration(of: variants, named: name)
    default: own = ["typealias \(name) = \(spelling(of: model.kind, wish: "Items", beside: &beside))"]
    }
    return SourceText.sections([own] + beside + declarePending())
  }

  /// How a type is spelled; new types it needs are declared in `beside`.
  mutating func spelling(of kind: DataModel.Kind, wish: String, beside: inout [[String]]) -> String {
    switch kind {
    case .any:
      usesAny = true
      return anyName
    case .moment:
      usesMoments = true
      return "Date"
    case .identifier:
      usesIdentifiers = true
      return "UUID"
    case .boolean: return "Bool"
    case .integer: return "Int"
    case .wideInteger: return "Int128"
    case .number: return "Double"
    case .text: return "String"
    case .array(let element):
      return "[\(spelling(of: element, wish: SwiftName.singular(wish), beside: &beside))]"
    case .map(let value):
      return "[String: \(spelling(of: value, wish: SwiftName.singular(wish), beside: &beside))]"
    case .optional(let some): return spelling(of: some, wish: wish, beside: &beside) + "?"
    case .object(let object):
      let name = names.take(SwiftName.type(wish))
      beside.append(declaration(of: object, named: name))
      return name
    case .enumeration(let enumeration):
      let name = names.take(SwiftName.type(wish))
      beside.append(declaration(of: enumeration, named: name))
      return name
    case .variants(let variants):
      let name = names.take(SwiftName.type(variants.name ?? wish))
      beside.append(declaration(of: variants, named: name))
      return name
    case .reference(let id): return name(ofDefinition: id)
    }
  }

  private mutating func name(ofDefinition id: Int) -> String {
    if let known = definitionNames[id] { return known }
    let name = names.take(SwiftName.type(definitions[id]?.name ?? ""))
    definitionNames[id] = name
    pending.append(id)
    return name
  }

  private mutating func declarePending() -> [[String]] {
    var written: [[String]] = []
    while !pending.isEmpty {
      let id = pending.removeFirst()
      if let definition = definitions[id], let name = definitionNames[id] {
        written.append(declaration(of: definition, named: name))
      }
    }
    return written
  }

  private mutating func declaration(of definition: DataModel.Definition, named name: String) -> [String] {
    switch definition {
    case .object(let object): declaration(of: object, named: name)
    case .variants(let variants): declaration(of: variants, named: name)
    }
  }

  private mutating func declaration(of object: DataModel.Object, named name: String) -> [String] {
    var nested: [[String]] = []
    var properties: [String] = []
    var keys: [(name: String, key: String)] = []
    for (property, field) in object.properties {
      let type = spelling(of: field.kind, wish: field.key, beside: &nested)
      // An optional variable may be left out when a value is made.
      let word = field.kind.isOptional ? "var" : "let"
      properties +=
        SourceText.documentation(field.summary) + ["\(word) \(SwiftName.quoted(property)): \(type)"]
      keys.append((property, field.key))
    }
    let body = SourceText.sections(nested + [properties, Self.codingKeys(keys)])
    return SourceText.documentation(object.summary)
      + SourceText.block("struct \(name): Codable, Hashable, Sendable", body)
  }

  /// Needed only where a property is not called as its key.
  private static func codingKeys(_ keys: [(name: String, key: String)]) -> [String] {
    guard keys.contains(where: { $0.name != $0.key }) else { return [] }
    return SourceText.block("enum CodingKeys: String, CodingKey", keys.map { enumCase($0.name, $0.key) })
  }

  private mutating func declaration(of enumeration: DataModel.Enumeration, named name: String) -> [String] {
    let cases = enumeration.cases.map { Self.enumCase($0.name, $0.value) }
    return SourceText.documentation(enumeration.summary)
      + SourceText.block("enum \(name): String, Codable, Hashable, Sendable", cases)
  }

  private static func enumCase(_ name: String, _ value: String) -> String {
    let assignment =
      name.unicodeScalars.elementsEqual(value.unicodeScalars)
      ? "" : " = \(SourceText.literal(value))"
    return "case \(SwiftName.quoted(name))\(assignment)"
  }
}

// MARK: Variants

extension TypeWriter {
  /// An enum with a case for each, and one for what a server may add later.
  private mutating func declaration(of variants: DataModel.Variants, named name: String) -> [String] {
    usesAny = true
    var nested: [[String]] = []
    let cases = variants.cases.map { caseName, variant in
      let type = spelling(of: variant.kind, wish: variant.value, beside: &nested)
      return (name: SwiftName.quoted(caseName), type: type, variant: variant)
    }
    let key = SourceText.literal(variants.key)
    let declared =
      cases.map { "case \($0.name)(\($0.type))" } + [
        "/// One that is not described.", "case other(\(anyName))",
      ]
    let reading =
      ["switch try decoder.container(keyedBy: VariantKey.self).decode(String.self, forKey: .key) {"]
      + cases.map {
        "case \(SourceText.literal($0.variant.value)): self = .\($0.name)(try \($0.type)(from: decoder))"
      } + ["default: self = .other(try \(anyName)(from: decoder))", "}"]
    let body = SourceText.sections(
      nested + [
        declared, ["private enum VariantKey: String, CodingKey { case key = \(key) }"],
        SourceText.block("init(from decoder: any Decoder) throws", reading),
        SourceText.block("func encode(to encoder: any Encoder) throws", Self.encoding(cases)),
      ])
    return SourceText.documentation(variants.summary)
      + SourceText.block("indirect enum \(name): Codable, Hashable, Sendable", body)
  }

  private static func encoding(
    _ cases: [(name: String, type: String, variant: DataModel.Variants.Variant)]
  ) -> [String] {
    let without = cases.filter { !$0.variant.hasKey }
    let container = without.isEmpty ? [] : ["var container = encoder.container(keyedBy: VariantKey.self)"]
    let written = cases.flatMap { one -> [String] in
      guard !one.variant.hasKey else {
        return ["case .\(one.name)(let value): try value.encode(to: encoder)"]
      }
      return [
        "case .\(one.name)(let value):",
        "  try container.encode(\(SourceText.literal(one.variant.value)), forKey: .key)",
        "  try value.encode(to: encoder)",
      ]
    }
    return container + ["switch self {"] + written + [
      "case .other(let value): try value.encode(to: encoder)", "}",
    ]
  }
}
