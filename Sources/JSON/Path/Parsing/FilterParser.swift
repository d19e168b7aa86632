extension PathParser {
  /// What one side of a comparison, an argument or a test can be, before it is known which of them it is.
  enum Term {
    case literal(Condition.Literal)
    case query(Query)
    /// What `length`, `count` and `value` return.
    case value(Condition.Operand)
    /// What `match` and `search` return.
    case condition(Condition)
  }

  /// Reads a filter: alternatives of conjunctions.
  mutating func condition() throws(PathSyntaxError) -> Condition {
    try nest()
    defer { nesting -= 1 }
    var alternatives = [try conjunction()]
    while takeAfterBlanks("||") {
      skipBlanks()
      alternatives.append(try conjunction())
    }
    return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }

  private mutating func conjunction() throws(PathSyntaxError) -> Condition {
    var conditions = [try basicCondition()]
    while takeAfterBlanks("&&") {
      skipBlanks()
      conditions.append(try basicCondition())
    }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  /// Reads parentheses, a test or a comparison. `!` may stand before the first two only.
  private mutating func basicCondition() throws(PathSyntaxError) -> Condition {
    if take("!") {
      skipBlanks()
      return .not(isNext("(") ? try parentheses() : try negatedTest())
    }
    if isNext("(") { return try parentheses() }
    let start = at
    let left = try term()
    guard let comparator = try comparator() else { return try test(left, from: start) }
    let leftOperand = try operand(left, from: start)
    let rightStart = at
    return .comparison(leftOperand, comparator, try operand(try term(), from: rightStart))
  }

  private mutating func parentheses() throws(PathSyntaxError) -> Condition {
    at += 1
    skipBlanks()
    let condition = try condition()
    skipBlanks()
    guard take(")") else { throw failure("`&&`, `||` or `)`") }
    return condition
  }

  private mutating func negatedTest() throws(PathSyntaxError) -> Condition {
    let start = at
    let condition = try test(try term(), from: start)
    let end = at
    if try comparator() != nil { throw failure("parentheses around a comparison after `!`", at: start) }
    at = end
    return condition
  }

  /// Reads an operator and the blanks around it. Nothing is taken when there is none.
  private mutating func comparator() throws(PathSyntaxError) -> Condition.Comparator? {
    let start = at
    skipBlanks()
    let found: Condition.Comparator
    if take("==") {
      found = .equal
    } else if take("!=") {
      found = .notEqual
    } else if take("<=") {
      found = .lessOrEqual
    } else if take(">=") {
      found = .greaterOrEqual
    } else if take("<") {
      found = .less
    } else if take(">") {
      found = .greater
    } else if isNext("=") {
      throw failure("`==`")
    } else {
      at = start
      return nil
    }
    skipBlanks()
    return found
  }

  mutating func term() throws(PathSyntaxError) -> Term {
    switch next {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .literal(.string(try string()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .literal(.number(try number()))
    case UInt8(ascii: "@"): return .query(try query(from: .current))
    case UInt8(ascii: "$"): return .query(try query(from: .root))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return try word()
    default: throw failure("`@`, `$`, a literal, a function, `!` or `(`")
    }
  }

  private mutating func query(from start: Query.Start) throws(PathSyntaxError) -> Query {
    at += 1
    let segments = try segments()
    queries += 1
    return Query(start: start, segments: segments, number: queries)
  }

  private mutating func word() throws(PathSyntaxError) -> Term {
    let start = at
    while isNameByte(next, inShorthand: false) { at += 1 }
    let word = String(decoding: text[start..<at], as: UTF8.self)
    if isNext("(") { return try call(word, from: start) }
    switch word {
    case "true": return .literal(.boolean(true))
    case "false": return .literal(.boolean(false))
    case "null": return .literal(.null)
    default: throw failure("`@`, `$`, a literal in quotes, `true`, `false`, `null` or a function", at: start)
    }
  }
}
