internal import ApusEncodings
package import ApusJSON

/// The values that are given for an operation's variables, by what it declares.
package struct GraphQLVariableValues {
  private let operation: GraphQLOperation
  /// Without one, a text stays a text unless GraphQL's own types say otherwise.
  private let schema: GraphQLSchema?

  package init(_ operation: GraphQLOperation, schema: GraphQLSchema?) {
    (self.operation, self.schema) = (operation, schema)
  }

  /// What a text such as `3` or `OPEN` is for a variable, or for what is in it; a string where nothing else is declared.
  ///
  /// - Parameter steps: as of `isList`.
  package func value(of text: String, for name: String, _ steps: [String?] = []) -> JSONValue {
    type(of: name, steps).map { value(of: text, as: $0) } ?? .string(text)
  }

  /// Whether a list is declared for a variable, or for what is in it.
  ///
  /// - Parameter steps: lead into its value: the name of a member, or `nil` for an element of a list. None by default.
  package func isList(_ name: String, _ steps: [String?] = []) -> Bool {
    type(of: name, steps)?.element != nil
  }

  /// The type of the schema that a variable is of, or what is in it; `nil` for one that every schema has, as `Int`.
  ///
  /// - Parameter steps: as of `isList`.
  package func describedType(of name: String, _ steps: [String?] = []) -> String? {
    type(of: name, steps).flatMap { $0.isBuiltIn ? nil : schema?.type(named: $0.core)?.name }
  }

  /// What may have been meant by a text that is no value of a variable's enumeration, or of one in it.
  ///
  /// - Parameter steps: as of `isList`.
  package func nearest(to text: String, for name: String, _ steps: [String?] = []) -> String? {
    guard let type = type(of: name, steps).flatMap({ schema?.type(named: $0.core) }),
      type.kind == .enumeration
    else { return nil }
    let names = type.values.map(\.name)
    return names.contains(text) ? nil : NearName.find(text, among: names)
  }

  private func type(of name: String, _ steps: [String?]) -> GraphQLTypeName? {
    var type = operation.variables.first { $0.name.text == name }?.type
    for step in steps {
      guard let step else {
        type = type?.element
        continue
      }
      guard let holder = type, holder.element == nil else { return nil }
      type = schema?.type(named: holder.core)?.input(named: step)?.type
    }
    return type
  }

  private func value(of text: String, as type: GraphQLTypeName) -> JSONValue {
    if !type.isRequired, text == "null", type.core != "String" { return .null }
    if let element = type.element { return .array([value(of: text, as: element)]) }
    switch type.core {
    case "Int", "Float": return JSONValue.Number(text: text).map { .number($0) } ?? .string(text)
    case "Boolean": return text == "true" ? true : text == "false" ? false : .string(text)
    default: return .string(text)
    }
  }

  /// What is wrong with the values: a name that is not declared, a value of another type, one that is missing.
  package func problems(_ values: [JSONValue.Member]) -> [GraphQLProblem] {
    var problems: [GraphQLProblem] = []
    let names = operation.variables.map(\.name.text)
    let free = names.filter { name in !values.contains { $0.key == name } }
    for member in values where !names.contains(member.key) {
      problems.append(
        GraphQLProblem(
          "the operation declares no $\(member.key)", at: operation.name?.range ?? 0..<0,
          suggestion: NearName.find(member.key, among: free)))
    }
    for variable in operation.variables {
      let name = variable.name
      guard let member = values.last(where: { $0.key == name.text }) else {
        if variable.isRequired {
          problems.append(GraphQLProblem("$\(name.text) needs a value: \(variable.type)", at: name.range))
        }
        continue
      }
      for misfit in misfits(member.value, variable.type, at: "$" + name.text, depth: 0) {
        problems.append(GraphQLProblem(misfit, at: variable.typeRange))
      }
    }
    return problems
  }

  /// What is wrong with a value for what is in a variable; nothing where its type is not known.
  ///
  /// - Parameter steps: as of `isList`.
  package func problems(_ value: JSONValue, for name: String, _ steps: [String?]) -> [GraphQLProblem] {
    guard let variable = operation.variables.first(where: { $0.name.text == name }) else { return [] }
    func place(_ steps: [String?]) -> String {
      "$" + name + steps.map { $0.map { ".\($0)" } ?? "[]" }.joined()
    }
    var misfits: [String] = []
    let outside = Array(steps.dropLast())
    if let type = type(of: name, steps) {
      misfits = self.misfits(value, type, at: place(steps), depth: steps.count)
    } else if case let key?? = steps.last, let holder = type(of: name, outside), holder.element == nil,
      let input = schema?.type(named: holder.core), input.kind == .input
    {
      misfits = [unknown(key, in: input, at: place(outside))]
    }
    return misfits.map { GraphQLProblem($0, at: variable.typeRange) }
  }

  private func misfits(
    _ value: JSONValue, _ type: GraphQLTypeName, at place: String, depth: Int
  ) -> [String] {
    guard depth < GraphQLParser.deepest else { return [] }
    if case .null = value { return type.isRequired ? ["\(place) is null, and \(type) is wanted"] : [] }
    if let element = type.element {
      guard case .array(let values) = value else {
        return misfits(value, element, at: place, depth: depth + 1)
      }
      return values.prefix(1_000).enumerated().flatMap {
        misfits($0.element, element, at: "\(place)[\($0.offset)]", depth: depth + 1)
      }
    }
    guard fits(value, type.core) else { return ["\(place) is \(shown(value)), and \(type.core) is wanted"] }
    guard case .object(let members) = value, let input = schema?.type(named: type.core), input.kind == .input
    else { return [] }
    return misfits(members, input, at: place, depth: depth)
  }

  private func misfits(
    _ members: [JSONValue.Member], _ input: GraphQLType, at place: String, depth: Int
  ) -> [String] {
    var misfits: [String] = []
    for member in members {
      guard let field = input.input(named: member.key) else {
        misfits.append(unknown(member.key, in: input, at: place))
        continue
      }
      misfits += self.misfits(member.value, field.type, at: "\(place).\(member.key)", depth: depth + 1)
    }
    for field in input.inputs where field.isRequired && !members.contains(where: { $0.key == field.name }) {
      misfits.append("\(place): \(input.name) needs \(field.name): \(field.type)")
    }
    if input.takesOne, members.count != 1 {
      misfits.append("\(place): \(input.name) takes exactly one of its fields")
    }
    return misfits
  }

  private func unknown(_ key: String, in input: GraphQLType, at place: String) -> String {
    let near = NearName.find(key, among: input.inputs.map(\.name))
    return "\(place): \(input.name) has no field \(key)" + (near.map { ": did you mean \($0)?" } ?? "")
  }

  private func fits(_ value: JSONValue, _ name: String) -> Bool {
    switch (name, value) {
    case ("Int", .number(let number)): Int32(number.text) != nil
    case ("Float", .number), ("String", .string), ("Boolean", .bool), ("ID", .string): true
    case ("ID", .number(let number)): Int(number.text) != nil
    case ("Int", _), ("Float", _), ("String", _), ("Boolean", _), ("ID", _): false
    default: fits(value, schema?.type(named: name))
    }
  }

  private func fits(_ value: JSONValue, _ type: GraphQLType?) -> Bool {
    switch (type?.kind, value) {
    case (.enumeration, .string(let word)): type?.values.contains { $0.name == word } ?? true
    case (.enumeration, _): false
    case (.input, .object): true
    case (.input, _): false
    default: true
    }
  }

  private func shown(_ value: JSONValue) -> String {
    switch value {
    case .array: "a list"
    case .object: "an object"
    default: value.text.count > 40 ? value.text.prefix(39) + "…" : value.text
    }
  }
}

extension GraphQLTypeName {
  /// Whether every schema has the type, and none says more of it.
  fileprivate var isBuiltIn: Bool { ["Int", "Float", "String", "Boolean", "ID"].contains(core) }
}
