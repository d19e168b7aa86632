internal import ApusJSON
internal import ApusLanguage

/// An operator and what stands behind it: the right half of `expect .login == "octocat"`.
struct Comparison: Sendable {
  enum Operator: String, Sendable, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
  }

  let sign: Operator
  let value: Word
  /// The value as it was typed.
  private let typed: String

  /// The two words of an operand; `nil` when the line ends before it.
  init?(_ line: LineArguments, _ operand: Operand) throws(LineProblem) {
    let words = line.words(operand)
    guard let word = words.first else { return nil }
    guard let sign = Operator(rawValue: word.text == "=" ? "==" : word.text) else {
      let signs = Operator.allCases.map(\.rawValue).joined(separator: " ")
      throw LineProblem("expected one of \(signs), found \(word.text)", at: word.range, try: "help expect")
    }
    self.sign = sign
    guard words.count > 1, let value = words.last else { throw line.missing("a value", try: "help expect") }
    self.value = value
    typed = line.line.verbatim(value.range)
  }

  /// Whether two values of the same kind stand in the order of the operator.
  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch sign {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .atMost: left <= right
    case .greater: left > right
    case .atLeast: left >= right
    }
  }

  /// Numbers are compared as numbers, strings as strings; nothing else has an order.
  func holds(_ left: Node, _ right: Node) -> Bool {
    switch sign {
    case .equal: return left.sameValue(as: right)
    case .unequal: return !left.sameValue(as: right)
    default:
      if let left = left.string, let right = right.string { return holds(left, right) }
      guard left.string == nil, right.string == nil else { return false }
      guard let left = left.double, let right = right.double else { return false }
      return holds(left, right)
    }
  }

  func text(in answers: Answers) throws(LineProblem) -> String {
    try value.template.filled(from: answers.session.variables).visible(in: "a check")
  }

  /// The value as JSON: what is in quotes is a string, and so is what is no JSON.
  func json(in answers: Answers) throws -> Node {
    let isQuoted = typed.hasPrefix("\"") || typed.hasPrefix("'")
    let text =
      value.kind == .json
      ? try value.template.filledAsJSON(from: answers.session.variables).visible(in: "a check")
      : try self.text(in: answers)
    if !isQuoted, let document = try? Document(text) { return document.root }
    return try Document(JSONText.quoted(text)).root
  }
}
