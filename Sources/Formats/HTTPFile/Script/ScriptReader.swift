internal import ApusEncodings
internal import ApusLanguage

/// Reads the statements of a script that keep, check or say something; the rest is named by its line.
struct ScriptReader {
  private var parser: ScriptParser
  private(set) var actions: [HTTPFileAction] = []
  /// The test that statements stand in.
  private var test: String?

  /// - Parameter line: the line of the file that the script begins in.
  init(_ script: String, line: Int) {
    parser = ScriptParser(ScriptTokens(script, line: line).tokens)
    statements()
  }

  /// Statements up to the end of their block.
  private mutating func statements() {
    while let token = parser.token, !token.isSign("}") {
      if parser.take(";") { continue }
      statement()
    }
  }

  private mutating func statement() {
    let start = parser.place
    let count = actions.count
    do throws(ScriptProblem) {
      try known()
      guard parser.isSign(";") || parser.isSign("}") || parser.token?.isFirst ?? true else {
        throw parser.strange
      }
    } catch {
      actions.removeSubrange(count...)
      leaveOut(from: start, because: error)
    }
  }

  private mutating func add(_ what: HTTPFileAction.What, _ line: Int) {
    actions.append(HTTPFileAction(line: line, what: what, test: test))
  }

  // MARK: What is known

  private mutating func known() throws(ScriptProblem) {
    guard let token = parser.token, let first = token.name else { throw parser.strange }
    if ["const", "let", "var"].contains(first) { return try local() }
    switch try chain() {
    case "client.global.set", "client.variables.global.set", "vars.global.set", "vars.set",
      "client.variables.file.set":
      try keep(.session, token.line)
    case "request.variables.set", "client.variables.request.set": try keep(.request, token.line)
    case "client.test", "test": try testBlock()
    case "client.assert", "tests.assert", "assert":
      let arguments = try parser.arguments()
      guard let check = arguments.first else { throw ScriptProblem(what: "a value is missing") }
      add(.check(check), token.line)
    case "equal", "assert.equal", "assert.strictEqual", "strictEqual":
      let arguments = try parser.arguments()
      guard arguments.count >= 2 else { throw ScriptProblem(what: "two values are expected") }
      add(.check(.both(.equal, arguments[0], arguments[1])), token.line)
    case "test.status":
      guard let status = try parser.arguments().first else { throw ScriptProblem(what: "a value is missing") }
      add(.check(.both(.equal, .part(.status, isLast: false), status)), token.line)
    case "client.log", "console.log", "console.info", "console.warn":
      add(.log(try parser.arguments()), token.line)
    case let name where name.hasPrefix("exports.") || name.hasPrefix("$global."):
      try parser.require("=")
      let variable = name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
      add(.keep(.value(.string(variable)), try parser.expression(), .session), token.line)
    default: throw ScriptProblem(what: "it is JavaScript")
    }
  }

  /// `client.global.set`
  private mutating func chain() throws(ScriptProblem) -> String {
    var result = try parser.name()
    while parser.take(".") { result += "." + (try parser.name()) }
    return result
  }

  private mutating func keep(_ scope: HTTPFileAction.Scope, _ line: Int) throws(ScriptProblem) {
    let arguments = try parser.arguments(first: 2)
    add(.keep(arguments[0], arguments[1], scope), line)
  }

  /// `const body = response.body`, `const {id, name} = response.body`
  private mutating func local() throws(ScriptProblem) {
    let line = parser.token?.line ?? 0
    parser.place += 1
    var names: [String] = []
    let isPattern = parser.take("{")
    repeat { names.append(try parser.name()) } while isPattern && parser.take(",")
    if isPattern { try parser.require("}") }
    try parser.require("=")
    let value = try parser.expression()
    for name in names {
      add(.name(name, isPattern ? .member(value, name) : value), line)
      parser.locals.insert(name)
    }
  }

  /// `client.test("name", function () { … })`, and with an arrow.
  private mutating func testBlock() throws(ScriptProblem) {
    try parser.require("(")
    let name = try parser.expression()
    try parser.require(",")
    if parser.isName("async") { parser.place += 1 }
    if parser.isName("function") {
      parser.place += 1
      if parser.token?.name != nil { parser.place += 1 }
      try parameters()
    } else {
      try parameters()
      try parser.require("=>")
    }
    let outer = test
    if case .value(.string(let text)) = name { test = text }
    defer { test = outer }
    if parser.take("{") {
      statements()
      try parser.require("}")
    } else {
      try known()
    }
    _ = parser.take(",")
    try parser.require(")")
  }

  private mutating func parameters() throws(ScriptProblem) {
    try parser.require("(")
    while let token = parser.token, !token.isSign(")") {
      guard token.name != nil || token.isSign(",") else { throw parser.strange }
      parser.place += 1
    }
    try parser.require(")")
  }

  // MARK: What is not

  private static let blocks: Set<String> = ["if", "for", "while", "try", "switch", "function", "do", "class"]
  private static let furtherBlocks: Set<String> = ["else", "catch", "finally"]

  /// Goes behind a statement that is not understood. Its values are not repeated: a secret may be among them.
  private mutating func leaveOut(from start: Int, because problem: ScriptProblem) {
    parser.place = start
    let line = parser.token?.line ?? 0
    var head = ""
    for token in parser.tokens[start...].prefix(7) {
      if let name = token.name {
        head += head.isEmpty || head.hasSuffix(".") ? name : " " + name
      } else if token.isSign(".") {
        head += "."
      } else {
        break
      }
    }
    let isBlock = Self.blocks.contains(parser.token?.name ?? "")
    skip(isBlock: isBlock)
    if parser.place == start { parser.place += 1 }
    let what = head.isEmpty ? "a statement" : isBlock ? "\(head.firstWord) …" : head
    add(.leftOut("\(what): \(problem.what)"), line)
  }

  private mutating func skip(isBlock: Bool) {
    var depth = 0
    while let token = parser.token {
      if depth == 0, token.isSign("}") { return }
      if case .sign(let sign) = token.kind {
        if "([{".contains(sign) { depth += 1 }
        if ")]}".contains(sign) { depth -= 1 }
        if depth < 0 { return }
      }
      parser.place += 1
      guard depth == 0 else { continue }
      if isBlock {
        if token.isSign("}"), !Self.furtherBlocks.contains(parser.token?.name ?? "") { return }
      } else if token.isSign(";") || parser.token.map({ $0.isFirst && !$0.isSign(".") }) ?? true {
        return
      }
    }
  }
}

extension ScriptParser {
  /// So many arguments, and whatever else a call has behind them.
  fileprivate mutating func arguments(first count: Int) throws(ScriptProblem) -> [ScriptExpression] {
    try require("(")
    var result: [ScriptExpression] = []
    while result.count < count {
      if !result.isEmpty { try require(",") }
      result.append(try expression())
    }
    var depth = 1
    while let token, depth > 0 {
      if token.isSign("(") || token.isSign("{") { depth += 1 }
      if token.isSign(")") || token.isSign("}") { depth -= 1 }
      place += 1
    }
    return result
  }
}
