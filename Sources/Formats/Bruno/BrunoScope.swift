internal import ApusEncodings
internal import ApusJSON

/// What requests of Bruno's have from their collection and their folders.
struct BrunoScope {
  var folders: [String] = []
  var auth: BrunoAuth?
  var headers: [CollectedPair] = []
  var variables: [CollectedVariable] = []
  var scripts: [CollectionScript] = []
  var captures: [CollectedCapture] = []
}

/// Who asks, as both forms of Bruno's have it.
struct BrunoAuth {
  /// `bearer`, `inherit`, `none`
  let mode: String
  let fields: [String: String]

  func put(into request: inout CollectedRequest, _ scope: BrunoScope) {
    func value(_ key: String) -> String { fields[key] ?? "" }
    switch mode {
    case "none", "": return
    case "inherit": scope.auth?.put(into: &request, BrunoScope())
    case "basic": request.auth = .basic(user: value("username"), password: value("password"))
    case "digest": request.auth = .digest(user: value("username"), password: value("password"))
    case "bearer": request.auth = .header("Authorization", prefix: "Bearer ", token: value("token"))
    case "apikey":
      request.auth =
        value("placement").hasPrefix("query")
        ? .query(value("key"), token: value("value"))
        : .header(value("key"), prefix: "", token: value("value"))
    case "oauth2": request.refuse("its OAuth 2 token is asked for by Bruno itself")
    default: request.refuse("it is signed by \(mode), which is not done here")
    }
  }

  /// Whether what is inside inherits from it.
  var counts: Bool { !["none", "inherit", ""].contains(mode) }
}

/// `res.status` and `eq 200`
struct BrunoAssertion {
  let expression: String
  let condition: String

  private static let operators = ["eq": "==", "neq": "!=", "gt": ">", "gte": ">=", "lt": "<", "lte": "<="]

  func check(at line: Int) -> CollectedCheck? {
    guard case .source(let source)? = CollectionScriptValue(expression, [:]) else { return nil }
    let word = condition.prefix { $0 != " " }
    let rest = condition.dropFirst(word.count).trimmed
    if word == "isDefined", rest.isEmpty {
      return CollectedCheck(source: source, relation: .exists, line: line)
    }
    if word == "isNull", rest.isEmpty {
      return CollectedCheck(source: source, relation: .compares("==", to: "null"), line: line)
    }
    // Without an operator it is `eq`.
    let sign = Self.operators[String(word)] ?? "=="
    let text = Self.operators[String(word)] == nil ? condition.trimmed : rest
    let isOther = Self.operators[String(word)] == nil && condition.contains(" ")
    guard !text.isEmpty, !text.contains("{{"), !isOther, !Self.unary.contains(String(word)) else {
      return nil
    }
    return CollectedCheck(source: source, relation: .compares(sign, to: literal(text)), line: line)
  }

  private static let unary: Set<String> = [
    "isUndefined", "isTruthy", "isFalsy", "isNumber", "isString", "isBoolean", "isArray", "isJson", "isEmpty",
    "isNotEmpty", "isNotNull",
  ]

  /// A word is a text, unless it is a number or a keyword.
  private func literal(_ text: String) -> String {
    if case .literal(let value)? = CollectionScriptValue(text, [:]) { return value.text }
    return CollectionScriptValue.text(text)
  }
}
