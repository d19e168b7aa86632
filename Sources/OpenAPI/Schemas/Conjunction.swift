internal import ApusJSON

/// Schemas that all hold for one value: those that are asked for, with the parts of their `allOf`, and what was chosen of
/// their `oneOf` and `anyOf`.
struct Conjunction {
  private(set) var schemas: [Schema] = []
  /// What was asked for; a value fits when it fits these.
  private let asked: [Schema]
  private var known: Set<Int> = []
  /// Those whose choice is made, and what a discriminator then says.
  private var settled: Set<Int> = []
  private var discriminators: [String: String] = [:]

  init(_ asked: [Schema]) {
    self.asked = asked
    for schema in asked { add(schema) }
    for schema in schemas where schema.choices.isEmpty { note(schema, as: asked.first?.name) }
  }

  private mutating func add(_ schema: Schema) {
    var pending = [schema]
    while let next = pending.popLast() {
      guard next.verdict == nil, known.insert(next.identity).inserted else { continue }
      schemas.append(next)
      pending += next.parts.reversed()
    }
  }

  func accepts(_ node: Node) -> Bool { asked.allSatisfy { $0.acceptsWholly(node) } }

  // MARK: Choices

  var nextChooser: Schema? { schemas.first { !settled.contains($0.identity) && !$0.choices.isEmpty } }

  func choosing(_ choice: Schema, of chooser: Schema) -> Conjunction {
    var chosen = self
    chosen.settled.insert(chooser.identity)
    chosen.add(choice)
    chosen.note(chooser, as: choice.name)
    return chosen
  }

  /// Remembers what a discriminator has to say where the schema of this name is meant.
  private mutating func note(_ schema: Schema, as name: String?) {
    guard let discriminator = schema.node["discriminator"], let name,
      let property = discriminator["propertyName"]?.string ?? discriminator.string
    else { return }
    let mapped = discriminator["mapping"]?.members.first { member in
      guard let target = member.value.string else { return false }
      return target == name || target.hasSuffix("/\(name)")
    }
    discriminators[property] = mapped?.name ?? name
  }

  /// What a discriminator says of a property, where that is allowed.
  func discriminated(_ name: String) -> JSONValue? {
    guard let text = discriminators[name] else { return nil }
    let value = JSONValue.string(text)
    let schemas = properties.first { $0.name == name }?.schemas ?? []
    guard let document = try? JSONDocument(value.bytes),
      schemas.allSatisfy({ $0.acceptsWholly(document.root) })
    else { return nil }
    return value
  }

  // MARK: What they say together

  /// The first kind that none of them forbids.
  var kind: Schema.Kind? {
    let said = schemas.map(\.kinds).filter { !$0.isEmpty }
    let common = said.first?.first { kind in said.allSatisfy { $0.contains(kind) } }
    if let kind = common ?? said.first?.first {
      return kind == .number && said.contains { $0.contains(.integer) } ? .integer : kind
    }
    if !required.isEmpty { return .object }
    let isText = schemas.contains {
      $0.node["pattern"] != nil || $0.node["minLength"] != nil || $0.format != nil
    }
    return isText ? .string : nil
  }

  /// In the order of the description, each with all that is said of it.
  var properties: [(name: String, schemas: [Schema])] {
    var found: [(name: String, schemas: [Schema])] = []
    var places: [String: Int] = [:]
    for (name, schema) in schemas.lazy.flatMap(\.properties) {
      if let place = places[name] {
        found[place].schemas.append(schema)
      } else {
        places[name] = found.count
        found.append((name, [schema]))
      }
    }
    return found
  }

  /// A property that tells which choice was made is required, whether that is said or not.
  var required: Set<String> {
    Set(
      schemas.flatMap(\.required) + schemas.compactMap { $0.node["discriminator"]?["propertyName"]?.string })
  }

  /// Whether one of them requires a field without saying that only answers have it, as another may.
  func requiresWriting(_ name: String) -> Bool {
    schemas.contains { schema in
      schema.required.contains(name)
        && !schema.properties.contains { $0.name == name && $0.schema.isReadOnly }
    }
  }

  var additional: Schema? { schemas.lazy.compactMap(\.additional).first }

  func least(_ key: String) -> Int { schemas.compactMap { $0.node[key]?.integer }.max() ?? 0 }
  func most(_ key: String) -> Int? { schemas.compactMap { $0.node[key]?.integer }.min() }
}
