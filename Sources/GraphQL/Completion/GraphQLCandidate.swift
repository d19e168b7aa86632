/// What can stand where somebody types, and what it is.
package struct GraphQLCandidate: Sendable, Hashable {
  package let text: String
  package let meaning: String

  init(_ text: String, _ meaning: String = "") { (self.text, self.meaning) = (text, meaning) }
}
