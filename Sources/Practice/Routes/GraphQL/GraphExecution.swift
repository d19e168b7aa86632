internal import ApusGraphQL
internal import ApusJSON

/// Answers a query: what it asks for and nothing else, as the specification's sixth chapter has it.
struct GraphExecution {
  private let document: GraphQLDocument
  private let operation: GraphQLOperation
  private let schema: GraphQLSchema
  private var variables: [String: JSONValue] = [:]
  private var errors: [JSONValue] = []

  init(
    _ document: GraphQLDocument, _ operation: GraphQLOperation, _ schema: GraphQLSchema,
    _ given: [JSONValue.Member]
  ) {
    (self.document, self.operation, self.schema) = (document, operation, schema)
    for variable in operation.variables {
      let name = variable.name.text
      if let member = given.last(where: { $0.key == name }) {
        variables[name] = member.value
      } else if let usual = variable.usual {
        variables[name] = value(of: usual)
      }
    }
  }

  /// `data`, and `errors` where there are some.
  mutating func answer(_ root: GraphNode) -> JSONValue {
    errors = []
    let data = schema.root(operation.kind).flatMap { type in
      object(root, type, operation.selections, path: [])
    }
    let shown = JSONValue.Member("data", data ?? .null)
    return .object(errors.isEmpty ? [shown] : [.init("errors", .array(errors)), shown])
  }

  /// A number that the first field is given, or takes where it is not; 0 for none.
  func number(_ name: String) -> Int {
    guard let type = schema.root(operation.kind),
      let first = fields(operation.selections, of: type).first?.fields.first,
      let field = schema.field(first.name.text, of: type),
      case .number(let number)? = arguments(of: first, field)[name]
    else { return 0 }
    return Int(number.text) ?? 0
  }

  // MARK: Values

  private func value(of value: GraphQLValue) -> JSONValue {
    switch value.kind {
    case .variable(let name): variables[name] ?? .null
    case .integer(let text), .float(let text): JSONValue.Number(text: text).map { .number($0) } ?? .null
    case .string(let text), .enumeration(let text): .string(text)
    case .boolean(let truth): .bool(truth)
    case .null: .null
    case .list(let values): .array(values.map { self.value(of: $0) })
    case .object(let members):
      .object(members.map { JSONValue.Member($0.name.text, self.value(of: $0.value)) })
    }
  }

  private func arguments(of selection: GraphQLFieldSelection, _ field: GraphQLField) -> [String: JSONValue] {
    var arguments: [String: JSONValue] = [:]
    for input in field.arguments {
      if let given = selection.arguments.first(where: { $0.name.text == input.name }) {
        if case .variable(let name) = given.value.kind, variables[name] == nil { continue }
        arguments[input.name] = value(of: given.value)
      }
      guard arguments[input.name] == nil, let usual = input.usual else { continue }
      arguments[input.name] =
        (try? JSONDocument(usual).root).flatMap {
          try? DocumentDecoder().decode(JSONValue.self, from: $0)
        } ?? .string(usual)
    }
    return arguments
  }

  // MARK: Selections

  /// The fields that are asked for of an object, by the names that the answer has for them.
  private func fields(
    _ selections: [GraphQLSelection], of type: GraphQLType, depth: Int = 0
  ) -> [(key: String, fields: [GraphQLFieldSelection])] {
    var found: [(key: String, fields: [GraphQLFieldSelection])] = []
    func take(_ key: String, _ fields: [GraphQLFieldSelection]) {
      if let place = found.firstIndex(where: { $0.key == key }) {
        found[place].fields += fields
      } else {
        found.append((key, fields))
      }
    }
    for selection in selections where depth < 64 {
      switch selection {
      case .field(let field): if isWanted(field.directives) { take(field.key, [field]) }
      case .spread(let name, let directives):
        guard isWanted(directives), let fragment = document.fragment(named: name.text),
          isOf(fragment.type.text, type)
        else { continue }
        for (key, inner) in fields(fragment.selections, of: type, depth: depth + 1) { take(key, inner) }
      case .inline(let name, let directives, let inner, _):
        guard isWanted(directives), name.map({ isOf($0.text, type) }) ?? true else { continue }
        for (key, inner) in fields(inner, of: type, depth: depth + 1) { take(key, inner) }
      }
    }
    return found
  }

  private func isOf(_ name: String, _ type: GraphQLType) -> Bool {
    name == type.name || schema.type(named: name).map { schema.objects(of: $0).contains(type.name) } ?? false
  }

