package import ApusAnswers
package import ApusLanguage

/// A path in a rule, with the places that its parts have in the line.
package struct RulePath: Sendable {
  package let template: Template
  package let range: Range<Int>
}

extension RulePath {
  /// The path with its variables filled.
  package func filled(from variables: Variables) throws(LineProblem) -> AnswerPath {
    try AnswerPath(template.filled(from: variables).visible(in: "a path"), at: range)
  }
}
