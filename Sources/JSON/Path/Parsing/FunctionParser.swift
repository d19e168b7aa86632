/// Functions, and the rules about what may stand where: RFC 9535 calls a path that keeps them well-typed.
extension PathParser {
  /// Reads the arguments of a function whose name has been read.
  mutating func call(_ name: String, from start: Int) throws(PathSyntaxError) -> Term {
    switch name {
    case "length":
      let argument = try arguments(1, of: name)[0]
      return .value(.length(try operand(argument.term, from: argument.start)))
    case "count":
      return .value(.count(try nodes(try arguments(1, of: name)[0])))
    case "value":
      return .value(.value(try nodes(try arguments(1, of: name)[0])))
    case "match", "search":
      let arguments = try arguments(2, of: name)
      let text = try operand(arguments[0].term, from: arguments[0].start)
      return .condition(.matches(text, try pattern(arguments[1]), wholly: name == "match"))
    default:
      throw failure("a function: `length`, `count`, `match`, `search` or `value`", at: start)
    }
  }

  private typealias Argument = (term: Term, start: Int)

  /// Reads exactly `count` arguments and their parentheses.
  private mutating func arguments(_ count: Int, of name: String) throws(PathSyntaxError) -> [Argument] {
    at += 1
    try nest()
    defer { nesting -= 1 }
    var arguments: [Argument] = []
    for position in 0..<count {
      skipBlanks()
      if isNext(")") {
        throw failure(count == 1 ? "an argument of `\(name)`" : "\(count) arguments of `\(name)`")
      }
      let start = at
      arguments.append((try term(), start))
      skipBlanks()
      let isLast = position == count - 1
      guard take(isLast ? ")" : ",") else {
        throw failure(isLast ? "`)` after what `\(name)` takes" : "`,` and the next argument of `\(name)`")
      }
    }
    return arguments
  }

  /// What can be compared: anything that has one value at most.
  func operand(_ term: Term, from start: Int) throws(PathSyntaxError) -> Condition.Operand {
    switch term {
    case .literal(let literal): return .literal(literal)
    case .value(let operand): return operand
    case .query(let query) where query.isSingular: return .query(query)
    case .query: throw failure("a query for one value at most: names and indexes only", at: start)
    case .condition: throw failure("a value; `match` and `search` are conditions", at: start)
    }
  }

  /// What can be a condition by itself.
  func test(_ term: Term, from start: Int) throws(PathSyntaxError) -> Condition {
    switch term {
    case .query(let query): return .exists(query)
    case .condition(let condition): return condition
    case .literal: throw failure("a condition; a literal has to be compared with something", at: start)
    case .value: throw failure("a condition; what this returns has to be compared with something", at: start)
    }
  }

  private func nodes(_ argument: Argument) throws(PathSyntaxError) -> Query {
    guard case .query(let query) = argument.term else {
      throw failure("a query that begins with `@` or `$`", at: argument.start)
    }
    return query
  }

  /// A literal pattern is compiled now. One that cannot be is noted and matches nothing.
  private mutating func pattern(_ argument: Argument) throws(PathSyntaxError) -> Condition.PatternOperand {
    let operand = try operand(argument.term, from: argument.start)
    guard case .literal(let literal) = operand else { return .found(operand) }
    guard case .string(let text) = literal else { return .fixed(nil) }
    do {
      return .fixed(try Pattern(text[...]))
    } catch {
      unusablePatterns.append(failure("a pattern of RFC 9485: \(error.expected)", at: argument.start))
      return .fixed(nil)
    }
  }
}
