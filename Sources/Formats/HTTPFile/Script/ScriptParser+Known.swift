/// The objects and functions that scripts of request files find there.
extension ScriptParser {
  mutating func known(_ name: String) throws(ScriptProblem) -> ScriptExpression {
    let start = place
    place += 1
    switch name {
    case "response": return try answer(isLast: false)
    case "last": return try answer(isLast: true)
    case "client", "request": return try ofClient()
    case "vars", "env": return try variable()
    case "json":
      try member("file")
      return .file(try only())
    case "jsonPath":
      let (value, path) = try two()
      return .path(value, path)
    case "contains":
      let (value, part) = try two()
      return .call(.includes, [value, part])
    case "String": return .call(.asString, [try only()])
    case "Number", "parseInt", "parseFloat": return .call(.asNumber, [try only()])
    case "len": return .member(try only(), "length")
    case "Array":
      try member("isArray")
      return .call(.isArray, [try only()])
    case _ where name.hasPrefix("$"): return try made(name)
    default:
      place = start
      throw strange
    }
  }

  private mutating func member(_ expected: String) throws(ScriptProblem) {
    try require(".")
    guard isName(expected) else { throw strange }
    place += 1
  }

  private mutating func only() throws(ScriptProblem) -> ScriptExpression {
    let arguments = try self.arguments()
    guard let first = arguments.first else { throw ScriptProblem(what: "a value is missing") }
    return first
  }

  private mutating func two() throws(ScriptProblem) -> (ScriptExpression, ScriptExpression) {
    let arguments = try self.arguments()
    guard arguments.count == 2 else { throw ScriptProblem(what: "two values are expected") }
    return (arguments[0], arguments[1])
  }

  // MARK: Answers

  private static let parts: [String: ScriptExpression.AnswerPart] = [
    "status": .status, "statusCode": .status, "statusText": .reason, "statusMessage": .reason, "body": .body,
    "parsedBody": .body, "json": .body, "text": .text, "rawBody": .text, "duration": .milliseconds,
  ]

  private mutating func answer(isLast: Bool) throws(ScriptProblem) -> ScriptExpression {
    try require(".")
    let name = try self.name()
    switch name {
    case "headers": return try header(isLast)
    case "header": return .header(try only(), isLast: isLast)
    case "contentType":
      if isSign("."), place + 1 < tokens.count, tokens[place + 1].name == "charset" {
        place += 2
        return .part(.charset, isLast: isLast)
      }
      try member("mimeType")
      return .part(.mimeType, isLast: isLast)
    default:
      guard let part = Self.parts[name] else {
        throw ScriptProblem(what: "\(name) of an answer is not known here")
      }
      guard name == "json" || name == "text", isSign("(") else { return .part(part, isLast: isLast) }
      let path = try arguments().first
      return path.map { .path(.part(part, isLast: isLast), $0) } ?? .part(part, isLast: isLast)
    }
  }

  /// `headers.valueOf("X")`, `headers["X"]`, `headers.etag`
  private mutating func header(_ isLast: Bool) throws(ScriptProblem) -> ScriptExpression {
    if take("[") {
      let name = try expression()
      try require("]")
      return .header(name, isLast: isLast)
    }
    try require(".")
    let name = try self.name()
    guard isSign("(") else { return .header(.value(.string(name)), isLast: isLast) }
    guard ["valueOf", "get"].contains(name) else { throw ScriptProblem(what: "\(name)(…) is not known here") }
    return .header(try only(), isLast: isLast)
  }

  // MARK: Variables

  /// `client.global.get("x")`, `request.variables.get("x")`, `request.environment.get("x")`
  private mutating func ofClient() throws(ScriptProblem) -> ScriptExpression {
    try require(".")
    guard ["global", "variables", "environment"].contains(try name()) else {
      place -= 1
      throw strange
    }
    try require(".")
    var method = try name()
    if ["global", "environment", "file"].contains(method) {
      try require(".")
      method = try name()
    }
    guard method == "get" else { throw ScriptProblem(what: "\(method)(…) is not known here") }
    return .variable(try only())
  }

  /// `vars.get("x")`, `vars.has("x")`, `vars.x`
  private mutating func variable() throws(ScriptProblem) -> ScriptExpression {
    try require(".")
    var name = try self.name()
    if name == "global", take(".") { name = try self.name() }
    guard isSign("(") else { return .variable(.value(.string(name))) }
    switch name {
    case "get", "require": return .variable(try only())
    case "has": return .hasVariable(try only())
    default: throw ScriptProblem(what: "\(name)(…) is not known here")
    }
  }

  /// `$random.integer(1, 6)` as the words of `{{$random.integer 1 6}}`.
  private mutating func made(_ name: String) throws(ScriptProblem) -> ScriptExpression {
    var name = name
    while take(".") { name += "." + (try self.name()) }
    var words = [name]
    if isSign("(") {
      for case .value(let constant) in try arguments() {
        switch constant {
        case .number(let text), .string(let text): words.append(text)
        default: break
        }
      }
    }
    guard MadeValue.text(words) != nil else { throw ScriptProblem(what: "there is no \(name) here") }
    return .made(words)
  }
}
