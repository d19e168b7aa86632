/// What is expected of the answer.
package struct CollectedCheck: Sendable, Hashable {
  let source: AnswerSource
  let relation: Relation
  let line: Int

  enum Relation: Sendable, Hashable {
    case exists
    /// An operator as it is typed here, and a literal of JSON.
    case compares(String, to: String)
    case isMissing
    /// A question, and what it is about as a literal of JSON, such as whether a text is in it.
    case holds(ScriptExpression.Function, String?, isNegated: Bool)
    /// How many there are of a list.
    case counts(String, String)

    /// What it is compared with.
    var literal: String? {
      switch self {
      case .compares(_, let literal), .counts(_, let literal): literal
      case .holds(_, let literal, _): literal
      case .exists, .isMissing: nil
      }
    }
  }
}
