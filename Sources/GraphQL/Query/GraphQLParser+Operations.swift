extension GraphQLParser {
  /// `query Name($a: Int) { }`, or a selection alone, which is a query.
  mutating func operation() throws(GraphQLSyntaxError) -> GraphQLOperation {
    let start = token.range.lowerBound
    if token.isSign("{") {
      let selections = try selections()
      return GraphQLOperation(
        kind: .query, name: nil, variables: [], directives: [], selections: selections, range: start..<behind)
    }
    guard token.kind == .name, let kind = GraphQLOperation.Kind(rawValue: text) else {
      throw failure("`{`, `query`, `mutation`, `subscription` or `fragment`")
    }
    advance()
    let name = token.kind == .name ? try name("a name") : nil
    let variables =
      token.isSign("(")
      ? try several("(", ")") { (parser: inout Self) throws(GraphQLSyntaxError) in try parser.variable() }
      : []
    let directives = try directives()
    let selections = try selections()
    return GraphQLOperation(
      kind: kind, name: name, variables: variables, directives: directives, selections: selections,
      range: start..<behind)
  }

  mutating func fragment() throws(GraphQLSyntaxError) -> GraphQLFragment {
    advance()
    guard !isWord("on") else { throw failure("the fragment's name") }
    let name = try name("the fragment's name")
    guard takeWord("on") else { throw failure("`on` and the type") }
    let type = try self.name("the name of a type")
    return GraphQLFragment(name: name, type: type, directives: try directives(), selections: try selections())
  }

  private mutating func variable() throws(GraphQLSyntaxError) -> GraphQLVariable {
    guard take("$") else { throw failure("a variable such as `$first`, or `)`") }
    let name = try name("the variable's name")
    try expect(":")
    let start = token.range.lowerBound
    let type = try typeName()
    let range = start..<behind
    let usual = take("=") ? try value(isConstant: true) : nil
    return GraphQLVariable(
      name: name, type: type, typeRange: range, usual: usual, directives: try directives(isConstant: true))
  }

  // MARK: Selections

  mutating func selections() throws(GraphQLSyntaxError) -> [GraphQLSelection] {
    try deeper { (parser: inout Self) throws(GraphQLSyntaxError) in
      try parser.several("{", "}") { (parser: inout Self) throws(GraphQLSyntaxError) in try parser.selection()
      }
    }
  }

  private mutating func selection() throws(GraphQLSyntaxError) -> GraphQLSelection {
    guard token.kind == .spread else { return .field(try field()) }
    let start = token.range.lowerBound
    advance()
    if token.kind == .name, !isWord("on") { return .spread(try name("a name"), try directives()) }
    let type = takeWord("on") ? try name("the name of a type") : nil
    let directives = try directives()
    return .inline(on: type, directives, try selections(), start..<behind)
  }

  private mutating func field() throws(GraphQLSyntaxError) -> GraphQLFieldSelection {
    let first = try name("the name of a field, or `}`")
    let name = take(":") ? try name("the name of a field") : first
    let arguments = try arguments()
    let directives = try directives()
    return GraphQLFieldSelection(
      alias: name == first ? nil : first, name: name, arguments: arguments, directives: directives,
      selections: token.isSign("{") ? try selections() : [])
  }
}
