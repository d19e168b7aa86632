internal import ApusJSON

/// The types of a schema as an answer to the introspection has them.
struct IntrospectionIndex: Sendable {
  private(set) var names: [String] = []
  private(set) var nodes: [String: Node] = [:]
  private(set) var directives: [GraphQLDirectiveType] = []
  private(set) var roots: [GraphQLOperation.Kind: String] = [:]

  /// - Parameter root: with `__schema` in it, or in its `data`.
  init?(_ root: Node) {
    guard root.kind == .object,
      let schema = root["__schema"] ?? root["data"]?["__schema"], schema.kind == .object,
      let types = schema["types"], types.kind == .array
    else { return nil }
    for node in types.children where node.kind == .object {
      guard let name = node["name"]?.string, Self.kind(node) != nil, nodes[name] == nil else { continue }
      names.append(name)
      nodes[name] = node
    }
    for kind in GraphQLOperation.Kind.allCases {
      if let name = schema["\(kind)Type"]?["name"]?.string { roots[kind] = name }
    }
    directives = Self.list(schema, "directives") { node in
      node["name"]?.string.map { name in
        GraphQLDirectiveType(
          name: name, meaning: Self.meaning(node), arguments: Self.list(node, "args", Self.input),
          places: Self.list(node, "locations", \.string),
          isRepeatable: node["isRepeatable"]?.boolean == true)
      }
    }
  }

  func type(named name: String) -> GraphQLType? {
    guard let node = nodes[name], let kind = Self.kind(node) else { return nil }
    var type = GraphQLType(kind: kind, name: name, meaning: Self.meaning(node))
    type.fields = Self.list(node, "fields", Self.field)
    type.interfaces = Self.list(node, "interfaces") { $0["name"]?.string }
    type.inputs = Self.list(node, "inputFields", Self.input)
    type.values = Self.list(node, "enumValues") { value in
      value["name"]?.string.map {
        GraphQLEnumValue(name: $0, meaning: Self.meaning(value), deprecation: Self.deprecation(value))
      }
    }
    if kind == .union { type.members = Self.list(node, "possibleTypes") { $0["name"]?.string } }
    type.takesOne = node["isOneOf"]?.boolean == true
    return type
  }

  static func kind(_ node: Node) -> GraphQLType.Kind? {
    switch node["kind"]?.string {
    case "SCALAR": .scalar
    case "OBJECT": .object
    case "INTERFACE": .interface
    case "UNION": .union
    case "ENUM": .enumeration
    case "INPUT_OBJECT": .input
    default: nil
    }
  }

  // MARK: Parts

  private static func list<Value>(_ node: Node, _ name: String, _ read: (Node) -> Value?) -> [Value] {
    guard let list = node[name], list.kind == .array else { return [] }
    return list.children.compactMap { read($0) }
  }

  private static func meaning(_ node: Node) -> String { node["description"]?.string ?? "" }

  private static func deprecation(_ node: Node) -> String? {
    guard node["isDeprecated"]?.boolean == true else { return nil }
    return node["deprecationReason"]?.string ?? "No longer supported"
  }

  private static func field(_ node: Node) -> GraphQLField? {
    guard let name = node["name"]?.string, let type = typeName(node["type"]) else { return nil }
    return GraphQLField(
      name: name, meaning: meaning(node), arguments: list(node, "args", input), type: type,
      deprecation: deprecation(node))
  }

  private static func input(_ node: Node) -> GraphQLInput? {
    guard let name = node["name"]?.string, let type = typeName(node["type"]) else { return nil }
    return GraphQLInput(
      name: name, meaning: meaning(node), type: type, usual: node["defaultValue"]?.string,
      deprecation: deprecation(node))
  }

  /// A list of lists is written inside out, at most sixteen deep.
  private static func typeName(_ node: Node?, depth: Int = 0) -> GraphQLTypeName? {
    guard let node, node.kind == .object, depth < 16 else { return nil }
    switch node["kind"]?.string {
    case "LIST": return typeName(node["ofType"], depth: depth + 1).map { .list($0) }
    case "NON_NULL":
      guard let type = typeName(node["ofType"], depth: depth + 1) else { return nil }
      return type.isRequired ? type : .nonNull(type)
    default: return node["name"]?.string.map { .named($0) }
    }
  }
}
