internal import ApusAnswers
internal import ApusLanguage

/// A path as an argument: read with its line, or when it is filled if there are variables in it.
struct PathArgument: Sendable {
  private let template: Template
  let range: Range<Int>

  init(_ word: Word) throws(LineProblem) { try self.init(word.template, at: word.range) }

  /// Without a word it is all of what was last received; problems with that point at the command.
  init(_ word: Word?, in line: LineArguments) throws(LineProblem) {
    try self.init(word?.template ?? Template("."), at: word?.range ?? line.name.range)
  }

  init(_ line: LineArguments) throws(LineProblem) { try self.init(line[.path], in: line) }

  init(_ template: Template, at range: Range<Int>) throws(LineProblem) {
    self.template = template
    self.range = range
    if let text = template.plain { _ = try AnswerPath(text, at: range) }
  }

  /// The path with its variables filled.
  func text(in answers: Answers) throws(LineProblem) -> String {
    try template.filled(from: answers.session.variables).visible(in: "a path")
  }

  func answerPath(in answers: Answers) throws(LineProblem) -> AnswerPath {
    try AnswerPath(text(in: answers), at: range)
  }
}
