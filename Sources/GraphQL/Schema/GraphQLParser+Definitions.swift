extension GraphQLParser {
  /// A type, or what extends one.
  mutating func typeDefinition() throws(GraphQLSyntaxError) -> GraphQLType {
    let meaning = meaning()
    _ = takeWord("extend")
    guard token.kind == .name, let kind = Self.kind(of: text) else { throw failure("a type") }
    advance()
    var type = GraphQLType(kind: kind, name: try name("the name of a type").text, meaning: meaning)
    type.interfaces = try implemented()
    let directives = try directives(isConstant: true)
    type.takesOne = directives.contains { $0.name.text == "oneOf" }
    switch kind {
    case .scalar: break
    case .object, .interface:
      type.fields = try block { (parser: inout Self) throws(GraphQLSyntaxError) in
        try parser.fieldDefinition()
      }
    case .input:
      type.inputs = try block { (parser: inout Self) throws(GraphQLSyntaxError) in try parser.input() }
    case .enumeration:
      type.values = try block { (parser: inout Self) throws(GraphQLSyntaxError) in try parser.enumValue() }
    case .union: type.members = try members()
    }
    guard token.kind == .end else { throw failure("the end of the definition") }
    return type
  }

  /// What the head of a type says that it implements.
  mutating func interfaces() throws(GraphQLSyntaxError) -> [String] {
    _ = meaning()
    _ = takeWord("extend")
    advance()
    _ = try name("the name of a type")
    return try implemented()
  }

  private mutating func implemented() throws(GraphQLSyntaxError) -> [String] {
    guard takeWord("implements") else { return [] }
    _ = take("&")
    var names: [String] = []
    repeat { names.append(try name("the name of an interface").text) } while take("&") || token.kind == .name
    return names
  }

  private static func kind(of word: String) -> GraphQLType.Kind? {
    word == "type" ? .object : word == "object" ? nil : GraphQLType.Kind(rawValue: word)
  }

  /// The description before something.
  private mutating func meaning() -> String {
    let text: String
    switch token.kind {
    case .string: text = GraphQLString.value(of: bytes) ?? ""
    case .blockString: text = GraphQLString.blockValue(of: bytes)
    default: return ""
    }
    advance()
    return text
  }

  private mutating func block<Value>(
    _ read: (inout Self) throws(GraphQLSyntaxError) -> Value
  ) throws(GraphQLSyntaxError) -> [Value] {
    token.isSign("{") ? try several("{", "}", mayBeEmpty: true, read) : []
  }

  private mutating func fieldDefinition() throws(GraphQLSyntaxError) -> GraphQLField {
    let meaning = meaning()
    let name = try name("the name of a field, or `}`")
    let arguments =
      token.isSign("(")
      ? try several("(", ")") { (parser: inout Self) throws(GraphQLSyntaxError) in try parser.input() } : []
    try expect(":")
    let type = try typeName()
    return GraphQLField(
      name: name.text, meaning: meaning, arguments: arguments, type: type,
      deprecation: try deprecation())
  }

  private mutating func input() throws(GraphQLSyntaxError) -> GraphQLInput {
    let meaning = meaning()
    let name = try name("a name")
    try expect(":")
    let type = try typeName()
    let usual = take("=") ? try value(isConstant: true) : nil
    return GraphQLInput(
      name: name.text, meaning: meaning, type: type, usual: usual?.text, deprecation: try deprecation())
  }

  private mutating func enumValue() throws(GraphQLSyntaxError) -> GraphQLEnumValue {
    let meaning = meaning()
    return GraphQLEnumValue(
      name: try name("a value of the enumeration, or `}`").text, meaning: meaning,
      deprecation: try deprecation())
  }

  private mutating func members() throws(GraphQLSyntaxError) -> [String] {
    guard take("=") else { return [] }
    _ = take("|")
    var members: [String] = []
    repeat { members.append(try name("the name of a type").text) } while take("|")
    return members
  }

  private mutating func deprecation() throws(GraphQLSyntaxError) -> String? {
    guard let directive = try directives(isConstant: true).first(where: { $0.name.text == "deprecated" })
    else {
      return nil
    }
    guard
      case .string(let reason)? = directive.arguments.first(where: { $0.name.text == "reason" })?.value.kind
    else { return "No longer supported" }
    return reason
  }

  // MARK: Directives and roots

  mutating func directiveDefinition() throws(GraphQLSyntaxError) -> GraphQLDirectiveType {
    let meaning = meaning()
    guard takeWord("directive"), take("@") else { throw failure("`directive @`") }
    let name = try name("the name of a directive").text
    let arguments =
      token.isSign("(")
      ? try several("(", ")") { (parser: inout Self) throws(GraphQLSyntaxError) in try parser.input() } : []
    let isRepeatable = takeWord("repeatable")
    guard takeWord("on") else { throw failure("`on`") }
    _ = take("|")
    var places: [String] = []
    repeat { places.append(try self.name("a place such as FIELD").text) } while take("|")
    return GraphQLDirectiveType(
      name: name, meaning: meaning, arguments: arguments, places: places, isRepeatable: isRepeatable)
  }

  /// `schema { query: Root }`: the types that operations begin at.
  mutating func roots() throws(GraphQLSyntaxError) -> [GraphQLOperation.Kind: String] {
    _ = meaning()
    _ = takeWord("extend")
    guard takeWord("schema") else { throw failure("`schema`") }
    _ = try directives(isConstant: true)
    var roots: [GraphQLOperation.Kind: String] = [:]
    let pairs = try block { (parser: inout Self) throws(GraphQLSyntaxError) in
      let kind = try parser.name("`query`, `mutation` or `subscription`").text
      try parser.expect(":")
      return (kind, try parser.name("the name of a type").text)
    }
    for (word, type) in pairs {
      if let kind = GraphQLOperation.Kind(rawValue: word) { roots[kind] = type }
    }
    return roots
  }
}
