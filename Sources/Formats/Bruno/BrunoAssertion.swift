internal import ApusEncodings
internal import ApusJSON

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
    if ["isUndefined", "eq undefined", "undefined"].contains(condition.trimmed) {
      return CollectedCheck(source: source, relation: .isMissing, line: line)
    }
    if let question = Self.questions[String(word)], rest.isEmpty {
      return CollectedCheck(source: source, relation: .holds(question, nil, isNegated: false), line: line)
    }
    if word == "contains", !rest.isEmpty, !rest.contains("{{") {
      return CollectedCheck(
        source: source, relation: .holds(.includes, literal(rest), isNegated: false), line: line)
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
    "isTruthy", "isFalsy", "isJson", "isEmpty", "isNotEmpty", "isNotNull",
  ]

  private static let questions: [String: ScriptExpression.Function] = [
    "isString": .isString, "isNumber": .isNumber, "isBoolean": .isBoolean, "isArray": .isArray,
  ]

  /// A word is a text, unless it is a number or a keyword.
  private func literal(_ text: String) -> String {
    if case .literal(let value)? = CollectionScriptValue(text, [:]) { return value.text }
    return CollectionScriptValue.text(text)
  }
}
