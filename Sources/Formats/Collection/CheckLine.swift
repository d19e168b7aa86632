internal import ApusEncodings
internal import ApusJSON

/// A check as it is typed here: `status 200`, `.id == 7`.
struct CheckLine {
  let text: String

  /// `nil` for what cannot be checked so.
  init?(_ check: CollectedCheck) {
    switch (check.source, check.relation) {
    case (.status, .compares("==", let status)): text = "status \(status)"
    case (.json(let path), .exists): text = Self.typed(path)
    case (.json(let path), .compares(let sign, let literal)): text = "\(Self.typed(path)) \(sign) \(literal)"
    case (.header(let name), .exists): text = "header \(name)"
    case (.header(let name), .compares(let sign, let literal)): text = "header \(name) \(sign) \(literal)"
    case (.duration, .compares(let sign, let literal)) where ["<", "<="].contains(sign):
      text = "time < \(literal)ms"
    default: return nil
    }
  }

  /// The same, with what a rule can promise besides.
  init?(promised check: CollectedCheck) {
    if let line = CheckLine(check) {
      self = line
      return
    }
    let (subject, isValue): (String, Bool)
    switch check.source {
    // What is asked of all values together is no promise of each.
    case .json(let path) where !path.contains(where: "*?:,".contains) && !path.contains(".."):
      (subject, isValue) = (Self.typed(path), true)
    case .header(let name): (subject, isValue) = ("header \(name)", false)
    case .body: (subject, isValue) = ("body", false)
    default: return nil
    }
    switch check.relation {
    case .isMissing where check.source != .body: text = "\(subject) absent"
    case .counts(let sign, let count) where isValue && sign != "!=" && Int(count) != nil:
      text = "\(subject) len \(sign == "==" ? "" : sign + " ")\(count)"
    case .holds(.includes, let literal?, isNegated: false): text = "\(subject) contains \(literal)"
    case .holds(let question, nil, isNegated: false) where isValue:
      guard let kind = Self.kinds[question] else { return nil }
      text = "\(subject) type \(kind)"
    default: return nil
    }
  }

  private static let kinds: [ScriptExpression.Function: String] = [
    .isString: "string", .isNumber: "number", .isBoolean: "boolean", .isArray: "array",
  ]

  /// A path as it begins a line: with a dot.
  static func typed(_ path: String) -> String { path.hasPrefix(".") ? path : "." + path }
}
