internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage

/// What an expression of a script stands for, of those that need no program.
enum CollectionScriptValue: Hashable {
  case source(AnswerSource)
  /// A literal, as JSON.
  case literal(JSONValue)

  init?(_ text: String, _ names: [String: CollectionScriptValue]) {
    let text = text.trimmed
    if let literal = Self.literal(text) {
      self = .literal(literal)
      return
    }
    guard let (base, rest) = Self.base(of: text, names) else { return nil }
    if rest.isEmpty {
      self = base
      return
    }
    guard case .source(.json(let path)) = base, let steps = Self.steps(rest) else { return nil }
    self = .source(.json(path + steps))
  }

  // MARK: Literals

  private static func literal(_ text: String) -> JSONValue? {
    if let first = text.first, "'\"`".contains(first) {
      guard ScriptStatements.quoted(at: text[...]).count == text.count, text.count >= 2,
        !(first == "`" && text.contains("${"))
      else { return nil }
      return .string(unescaped(text.dropFirst().dropLast()))
    }
    if ["true", "false"].contains(text) { return .bool(text == "true") }
    if text == "null" { return .null }
    return JSONValue.Number(text: text).map(JSONValue.number)
  }

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      result.append(escapes[next] ?? next)
    }
    return result
  }

  // MARK: Answers

  private static let bases: [(String, AnswerSource)] = [
    ("JSON.parse(insomnia.response.body)", .json("")), ("JSON.parse(pm.response.text())", .json("")),
    ("JSON.parse(responseBody)", .json("")), ("JSON.parse(res.body)", .json("")),
    ("insomnia.response.json()", .json("")), ("pm.response.json()", .json("")),
    ("response.json()", .json("")), ("res.getBody()", .json("")), ("$res.body", .json("")),
    ("res.body", .json("")),
    ("insomnia.response.body", .body), ("pm.response.text()", .body), ("responseBody", .body),
    ("insomnia.response.code", .status), ("pm.response.code", .status), ("responseCode.code", .status),
    ("res.getStatus()", .status), ("$res.status", .status), ("res.status", .status),
    ("pm.response.responseTime", .duration), ("res.getResponseTime()", .duration),
    ("res.responseTime", .duration), ("responseTime", .duration),
  ]

  private static let headerCalls = [
    "pm.response.headers.get", "insomnia.response.headers.get", "postman.getResponseHeader", "res.getHeader",
  ]

  private static func base(of text: String, _ names: [String: CollectionScriptValue]) -> (
    CollectionScriptValue, Substring
  )? {
    for (spelling, source) in bases where text.hasPrefix(spelling) {
      let rest = text.dropFirst(spelling.count)
      if rest.isEmpty || ".[?".contains(rest.first ?? " ") { return (.source(source), rest) }
    }
    for call in headerCalls + ["pm.cookies.get"] where text.hasPrefix(call + "(") {
      guard let (argument, rest) = ScriptStatements.call(text.dropFirst(call.count)), rest.isEmpty,
        case .string(let name)? = literal(argument.trimmed)
      else { return nil }
      return (.source(call == "pm.cookies.get" ? .cookie(name) : .header(name)), rest)
    }
    for start in ["res.headers", "$res.headers"] where text.hasPrefix(start) {
      return headerName(text.dropFirst(start.count)).map { (.source(.header($0)), "") }
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    return names[String(name)].map { ($0, text.dropFirst(name.count)) }
  }

  private static func headerName(_ rest: Substring) -> String? {
    if rest.hasPrefix("["), rest.hasSuffix("]"),
      case .string(let name)? = literal(String(rest.dropFirst().dropLast()))
    {
      return name
    }
    let name = rest.dropFirst()
    return rest.hasPrefix(".") && !name.isEmpty && name.allSatisfy({ $0.isLetter || $0 == "-" })
      ? String(name) : nil
  }

  /// `.a[0]["b"]` as a path of this program's; `nil` for what is no path, such as a call.
  static func steps(_ text: Substring) -> String? {
    var path = ""
    var rest = text
    while let first = rest.first {
      if first == "?" {
        rest.removeFirst()
        continue
      }
      if first == "[", let end = rest.firstIndex(of: "]") {
        let inner = String(rest[rest.index(after: rest.startIndex)..<end])
        switch literal(inner) {
        case .number(let number): path += "[\(number.text)]"
        case .string(let name): path += step(name)
        default: return nil
        }
        rest = rest[rest.index(after: end)...]
        continue
      }
      guard first == "." else { return nil }
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      rest = rest.dropFirst(name.count + 1)
      if name.isEmpty, rest.first == "[" { continue }
      // The length of a list is none of its values, and what is called is none either.
      if name.isEmpty || name == "length" || rest.first == "(" { return nil }
      path += step(String(name))
    }
    return path
  }

  /// A step by name, in quotes where a path needs them.
  static func step(_ name: String) -> String {
    Variables.isName(name) && !name.contains("-") ? ".\(name)" : "[\(JSONValue.string(name).text)]"
  }
}

extension CollectionScriptValue {
  /// A text as a literal of JSON.
  static func text(_ text: String) -> String { JSONValue.string(text).text }
}
