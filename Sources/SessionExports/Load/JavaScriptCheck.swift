internal import ApusContracts
internal import ApusJSON

/// What is promised of a value, as a condition in JavaScript.
enum JavaScriptCheck {
  static func holds(_ promise: ScriptCheck.Promise) -> String {
    switch promise {
    case .present: "true"
    case .absent: "false"
    case .compared(let sign, let text): "compared(value, '\(sign)', \(json(text)))"
    case .oneOf(let texts): "[\(texts.map(json).joined(separator: ", "))].some((one) => same(value, one))"
    case .kinds(let kinds):
      "[\(kinds.map { "'\($0.rawValue)'" }.joined(separator: ", "))].some((kind) => kinds(value).includes(kind))"
    case .within(let bounds): "within(value, \(arguments(bounds)))"
    case .length(let bounds): "within(size(value), \(arguments(bounds)))"
    case .sorted(let steps, let falls): "ordered(value, \(list(steps)), \(falls))"
    case .unique(let steps): "distinct(value, \(list(steps)))"
    case .matching(let pattern):
      "typeof value === 'string' && new RegExp(\(JavaScriptText.quoted(pattern)), 'u').test(value)"
    case .containing(let text): "contains(value, \(json(text)))"
    case .statuses(let ranges):
      ranges.map { "value >= \($0.lowerBound) && value <= \($0.upperBound)" }.joined(separator: " || ")
    case .time(let sign, let limit): "value \(sign) \(limit)"
    }
  }

  static func list(_ steps: [JSONPath.PlainStep]) -> String { "[\(steps.map(step).joined(separator: ", "))]" }

  private static func json(_ text: ScriptText) -> String { "JSON.parse(\(JavaScriptText.expression(text)))" }

  private static func arguments(_ bounds: ScriptCheck.Bounds) -> String {
    "\(bounds.least ?? "null"), \(bounds.most ?? "null")" + (bounds.includesBounds ? "" : ", false")
  }

  private static func step(_ step: JSONPath.PlainStep) -> String {
    switch step {
    case .key(let key): JavaScriptText.quoted(key)
    case .position(let place): "\(place)"
    case .any: "ANY"
    }
  }
}
