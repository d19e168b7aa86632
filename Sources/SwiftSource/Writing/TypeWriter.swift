/// Writes data models as Swift types. All types of one file share its names.
struct TypeWriter {
  /// What any value is called: a type of the library, or one written into the file.
  let anyName: String
  let access: Access
  /// Whether types beside each other may have the same name where neither is inside of the other, as in the source of a whole
  /// description.
  private let isScoped: Bool
  var usesAny = false
  /// Whether a value is read or written as JSON whose times somebody has to say the notation of.
  var usesMoments = false
  /// Whether a type of Foundation is used.
  private(set) var usesFoundation = false
  private(set) var usesIndirect = false
  /// Whether a type of the library's `ApusJSON` is used.
  var needsJSON: Bool { usesAny || usesMoments || usesIndirect }
  private var names = NamePool.types
  private(set) var definitions: [Int: DataModel.Definition] = [:]
  private var definitionNames: [Int: String] = [:]
  /// Named, and still to be written.
  private var pending: [Int] = []

  init(anyName: String, taken: [String] = [], access: Access = .internal) {
    self.anyName = anyName
    self.access = access
    isScoped = false
    for name in taken { _ = names.take(name) }
  }

  /// A writer of types that share the definitions of a whole description, each of which has its name from the start.
  init(sharing definitions: [Int: DataModel.Definition], taken: [String], access: Access) {
    anyName = "JSONValue"
    self.access = access
    isScoped = true
    self.definitions = definitions
    for name in taken { _ = names.take(name) }
    for id in definitions.keys.sorted() {
      definitionNames[id] = names.take(SwiftName.type(definitions[id]?.name ?? ""))
    }
  }

  /// A name for one more type that all are beside.
  mutating func take(_ wish: String, or other: String) -> String { names.take(wish, or: other) }

  /// The types that are shared, in the order of the description.
  mutating func shared() -> [[String]] {
    definitions.keys.sorted().compactMap { id in
      guard let definition = definitions[id], let name = definitionNames[id] else { return nil }
      return within { $0.declaration(of: definition, named: name) }
    }
  }

  /// Writes what is inside of one type, whose names are free again behind it.
  mutating func within<Value>(_ write: (inout TypeWriter) -> Value) -> Value {
    let outer = names
    defer { if isScoped { names = outer } }
    return write(&self)
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
    default:
      own = access.opened([
        "typealias \(name) = \(spelling(of: model.kind, wish: wish(model.kind), beside: &beside))"
      ])
    }
    return SourceText.sections([own] + beside + declarePending())
  }

  /// What a type would be called that only another name is for: one of several items, or the content.
  private func wish(_ kind: DataModel.Kind) -> String {
    guard case .optional(let some) = kind else { return "Items" }
    switch some {
    case .array, .map: return "Items"
    default: return "Content"
    }
  }

  /// How a model's type is spelled; it and all that it needs are declared in `beside`.
  mutating func spelling(of model: DataModel, wish: String, beside: inout [[String]]) -> String {
    definitions.merge(model.definitions) { first, _ in first }
    let type = spelling(of: model.kind, wish: wish, beside: &beside)
    beside += declarePending()
    return type
  }

  /// How a type is spelled; new types it needs are declared in `beside`.
  mutating func spelling(of kind: DataModel.Kind, wish: String, beside: inout [[String]]) -> String {
    switch kind {
    case .any:
      usesAny = true
      return anyName
    case .moment:
      (usesMoments, usesFoundation) = (true, true)
      return "Date"
    case .identifier:
      usesFoundation = true
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
    case .indirect(let own):
      usesIndirect = true
      return "Indirect<\(spelling(of: own, wish: wish, beside: &beside))>"
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

  mutating func declaration(of definition: DataModel.Definition, named name: String) -> [String] {
    switch definition {
    case .object(let object): declaration(of: object, named: name)
    case .variants(let variants): declaration(of: variants, named: name)
    case .enumeration(let enumeration): declaration(of: enumeration, named: name)
    }
  }

  private mutating func declaration(of object: DataModel.Object, named name: String) -> [String] {
    within { $0.members(of: object, named: name) }
  }

  private mutating func members(of object: DataModel.Object, named name: String) -> [String] {
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
    let body = SourceText.sections(
      nested + [access.opened(properties), Self.codingKeys(keys), access.initializer(of: properties)])
    return SourceText.documentation(object.summary)
      + access.opened(SourceText.block("struct \(name): Codable, Hashable, Sendable", body))
  }

  /// Needed only where a property is not called as its key.
  private static func codingKeys(_ keys: [(name: String, key: String)]) -> [String] {
    guard keys.contains(where: { $0.name != $0.key }) else { return [] }
    return SourceText.block("enum CodingKeys: String, CodingKey", keys.map { enumCase($0.name, $0.key) })
  }

  private mutating func declaration(of enumeration: DataModel.Enumeration, named name: String) -> [String] {
    let cases = enumeration.cases.map { Self.enumCase($0.name, $0.value) }
    return SourceText.documentation(enumeration.summary)
      + access.opened(SourceText.block("enum \(name): String, Codable, Hashable, Sendable", cases))
  }

  private static func enumCase(_ name: String, _ value: String) -> String {
    let assignment =
      name.unicodeScalars.elementsEqual(value.unicodeScalars)
      ? "" : " = \(SourceText.literal(value))"
    return "case \(SwiftName.quoted(name))\(assignment)"
  }
}
