/// What is expected of the answer.
package struct CollectedCheck: Sendable, Hashable {
  let source: AnswerSource
  let relation: Relation
  let line: Int

  enum Relation: Sendable, Hashable {
    case exists
    /// An operator as it is typed here, and a literal of JSON.
    case compares(String, to: String)
  }
}
