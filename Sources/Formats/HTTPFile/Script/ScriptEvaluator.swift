internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusSurroundings

/// Finds what expressions come to, of one request.
struct ScriptEvaluator {
  /// What came of the request; `nil` before it is sent.
  let answer: Exchange?
  var values: HTTPFileValues
  private var locals: [String: ScriptValue] = [:]
  private var secretLocals: Set<String> = []
  private var bodies: [Bool: ScriptValue] = [:]

  init(answer: Exchange?, values: HTTPFileValues) {
    self.answer = answer
    self.values = values
  }

  mutating func value(of expression: ScriptExpression) throws -> ScriptValue {
    switch expression {
    case .value(let constant): return .constant(constant)
    case .filled(let text): return .string(try values.filled(text))
    case .list(let list):
      var result: [ScriptValue] = []
      for element in list { result.append(try value(of: element)) }
      return .list(result)
    case .local(let name): return locals[name] ?? .undefined
    case .part(let part, let isLast): return self.part(part, isLast)
    case .header(let name, let isLast):
      let name = try value(of: name).text
      return exchange(isLast)?.response?.headers[name].map(ScriptValue.string) ?? .undefined
    case .variable(let name): return variable(try value(of: name).text) ?? .undefined
    case .hasVariable(let name): return .boolean(variable(try value(of: name).text) != nil)
    case .made(let words): return MadeValue.text(words).map(ScriptValue.string) ?? .undefined
    case .file(let path): return try file(try value(of: path).text)
    case .member(let whole, let name): return try value(of: whole).member(name)
    case .element(let whole, let key):
      let key = try value(of: key)
      return try value(of: whole).element(key)
    case .path(let whole, let path):
      let path = try value(of: path).text
      return Self.value(at: path, of: try value(of: whole))
    case .call(let function, let arguments): return try call(function, arguments)
    case .both(let sign, let left, let right): return try both(sign, left, right)
    }
  }

  /// Names a value for the lines behind.
  mutating func name(_ name: String, _ expression: ScriptExpression) throws {
    locals[name] = try value(of: expression)
    if isSecret(expression) { secretLocals.insert(name) }
  }

  /// Whether an expression speaks of something whose name says that it is a secret.
  func isSecret(_ expression: ScriptExpression) -> Bool {
    switch expression {
    case .member(let whole, let name): return Self.isNamedSecret(name) || isSecret(whole)
    case .element(let whole, .value(.string(let name))), .path(let whole, .value(.string(let name))):
      let last = name.split { ".[]'\"".contains($0) }.last.map(String.init) ?? name
      return Self.isNamedSecret(last) || isSecret(whole)
    case .both(_, let left, let right), .element(let left, let right), .path(let left, let right):
      return isSecret(left) || isSecret(right)
    case .variable(let name), .header(let name, _), .file(let name):
      guard case .value(.string(let text)) = name else { return true }
      if case .typedSecret? = try? values.value(of: text) { return true }
      return SecretNames.rule(of: text, in: .header) != nil || Self.isNamedSecret(text)
    case .call(_, let arguments), .list(let arguments): return arguments.contains(where: isSecret)
    case .filled(let text): return values.hasSecret(in: text)
    case .local(let name): return secretLocals.contains(name)
    case .value, .part, .hasVariable, .made: return false
    }
  }

  private static func isNamedSecret(_ name: String) -> Bool {
    SecretNames.rule(of: name, in: .member) != nil || SecretNames.rule(of: name, in: .variable) != nil
  }

  // MARK: Answers and variables

  private func exchange(_ isLast: Bool) -> Exchange? { isLast ? values.last : answer }

  private mutating func part(_ part: ScriptExpression.AnswerPart, _ isLast: Bool) -> ScriptValue {
    guard let exchange = exchange(isLast) else { return .undefined }
    let type = exchange.response?.headers["Content-Type"]
    switch part {
    case .status: return exchange.response.map { .number($0.status) } ?? .undefined
    case .reason: return exchange.response.map { .string($0.reason) } ?? .undefined
    case .text: return .string(String(decoding: exchange.text.bytes, as: UTF8.self))
    case .mimeType: return type.map { .string(HeaderParameters.essence(of: $0)) } ?? .undefined
    case .charset:
      let charset = type.flatMap { HeaderParameters(of: $0)["charset"] }
      return charset.map { .string($0.lowercased()) } ?? .undefined
    case .milliseconds: return .constant(.number("\(exchange.duration / .milliseconds(1))"))
    case .body: return body(of: exchange, isLast)
    }
  }