  private func isWanted(_ directives: [GraphQLDirective]) -> Bool {
    directives.allSatisfy { directive in
      let condition = directive.arguments.first.map { value(of: $0.value) } ?? .null
      switch directive.name.text {
      case "skip": return condition != .bool(true)
      case "include": return condition == .bool(true)
      default: return true
      }
    }
  }

  // MARK: Answers

  /// `nil` where a field that cannot be null has failed.
  private mutating func object(
    _ node: GraphNode, _ type: GraphQLType, _ selections: [GraphQLSelection], path: [JSONValue]
  ) -> JSONValue? {
    guard case .object(_, let resolve) = node else { return nil }
    var members: [JSONValue.Member] = []
    for (key, all) in fields(selections, of: type) {
      guard let first = all.first, let field = schema.field(first.name.text, of: type) else { continue }
      let inner = all.flatMap(\.selections)
      let place = path + [.string(key)]
      let made: GraphNode
      switch field.name {
      case "__typename": made = .text(type.name)
      case "__schema": made = .value(Introspected(document, inner).chosen(schema.introspection))
      case "__type":
        let name = arguments(of: first, field)["name"].flatMap {
          if case .string(let text) = $0 { text } else { nil }
        }
        let told = name.flatMap { schema.introspection(of: $0) }
        made = .value(told.map { Introspected(document, inner).chosen($0) } ?? .null)
      default: made = resolve(field.name, arguments(of: first, field))
      }
      guard let value = complete(made, field.type, inner, first, path: place) else { return nil }
      members.append(.init(key, value))
    }
    return .object(members)
  }

  private mutating func complete(
    _ node: GraphNode, _ type: GraphQLTypeName, _ selections: [GraphQLSelection],
    _ field: GraphQLFieldSelection, path: [JSONValue]
  ) -> JSONValue? {
    var value: JSONValue?
    switch node {
    case .failure(let message):
      note(message, field, path)
      return type.isRequired ? nil : .null
    case .value(let own): value = own
    case .list(let nodes):
      let element = type.element ?? type
      var values: [JSONValue] = []
      for (index, node) in nodes.enumerated() {
        guard let one = complete(node, element, selections, field, path: path + [.number(index)]) else {
          return type.isRequired ? nil : .null
        }
        values.append(one)
      }
      value = .array(values)
    case .object(let name, _):
      value = schema.type(named: name).flatMap { object(node, $0, selections, path: path) }
      if value == nil { return type.isRequired ? nil : .null }
    }
    if value == .null, type.isRequired {
      note("it has no value, and must have one", field, path)
      return nil
    }
    return value
  }

  private mutating func note(_ message: String, _ field: GraphQLFieldSelection, _ path: [JSONValue]) {
    let place = Position(of: (field.alias ?? field.name).range.lowerBound, in: Array(document.text.utf8)[...])
    errors.append([
      "message": .string(message),
      "locations": [["line": .number(place.line), "column": .number(place.column)]],
      "path": .array(path),
    ])
  }
}

/// What a query asks of the introspection, chosen from all that it has.
private struct Introspected {
  private let document: GraphQLDocument
  private let selections: [GraphQLSelection]

  init(_ document: GraphQLDocument, _ selections: [GraphQLSelection]) {
    (self.document, self.selections) = (document, selections)
  }

  func chosen(_ value: JSONValue) -> JSONValue { chosen(value, selections, depth: 0) }

  private func chosen(_ value: JSONValue, _ selections: [GraphQLSelection], depth: Int) -> JSONValue {
    guard depth < 64 else { return .null }
    switch value {
    case .array(let values): return .array(values.map { chosen($0, selections, depth: depth) })
    case .object: return .object(members(value, selections, depth))
    default: return value
    }
  }

  private func members(
    _ value: JSONValue, _ selections: [GraphQLSelection], _ depth: Int
  ) -> [JSONValue.Member] {
    guard depth < 64 else { return [] }
    return selections.flatMap { selection -> [JSONValue.Member] in
      switch selection {
      case .field(let field):
        [.init(field.key, chosen(value[field.name.text] ?? .null, field.selections, depth: depth + 1))]
      case .spread(let name, _):
        members(value, document.fragment(named: name.text)?.selections ?? [], depth + 1)
      case .inline(_, _, let selections, _): members(value, selections, depth + 1)
      }
    }
  }
}
