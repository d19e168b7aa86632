/// Reads expressions of JavaScript and of Resterm's language, those that only look: names, members, comparisons.
struct ScriptParser {
  let tokens: [ScriptToken]
  var place = 0
  /// What lines before have named.
  var locals: Set<String> = []
  /// Whether a name that nobody knows is a variable's.
  private var namesVariables = false
  private var depth = 0

  init(_ tokens: [ScriptToken], locals: Set<String> = []) {
    self.tokens = tokens
    self.locals = locals
  }

  /// An expression that is all of a text.
  static func expression(
    of text: String, locals: Set<String> = [], namesVariables: Bool = false
  ) throws(ScriptProblem) -> ScriptExpression {
    var parser = ScriptParser(ScriptTokens(text, line: 1).tokens, locals: locals)
    parser.namesVariables = namesVariables
    let result = try parser.expression()
    guard parser.isAtEnd else { throw parser.strange }
    return result
  }

  var isAtEnd: Bool { place >= tokens.count }
  var token: ScriptToken? { place < tokens.count ? tokens[place] : nil }

  func isSign(_ sign: String) -> Bool { token?.isSign(sign) ?? false }
  func isName(_ name: String) -> Bool { token?.name == name }

  mutating func take(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    place += 1
    return true
  }

  mutating func require(_ sign: String) throws(ScriptProblem) {
    guard take(sign) else { throw strange }
  }

  mutating func name() throws(ScriptProblem) -> String {
    guard let name = token?.name else { throw strange }
    place += 1
    return name
  }

  var strange: ScriptProblem {
    switch token?.kind {
    // A long word, or one with digits, may be a secret that stands there by itself.
    case .name(let name)? where name.count < 20 && name.allSatisfy(\.isLetter):
      ScriptProblem(what: "\(name) is not known here")
    case .name?: ScriptProblem(what: "a name in it is not known here")
    case .sign(let sign)?: ScriptProblem(what: "\(sign) is not understood here")
    case nil: ScriptProblem(what: "it ends too early")
    default: ScriptProblem(what: "it is JavaScript")
    }
  }

  // MARK: Operators

  private static let words = ["and": "&&", "or": "||"]

  private var sign: ScriptExpression.Sign? {
    switch token?.kind {
    case .sign(let text)?: ScriptExpression.Sign(rawValue: text)
    case .name(let name)?: Self.words[name].flatMap { ScriptExpression.Sign(rawValue: $0) }
    default: nil
    }
  }

  mutating func expression(above strength: Int = 0) throws(ScriptProblem) -> ScriptExpression {
    depth += 1
    defer { depth -= 1 }
    // Nobody writes this deep by hand, and a stack has an end.
    guard depth < 60 else { throw ScriptProblem(what: "it is too deep") }
    var left = try operand()
    while let sign, sign.strength > strength {
      place += 1
      left = .both(sign, left, try expression(above: sign.strength))
    }
    return left
  }

  private mutating func operand() throws(ScriptProblem) -> ScriptExpression {
    if take("!") { return .call(.not, [try expression(above: 6)]) }
    if take("-") { return .call(.negative, [try expression(above: 6)]) }
    if isName("not") {
      place += 1
      return .call(.not, [try expression(above: 6)])
    }
    if isName("typeof") {
      place += 1
      return .call(.kind, [try expression(above: 6)])
    }
    var result = try primary()
    while let more = try part(of: result) { result = more }
    return result
  }

  /// A member, an element or a call behind a value; `nil` when none follows.
  private mutating func part(of value: ScriptExpression) throws(ScriptProblem) -> ScriptExpression? {
    if isSign("["), token?.isFirst == false {
      place += 1
      let key = try expression()
      try require("]")
      return .element(value, key)
    }
    guard take(".") || take("?.") else { return nil }
    let name = try self.name()
    guard isSign("(") else { return .member(value, name) }
    guard let function = ScriptExpression.Function(rawValue: name), Self.methods.contains(function) else {
      throw ScriptProblem(what: "\(name)(…) is not known here")
    }
    return .call(function, [value] + (try arguments()))
  }

  private static let methods: Set<ScriptExpression.Function> = [
    .includes, .startsWith, .endsWith, .hasOwnProperty, .toString, .toLowerCase, .toUpperCase, .trim,
  ]

  mutating func arguments() throws(ScriptProblem) -> [ScriptExpression] {
    try require("(")
    return try list(until: ")")
  }

  private mutating func list(until end: String) throws(ScriptProblem) -> [ScriptExpression] {
    var result: [ScriptExpression] = []
    while !take(end) {
      result.append(try expression())
      if take(end) { break }
      try require(",")
    }
    return result
  }

  // MARK: Values

  private mutating func primary() throws(ScriptProblem) -> ScriptExpression {
    guard let token else { throw strange }
    switch token.kind {
    case .number(let text):
      place += 1
      return .value(.number(text))
    case .string(let text):
      place += 1
      return text.contains("{{") ? .filled(text) : .value(.string(text))
    case .template(let pieces):
      place += 1
      return try text(of: pieces)
    case .sign("("):
      place += 1
      let result = try expression()
      try require(")")
      return result
    case .sign("["):
      place += 1
      return .list(try list(until: "]"))
    case .name(let name): return try named(name)
    default: throw strange
    }
  }

  private func text(of pieces: [String]) throws(ScriptProblem) -> ScriptExpression {
    var result = ScriptExpression.value(.string(pieces.first ?? ""))
    var isText = false
    for piece in pieces.dropFirst() {
      let part: ScriptExpression =
        isText ? .value(.string(piece)) : try Self.expression(of: piece, locals: locals)
      result = .both(.plus, result, part)
      isText.toggle()
    }
    return result
  }

  private mutating func named(_ name: String) throws(ScriptProblem) -> ScriptExpression {
    if locals.contains(name) {
      place += 1
      return .local(name)
    }
    switch name {
    case "true", "false":
      place += 1
      return .value(.boolean(name == "true"))
    case "null", "undefined":
      place += 1
      return .value(name == "null" ? .null : .undefined)
    default:
      let start = place
      do throws(ScriptProblem) { return try known(name) } catch {
        guard namesVariables, place == start else { throw error }
        place += 1
        return .variable(.value(.string(name)))
      }
    }
  }
}
