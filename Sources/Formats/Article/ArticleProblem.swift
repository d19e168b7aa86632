/// Why a file is no article that can be posted.
package struct ArticleProblem: Error, Sendable, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
