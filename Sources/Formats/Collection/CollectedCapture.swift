/// A variable that takes its value from the answer.
package struct CollectedCapture: Sendable, Hashable {
  var name: String
  let source: AnswerSource
  let line: Int
}