  /// JSON as a value, everything else as a text.
  private mutating func body(of exchange: Exchange, _ isLast: Bool) -> ScriptValue {
    if let known = bodies[isLast] { return known }
    let bytes = exchange.text.bytes
    let value =
      (try? JSONDocument(oneOrMore: bytes)).map { ScriptValue($0.root) }
      ?? .string(String(decoding: bytes, as: UTF8.self))
    bodies[isLast] = value
    return value
  }

  private func variable(_ name: String) -> ScriptValue? {
    (try? values.value(of: name)).map(ScriptValue.init)
  }

  private func file(_ path: String) throws -> ScriptValue {
    let text = try values.text(ofFile: values.place(of: path))
    guard let document = try? JSONDocument(text) else { throw ScriptProblem(what: "\(path) is not JSON") }
    return ScriptValue(document.root)
  }

  private static func value(at path: String, of whole: ScriptValue) -> ScriptValue {
    guard case .node(let node) = whole, let wanted = try? JSONPath(path.hasPrefix("$") ? path : "." + path)
    else {
      return .undefined
    }
    var matches = wanted.matches(in: node, limit: Effort.usualLimit)
    return matches.next().map { ScriptValue($0) } ?? .undefined
  }

  // MARK: Functions

  private mutating func both(
    _ sign: ScriptExpression.Sign, _ left: ScriptExpression, _ right: ScriptExpression
  ) throws -> ScriptValue {
    let first = try value(of: left)
    switch sign {
    case .and: return first.isTrue ? try value(of: right) : first
    case .or: return first.isTrue ? first : try value(of: right)
    case .otherwise: return first.isNothing ? try value(of: right) : first
    default: break
    }
    let second = try value(of: right)
    switch sign {
    case .same: return .boolean(first.equals(second, isStrict: true))
    case .different: return .boolean(!first.equals(second, isStrict: true))
    case .equal: return .boolean(first.equals(second, isStrict: false))
    case .unequal: return .boolean(!first.equals(second, isStrict: false))
    case .less: return .boolean(first.isBefore(second, orEqual: false) ?? false)
    case .atMost: return .boolean(first.isBefore(second, orEqual: true) ?? false)
    case .more: return .boolean(second.isBefore(first, orEqual: false) ?? false)
    case .atLeast: return .boolean(second.isBefore(first, orEqual: true) ?? false)
    case .plus: return Self.sum(first, second)
    default:
      guard let left = first.double, let right = second.double else { return .undefined }
      return .constant(.number(JSONValue.Number(left - right)?.text ?? "0"))
    }
  }

  private static func sum(_ left: ScriptValue, _ right: ScriptValue) -> ScriptValue {
    if case .constant(.number(let first)) = left, case .constant(.number(let second)) = right {
      if let first = Int(first), let second = Int(second) {
        let (sum, isTooMuch) = first.addingReportingOverflow(second)
        if !isTooMuch { return .number(sum) }
      }
      let sum = (Double(first) ?? 0) + (Double(second) ?? 0)
      return JSONValue.Number(sum).map { .constant(.number($0.text)) } ?? .undefined
    }
    return .string(left.text + right.text)
  }

  private mutating func call(
    _ function: ScriptExpression.Function, _ arguments: [ScriptExpression]
  ) throws -> ScriptValue {
    guard let first = arguments.first else { return .undefined }
    let value = try value(of: first)
    let other = arguments.count > 1 ? try self.value(of: arguments[1]) : .undefined
    switch function {
    case .includes:
      let isIn = value.elements.map { $0.contains { $0.equals(other, isStrict: false) } }
      return .boolean(isIn ?? value.text.contains(other.text))
    case .startsWith: return .boolean(value.text.hasPrefix(other.text))
    case .endsWith: return .boolean(value.text.hasSuffix(other.text))
    case .hasOwnProperty: return .boolean(!value.member(other.text).isUndefined)
    case .toString, .asString: return .string(value.text)
    case .toLowerCase: return .string(value.text.lowercased())
    case .toUpperCase: return .string(value.text.uppercased())
    case .trim: return .string(value.text.trimmed)
    case .isArray: return .boolean(value.elements != nil)
    case .kind: return .string(value.kind)
    case .not: return .boolean(!value.isTrue)
    case .negative:
      return value.double.flatMap { JSONValue.Number(-$0) }.map { .constant(.number($0.text)) } ?? .undefined
    case .asNumber:
      return value.double.flatMap { JSONValue.Number($0) }.map { .constant(.number($0.text)) } ?? .undefined
    case .exists: return .boolean(!value.isNothing)
    case .isString, .isNumber, .isBoolean:
      return .boolean("is" + value.kind.capitalizedFirst == function.rawValue)
    case .isTrue, .isFalse: return .boolean(value.equals(.boolean(function == .isTrue), isStrict: false))
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
