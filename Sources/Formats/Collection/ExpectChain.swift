internal import ApusEncodings
internal import ApusJSON

/// `.to.be.equal(7)` behind `expect(…)`, as Chai has it.
struct ExpectChain {
  private let links: [String]
  private let names: [String: CollectionScriptValue]

  init(_ text: String, _ names: [String: CollectionScriptValue]) {
    links = ScriptStatements.split(text, at: ".").filter { !$0.isEmpty }
    self.names = names
  }

  private static let fillers: Set<String> = [
    "to", "be", "been", "is", "that", "and", "has", "have", "with", "at", "of", "deep",
  ]

  private static let operators: [String: String] = [
    "equal": "==", "equals": "==", "eq": "==", "eql": "==", "eqls": "==", "above": ">", "gt": ">",
    "greaterThan": ">", "below": "<", "lt": "<", "lessThan": "<", "least": ">=", "gte": ">=", "most": "<=",
    "lte": "<=",
  ]

  /// `nil` for what cannot be said as a check here.
  func relation(of source: AnswerSource) -> (AnswerSource, CollectedCheck.Relation)? {
    let words = links.filter { !Self.fillers.contains($0) }
    guard let last = words.last, words.count <= 2 else { return nil }
    let isNegated = words.count == 2
    if isNegated, words[0] != "not" { return nil }
    if words == ["exist"] || isNegated && ["undefined", "null"].contains(last) {
      return last == "null" ? (source, .compares("!=", to: "null")) : (source, .exists)
    }
    if !isNegated, ["true", "false", "null"].contains(last) { return (source, .compares("==", to: last)) }
    let name = last.prefix { $0 != "(" }
    guard let (arguments, rest) = ScriptStatements.call(last.dropFirst(name.count)), rest.isEmpty else {
      return nil
    }
    let values = ScriptStatements.split(arguments, at: ",").map { CollectionScriptValue($0, names) }
    if name == "property", case .json(let path) = source, !isNegated { return property(values, of: path) }
    guard let sign = Self.operators[String(name)], case .literal(let value)? = values.first ?? nil else {
      return nil
    }
    if isNegated, sign != "==" { return nil }
    return (source, .compares(isNegated ? "!=" : sign, to: value.text))
  }

  private func property(
    _ values: [CollectionScriptValue?], of path: String
  ) -> (AnswerSource, CollectedCheck.Relation)? {
    guard case .literal(.string(let name))? = values.first ?? nil else { return nil }
    let source = AnswerSource.json(path + CollectionScriptValue.step(name))
    guard values.count > 1 else { return (source, .exists) }
    guard case .literal(let value)? = values[1] else { return nil }
    return (source, .compares("==", to: value.text))
  }
}
