internal import ApusEncodings
internal import ApusJSON

/// What is taken from an answer and expected of it, as the script that editors run behind a request.
struct CollectionAnswerScript {
  private(set) var lines: [String] = []

  init(_ request: CollectedRequest) {
    var inner: [String] = []
    for capture in request.captures {
      guard let value = Self.expression(capture.source) else { continue }
      inner.append("  client.global.set(\(CollectionScriptValue.text(capture.name)), \(value));")
    }
    for check in request.checks {
      guard let test = Self.condition(check) else { continue }
      let title = CollectionScriptValue.text(CheckLine(check)?.text ?? "the answer")
      inner.append("  client.test(\(title), function() { client.assert(\(test)); });")
    }
    if !inner.isEmpty { lines = ["> {%"] + inner + ["%}"] }
  }

  /// `nil` for what such a script cannot name.
  static func expression(_ source: AnswerSource) -> String? {
    switch source {
    case .status: "response.status"
    case .body, .json(""): "response.body"
    case .header(let name): "response.headers.valueOf(\(CollectionScriptValue.text(name)))"
    case .json(let path): "response.body" + path
    case .cookie, .duration: nil
    }
  }

  private static func condition(_ check: CollectedCheck) -> String? {
    guard let value = expression(check.source) else { return nil }
    switch check.relation {
    case .exists: return "\(value) !== undefined"
    case .compares("==", to: "2xx"): return "\(value) >= 200 && \(value) < 300"
    case .isMissing: return "\(value) === undefined"
    case .counts(let sign, let literal):
      return "\(value).length \(["==": "===", "!=": "!=="][sign] ?? sign) \(literal)"
    case .holds(let function, let literal, let isNegated):
      guard let asked = Self.question(function, of: value, literal) else { return nil }
      return isNegated ? "!(\(asked))" : asked
    case .compares(let sign, let literal):
      return "\(value) \(["==": "===", "!=": "!=="][sign] ?? sign) \(literal)"
    }
  }

  private static func question(
    _ function: ScriptExpression.Function, of value: String, _ literal: String?
  ) -> String? {
    switch function {
    case .includes, .startsWith, .endsWith: literal.map { "\(value).\(function.rawValue)(\($0))" }
    case .isString: "typeof \(value) === \"string\""
    case .isNumber: "typeof \(value) === \"number\""
    case .isBoolean: "typeof \(value) === \"boolean\""
    case .isArray: "Array.isArray(\(value))"
    default: nil
    }
  }
}
