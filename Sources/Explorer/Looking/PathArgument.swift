package import ApusAnswers
package import ApusLanguage

/// A path as an argument: read with its line, or when it is filled if there are variables in it.
package struct PathArgument: Sendable {
  private let template: Template
  package let range: Range<Int>

  package init(_ word: Word) throws(LineProblem) { try self.init(word.template, at: word.range) }

  /// Without a word it is all of what was last received; problems with that point at the command.
  package init(_ word: Word?, in line: LineArguments) throws(LineProblem) {
    try self.init(word?.template ?? Template("."), at: word?.range ?? line.name.range)
  }

  package init(_ line: LineArguments) throws(LineProblem) { try self.init(line[.path], in: line) }

  package init(_ template: Template, at range: Range<Int>) throws(LineProblem) {
    self.template = template
    self.range = range
    if let text = template.plain { _ = try AnswerPath(text, at: range) }
  }

  /// Whether it is all of an answer.
  package var isWhole: Bool { [".", "$"].contains(template.plain) }

  /// The path with its variables filled.
  package func text(in answers: any AnswerBook) throws(LineProblem) -> String {
    try template.filled(from: answers.variables).visible(in: "a path")
  }

  package func answerPath(in answers: any AnswerBook) throws(LineProblem) -> AnswerPath {
    try AnswerPath(text(in: answers), at: range)
  }
}
