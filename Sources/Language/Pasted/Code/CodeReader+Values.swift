internal import ApusEncodings

extension CodeReader {
  /// Reads one value.
  mutating func value() throws(LineProblem) -> CodeLiteral {
    skip()
    let start = at
    var value = try single()
    // Texts next to each other are one in Python, and with a plus in all.
    while case .text(let first, _) = value {
      let end = at
      let isJoined =
        language != .powerShell && take("+")
        || language == .python
          && {
            skip()
            return opensText
          }()
      guard isJoined else {
        at = end
        break
      }
      skip()
      guard case .text(let second, _) = try single() else { throw notLiteral(from: start) }
      value = .text(first + second, start..<at)
    }
    skip()
    // A call or an operator makes another value of it.
    if let byte, language != .powerShell, ".+-*/%?[".utf8.contains(byte) { throw notLiteral(from: start) }
    return value
  }

  private mutating func single() throws(LineProblem) -> CodeLiteral {
    let start = at
    depth += 1
    defer { depth -= 1 }
    guard let byte, depth < 100 else { throw notLiteral(from: at) }
    if opensText { return .text(try string(), start..<at) }
    switch byte {
    case UInt8(ascii: "{") where language != .powerShell: return try object(closing: "}")
    case UInt8(ascii: "["): return try list(closing: "]")
    case UInt8(ascii: "@") where isNext("@{"): return try object(closing: "}")
    case UInt8(ascii: "@") where isNext("@("): return try list(closing: ")")
    case UInt8(ascii: "("): return try parenthesis()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func number() throws(LineProblem) -> CodeLiteral {
    let start = at
    while let byte, Self.isOfName(byte) || "+-.".utf8.contains(byte) {
      if "+-".utf8.contains(byte), at > start, !"eE".utf8.contains(bytes[at - 1]) { break }
      at += 1
    }
    let text = text(start..<at).filter { $0 != "_" }
    guard Double(text) != nil, text.last != "." else { throw notLiteral(from: start) }
    return .number(text, start..<at)
  }

  /// `true`, `None`, `JSON.stringify(…)`.
  private mutating func word() throws(LineProblem) -> CodeLiteral {
    let start = at
    let name = takeName()
    let range = start..<at
    switch name {
    case "true", "True", "$true", "$True": return .bool(true, range)
    case "false", "False", "$false", "$False": return .bool(false, range)
    case "null", "None", "undefined", "$null": return .null(range)
    case "JSON.stringify", "json.dumps", "dict", "new": break
    default: throw notLiteral(from: start)
    }
    let called = name == "new" ? takeName() : name
    guard take("(") else { throw notLiteral(from: start) }
    let value = try value()
    _ = take(",")
    try expect(")")
    switch called {
    case "JSON.stringify": return .text(value.json(), start..<at)
    case "json.dumps": return .text(value.json(" "), start..<at)
    case "URLSearchParams":
      if case .text = value { return .form(value, start..<at) }
      guard value.pairs != nil else { throw notLiteral(from: start) }
      return .form(value, start..<at)
    case "Headers": return value
    default: throw notLiteral(from: start)
    }
  }

  /// `(…)`: a value in parentheses, a tuple of Python's, or what PowerShell makes JSON of.
  private mutating func parenthesis() throws(LineProblem) -> CodeLiteral {
    let start = at
    at += 1
    let first = try value()
    if take(")") { return first }
    if language == .powerShell, take("|"), takeName() == "ConvertTo" {
      // `ConvertTo-Json -Depth 9`
      at = bytes[at...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
      try expect(")")
      return .text(first.json(), start..<at)
    }
    guard language == .python else { throw notLiteral(from: start) }
    var values = [first]
    while take(",") {
      if take(")") { return .list(values, start..<at) }
      values.append(try value())
    }
    try expect(")")
    return .list(values, start..<at)
  }

  private mutating func list(closing end: String) throws(LineProblem) -> CodeLiteral {
    let start = at
    at += end == ")" ? 2 : 1
    var values: [CodeLiteral] = []
    while !take(end) {
      values.append(try value())
      if !take(","),
        !{
          skip()
          return isNext(end)
        }()
      {
        throw notLiteral(from: at)
      }
    }
    return .list(values, start..<at)
  }

  private mutating func object(closing end: String) throws(LineProblem) -> CodeLiteral {
    let start = at
    at += language == .powerShell ? 2 : 1
    var members: [(name: String, value: CodeLiteral)] = []
    while !take(end) {
      let name = try key()
      try expect(language == .powerShell ? "=" : ":")
      members.append((name, try value()))
      // PowerShell's stand on lines of their own, or behind a semicolon.
      let isSeparated = language == .powerShell ? take(";") || true : take(",")
      if !isSeparated,
        !{
          skip()
          return isNext(end)
        }()
      {
        throw notLiteral(from: at)
      }
    }
    return .object(members, start..<at)
  }

  private mutating func key() throws(LineProblem) -> String {
    skip()
    let start = at
    if opensText { return try string() }
    guard language != .python || byte.map({ $0 &- UInt8(ascii: "0") < 10 }) == true else {
      throw notLiteral(from: start)
    }
    while let byte, Self.isOfName(byte) || byte == UInt8(ascii: "-") && language == .powerShell { at += 1 }
    guard at > start else { throw notLiteral(from: start) }
    return text(start..<at)
  }
}
