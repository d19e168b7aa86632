/// A failure of the practice API, in place of the answer to a step's first requests.
package struct LessonFault: Sendable, Hashable {
  /// As `/faults` lists it: `network.reset`, `body.truncated/chunk`.
  package let name: String
  /// How many requests it meets.
  package var count = 1
}
