internal import ApusJSON

/// Queries that can be sent as they are, for who does not know yet what there is.
package struct GraphQLSample {
  private let schema: GraphQLSchema
  private let depth: Int
  /// So many fields are asked for in all.
  private var left = 120

  /// - Parameter depth: how many levels of fields stand inside the first; 2 when not given.
  package init(_ schema: GraphQLSchema, depth: Int = 2) {
    (self.schema, self.depth) = (schema, max(0, min(depth, 8)))
  }

  /// A query for a field of one of the roots; `nil` where none has it.
  package mutating func query(for name: String) -> String? {
    for kind in GraphQLOperation.Kind.allCases {
      guard let root = schema.root(kind), let field = root.field(named: name) else { continue }
      let lines = lines(of: field, depth, indent: "  ", path: [])
      return ([kind == .query ? "{" : "\(kind.rawValue) {"] + lines + ["}"]).joined(separator: "\n")
    }
    return nil
  }

  private mutating func lines(
    of field: GraphQLField, _ depth: Int, indent: String, path: Set<String>
  ) -> [String] {
    left -= 1
    let head = indent + field.name + arguments(of: field)
    guard let type = schema.type(named: field.type.core), type.isComposite else { return [head] }
    var inner: [String] = []
    for field in type.fields where field.deprecation == nil && left > 0 {
      guard let core = schema.type(named: field.type.core) else { continue }
      let isNeeded = field.arguments.contains(where: \.isRequired)
      if !core.isComposite {
        if !isNeeded { inner += lines(of: field, 0, indent: indent + "  ", path: path) }
      } else if depth > 0, !isNeeded, !path.contains(core.name), core.name != type.name {
        inner += lines(of: field, depth - 1, indent: indent + "  ", path: path.union([type.name]))
      }
    }
    if inner.isEmpty || type.kind == .union { inner = [indent + "  __typename"] + inner }
    return [head + " {"] + inner + [indent + "}"]
  }

  /// What must be given, and for a list how much of it.
  private func arguments(of field: GraphQLField) -> String {
    var given = field.arguments.filter(\.isRequired)
    if let first = field.argument(named: "first"), !first.isRequired, first.type.core == "Int" {
      given.append(first)
    }
    guard !given.isEmpty else { return "" }
    return "("
      + given.map { "\($0.name): \(value(of: $0.type, named: $0.name, depth: 0))" }.joined(separator: ", ")
      + ")"
  }

  private func value(of type: GraphQLTypeName, named name: String, depth: Int) -> String {
    if let element = type.element { return "[\(value(of: element, named: name, depth: depth))]" }
    guard let core = schema.type(named: type.core) else { return "null" }
    switch (core.kind, core.name) {
    case (.enumeration, _):
      return (core.values.first { $0.deprecation == nil } ?? core.values.first)?.name ?? "null"
    case (.input, _) where depth < 4:
      let needed = core.takesOne ? core.inputs.prefix(1) : core.inputs.filter(\.isRequired)[...]
      return "{"
        + needed.map { "\($0.name): \(value(of: $0.type, named: $0.name, depth: depth + 1))" }
        .joined(separator: ", ") + "}"
    case (_, "Int"): return name == "first" ? "10" : "1"
    case (_, "Float"): return "1.0"
    case (_, "Boolean"): return "true"
    case (_, "ID"): return "\"1\""
    case (_, "String"): return JSONValue.string(name).text
    default: return core.kind == .input ? "{}" : JSONValue.string(name).text
    }
  }
}
