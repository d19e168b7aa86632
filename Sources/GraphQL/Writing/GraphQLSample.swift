internal import ApusJSON

/// Queries that can be sent as they are, for who does not know yet what there is.
package struct GraphQLSample {
  private let schema: GraphQLSchema
  private let depth: Int
  /// So many fields are asked for in all.
  private var left = 120
  /// What a query cannot have in its text, such as a file; it is declared as a variable.
  package private(set) var variables: [(name: String, type: GraphQLTypeName)] = []

  /// Of the types that something may be, so many are asked of.
  private static let mostMembers = 8

  /// - Parameter depth: how many levels of fields stand inside the first; 2 when not given.
  package init(_ schema: GraphQLSchema, depth: Int = 2) {
    (self.schema, self.depth) = (schema, max(0, min(depth, 8)))
  }

  /// A query for a field of one of the roots; `nil` where none has it.
  package mutating func query(for name: String) -> String? {
    for kind in GraphQLOperation.Kind.allCases {
      guard let root = schema.root(kind), let field = root.field(named: name) else { continue }
      variables = []
      let lines = lines(of: field, depth, indent: "  ", path: [])
      let declared = variables.map { "$\($0.name): \($0.type)" }.joined(separator: ", ")
      let head =
        declared.isEmpty ? kind == .query ? "{" : "\(kind.rawValue) {" : "\(kind.rawValue)(\(declared)) {"
      return ([head] + lines + ["}"]).joined(separator: "\n")
    }
    return nil
  }

  private mutating func lines(
    of field: GraphQLField, _ depth: Int, indent: String, path: Set<String>
  ) -> [String] {
    left -= 1
    let head = indent + field.name + arguments(of: field)
    guard let type = schema.type(named: field.type.core), type.isComposite else { return [head] }
    var asked: [String: GraphQLTypeName] = [:]
    let own = lines(in: type, depth, indent: indent + "  ", path: path, besides: &asked)
    let others = fragments(of: type, depth, indent: indent + "  ", path: path, besides: asked)
    let name = own.isEmpty || !others.isEmpty ? [indent + "  __typename"] : []
    return [head + " {"] + name + own + others + [indent + "}"]
  }

  /// The fields of a type.
  ///
  /// - Parameter asked: those that are asked for beside them; what is asked for here is added. Two of a name have to answer
  ///   the same.
  private mutating func lines(
    in type: GraphQLType, _ depth: Int, indent: String, path: Set<String>,
    besides asked: inout [String: GraphQLTypeName]
  ) -> [String] {
    var lines: [String] = []
    for field in type.fields where field.deprecation == nil && left > 0 {
      guard let core = schema.type(named: field.type.core), !field.arguments.contains(where: \.isRequired)
      else { continue }
      if !core.isComposite {
        guard asked[field.name] == nil || asked[field.name] == field.type else { continue }
        lines += self.lines(of: field, 0, indent: indent, path: path)
      } else if depth > 0, !path.contains(core.name), core.name != type.name, asked[field.name] == nil {
        lines += self.lines(of: field, depth - 1, indent: indent, path: path.union([type.name]))
      } else {
        continue
      }
      asked[field.name] = field.type
    }
    return lines
  }

  /// What the types that something may be have besides; nothing of an object.
  private mutating func fragments(
    of type: GraphQLType, _ depth: Int, indent: String, path: Set<String>,
    besides own: [String: GraphQLTypeName]
  ) -> [String] {
    guard type.kind != .object else { return [] }
    var (lines, asked): ([String], [String: GraphQLTypeName]) = ([], own)
    for name in schema.objects(of: type).prefix(Self.mostMembers) {
      guard var member = schema.type(named: name) else { continue }
      member.fields.removeAll { own[$0.name] != nil }
      let inner = self.lines(
        in: member, depth, indent: indent + "  ", path: path.union([type.name]), besides: &asked)
      if !inner.isEmpty { lines += [indent + "... on \(name) {"] + inner + [indent + "}"] }
    }
    return lines
  }

  /// What must be given, and for a list how much of it.
  private mutating func arguments(of field: GraphQLField) -> String {
    var given = field.arguments.filter(\.isRequired)
    if let first = field.argument(named: "first"), !first.isRequired, first.type.core == "Int" {
      given.append(first)
    }
    guard !given.isEmpty else { return "" }
    let values = given.map { "\($0.name): \(value(of: $0.type, named: $0.name, depth: 0))" }
    return "(" + values.joined(separator: ", ") + ")"
  }

  private mutating func value(of type: GraphQLTypeName, named name: String, depth: Int) -> String {
    guard let core = schema.type(named: type.core) else { return "null" }
    if core.kind == .scalar, core.name == Self.fileType { return "$" + variable(name, type) }
    if let element = type.element { return "[\(value(of: element, named: name, depth: depth))]" }
    switch (core.kind, core.name) {
    case (.enumeration, _):
      return (core.values.first { $0.deprecation == nil } ?? core.values.first)?.name ?? "null"
    case (.input, _) where depth < 4:
      let needed = core.takesOne ? core.inputs.prefix(1) : core.inputs.filter(\.isRequired)[...]
      let values = needed.map { "\($0.name): \(value(of: $0.type, named: $0.name, depth: depth + 1))" }
      return "{" + values.joined(separator: ", ") + "}"
    case (_, "Int"): return name == "first" ? "10" : "1"
    case (_, "Float"): return "1.0"
    case (_, "Boolean"): return "true"
    case (_, "ID"): return "\"1\""
    case (_, "String"): return JSONValue.string(name).text
    default:
      if core.kind == .input { return "{}" }
      return Self.usual[core.name.lowercased()] ?? JSONValue.string(name).text
    }
  }

  /// A variable of that name, or of one like it.
  private mutating func variable(_ name: String, _ type: GraphQLTypeName) -> String {
    var (free, count) = (name, 1)
    while variables.contains(where: { $0.name == free }) {
      count += 1
      free = "\(name)_\(count)"
    }
    variables.append((free, type))
    return free
  }

  /// The scalar of the community's specification of multipart requests.
  package static let fileType = "Upload"

  /// What scalars take that many schemas have, by their names in small letters.
  private static let usual = [
    "date": "\"2026-01-31\"", "time": "\"12:00:00\"", "datetime": "\"2026-01-31T12:00:00Z\"",
    "url": "\"https://example.com\"", "uri": "\"https://example.com\"",
    "uuid": "\"00000000-0000-4000-8000-000000000000\"", "email": "\"you@example.com\"",
    "emailaddress": "\"you@example.com\"", "json": "{}", "jsonobject": "{}", "bigint": "1", "long": "1",
    "decimal": "\"1.0\"",
  ]
}
