extension GraphQLParser {
  mutating func arguments(isConstant: Bool = false) throws(GraphQLSyntaxError) -> [GraphQLArgument] {
    guard token.isSign("(") else { return [] }
    return try several("(", ")") { (parser: inout Self) throws(GraphQLSyntaxError) in
      try parser.member("the name of an argument, or `)`", isConstant: isConstant)
    }
  }

  private mutating func member(
    _ expected: String, isConstant: Bool
  ) throws(GraphQLSyntaxError) -> GraphQLArgument {
    let name = try name(expected)
    try expect(":")
    return GraphQLArgument(name: name, value: try value(isConstant: isConstant))
  }

  mutating func directives(isConstant: Bool = false) throws(GraphQLSyntaxError) -> [GraphQLDirective] {
    var directives: [GraphQLDirective] = []
    while token.isSign("@") {
      let start = token.range.lowerBound
      advance()
      let name = try name("the name of a directive")
      let arguments = try arguments(isConstant: isConstant)
      directives.append(GraphQLDirective(name: name, arguments: arguments, range: start..<behind))
    }
    return directives
  }

  /// - Parameter isConstant: whether a variable may not stand here.
  mutating func value(isConstant: Bool = false) throws(GraphQLSyntaxError) -> GraphQLValue {
    let start = token.range.lowerBound
    let kind = try kind(isConstant)
    return GraphQLValue(kind: kind, range: start..<behind)
  }

  private mutating func kind(_ isConstant: Bool) throws(GraphQLSyntaxError) -> GraphQLValue.Kind {
    switch token.kind {
    case .sign(UInt8(ascii: "[")):
      return .list(
        try deeper { (parser: inout Self) throws(GraphQLSyntaxError) in
          try parser.several("[", "]", mayBeEmpty: true) { (parser: inout Self) throws(GraphQLSyntaxError) in
            try parser.value(isConstant: isConstant)
          }
        })
    case .sign(UInt8(ascii: "{")):
      return .object(
        try deeper { (parser: inout Self) throws(GraphQLSyntaxError) in
          try parser.several("{", "}", mayBeEmpty: true) { (parser: inout Self) throws(GraphQLSyntaxError) in
            try parser.member("the name of a field, or `}`", isConstant: isConstant)
          }
        })
    case .sign(UInt8(ascii: "$")):
      guard !isConstant else { throw failure("a value that is no variable") }
      advance()
      return .variable(try name("the variable's name").text)
    default: return try scalar()
    }
  }

  private mutating func scalar() throws(GraphQLSyntaxError) -> GraphQLValue.Kind {
    let kind: GraphQLValue.Kind
    switch token.kind {
    case .integer: kind = .integer(text)
    case .float: kind = .float(text)
    case .name:
      let name = text
      kind =
        switch name {
        case "true", "false": .boolean(name == "true")
        case "null": .null
        default: .enumeration(name)
        }
    case .string:
      guard let value = GraphQLString.value(of: bytes) else { throw failure("a string with right escapes") }
      kind = .string(value)
    case .blockString: kind = .string(GraphQLString.blockValue(of: bytes))
    default: throw failure("a value")
    }
    advance()
    return kind
  }

  mutating func typeName() throws(GraphQLSyntaxError) -> GraphQLTypeName {
    let type: GraphQLTypeName
    if take("[") {
      let element = try deeper { (parser: inout Self) throws(GraphQLSyntaxError) in try parser.typeName() }
      try expect("]")
      type = .list(element)
    } else {
      type = .named(try name("the name of a type").text)
    }
    return take("!") ? .nonNull(type) : type
  }
}
