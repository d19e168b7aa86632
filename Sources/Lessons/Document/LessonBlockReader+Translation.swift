internal import ApusEncodings
internal import ApusText

// The texts of blocks, as a translation has them.
extension LessonBlockReader {
  /// Behind `#`, why the original's wrong lines are wrong.
  func reasons() throws(LessonProblem) -> [String] {
    var reasons: [String] = []
    for (text, number) in try filled() {
      guard text.hasPrefix("#") else {
        throw problem("expected `# ` and why it is wrong: the line stands in the original", at: number)
      }
      reasons.append(text.drop { $0 == "#" }.trimmingBlanks)
    }
    return reasons
  }

  /// A question, and `- ` before each answer; `#` under one says why.
  func quizTexts() throws(LessonProblem) -> LessonTranslation.Quiz {
    var quiz = LessonTranslation.Quiz()
    for (text, number) in try filled() {
      if text.hasPrefix("- [") {
        throw problem("expected `- ` and an answer: the original says which one is right", at: number)
      } else if text.hasPrefix("- ") {
        quiz.choices.append((text.dropFirst(2).trimmingBlanks, ""))
      } else if text.hasPrefix("#") {
        guard let last = quiz.choices.indices.last else {
          throw problem("expected an answer before this", at: number)
        }
        quiz.choices[last].remark = text.drop { $0 == "#" }.trimmingBlanks
      } else if quiz.choices.isEmpty {
        quiz.question = quiz.question.joinedAsProse(with: text.trimmingBlanks)
      } else {
        throw problem("expected `- ` and an answer", at: number)
      }
    }
    guard !quiz.question.isEmpty else { throw problem("expected a question") }
    return quiz
  }
}
