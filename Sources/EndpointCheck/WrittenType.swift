/// A type as source has it.
indirect enum WrittenType: Sendable, Equatable {
  /// `GitHub.User`, `Set<String>`. Nothing at all is `Void`.
  case name([String], of: [WrittenType] = [])
  case array(WrittenType)
  case dictionary(WrittenType, WrittenType)
  case optional(WrittenType)
  /// `any P`
  case existential(WrittenType)
  /// `some P`
  case opaque(WrittenType)
  /// `P & Q`
  case all([WrittenType])
  case tuple
  case function
  /// None of these, or a name that may stand for anything.
  case unclear

  static func name(_ name: String) -> WrittenType { .name([name]) }

  /// The names in it that a type can conform to.
  var conformances: [[String]] {
    switch self {
    case .name(let name, _): [name]
    case .all(let types): types.flatMap(\.conformances)
    case .existential(let type): type.conformances
    default: []
    }
  }

  /// What it is an optional of, or itself.
  var unwrapped: WrittenType {
    if case .optional(let type) = self { type.unwrapped } else { self }
  }
}

extension TokenCursor {
  private static let modifiers: Set<Substring> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated",
  ]

  /// Reads a type with all that may stand before it.
  mutating func readType() -> WrittenType {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { return .unclear }
    while true {
      if take("@") {
        at += 1
        if isAt("(") { skipBrackets() }
      } else if isAtAny(of: Self.modifiers) {
        at += 1
      } else {
        break
      }
    }
    if take("any") { return .existential(readType()) }
    if take("some") { return .opaque(readType()) }
    var types = [readPostfixType()]
    while take("&") { types.append(readPostfixType()) }
    if takeArrow() {
      _ = readType()
      return .function
    }
    return types.count == 1 ? types[0] : .all(types)
  }

  /// The arrow of a function's type, with the effects before it.
  private mutating func takeArrow() -> Bool {
    let start = at
    skipEffects()
    if take("->") { return true }
    at = start
    return false
  }

  /// Gives the words that were there, such as `async` and `throws`.
  @discardableResult
  mutating func skipEffects() -> Set<Substring> {
    var effects: Set<Substring> = []
    while isAtAny(of: ["async", "throws", "rethrows"]), let effect = token() {
      effects.insert(effect.text)
      at += 1
      if isAt("("), effect.text == "throws" { skipBrackets() }
    }
    return effects
  }

  private mutating func readPostfixType() -> WrittenType {
    var type = readPlainType()
    while true {
      if take("?") || take("!") {
        type = .optional(type)
      } else if isAt("."), token(1)?.isWord == true {
        at += 2
        type = .unclear
      } else {
        return type
      }
    }
  }

  private mutating func readPlainType() -> WrittenType {
    if isAt("[") { return readCollection() }
    if isAt("(") { return readTuple() }
    if isAt("~") {
      while take("~") {}
      _ = readPlainType()
      return .unclear
    }
    guard let first = takeWord() else { return .unclear }
    var name = [first.name]
    while isAt("."), let part = token(1), part.isWord, !["Type", "Protocol"].contains(part.text) {
      name.append(part.name)
      at += 2
    }
    var arguments: [WrittenType] = []
    if isAt("<") {
      var inner = self
      skipBrackets()
      repeat {
        inner.at += 1
        arguments.append(inner.readType())
      } while inner.isAt(",")
    }
    switch (name, arguments.count) {
    case (["Array"], 1): return .array(arguments[0])
    case (["Dictionary"], 2): return .dictionary(arguments[0], arguments[1])
    case (["Optional"], 1): return .optional(arguments[0])
    default: return .name(name, of: arguments)
    }
  }

  private mutating func readCollection() -> WrittenType {
    var inner = self
    skipBrackets()
    inner.at += 1
    let type = inner.readType()
    if inner.isAt("]") { return .array(type) }
    guard inner.take(":") else { return .unclear }
    let value = inner.readType()
    return inner.isAt("]") ? .dictionary(type, value) : .unclear
  }

  private mutating func readTuple() -> WrittenType {
    var inner = self
    skipBrackets()
    inner.at += 1
    if inner.isAt(")") { return .name("Void") }
    let type = inner.readType()
    if inner.isAt(")") { return type }
    return inner.isAt(",") || inner.isAt(":") || inner.token()?.isWord == true ? .tuple : .unclear
  }
}
