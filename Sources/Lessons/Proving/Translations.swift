internal import ApusEncodings
internal import ApusWords

/// Puts the texts of a translation into a lesson: whatever is said, the same is done.
package struct Translations {
  /// A lesson in another language.
  ///
  /// - Returns: the lesson, and where the translation does not fit it. Then its text stays as it was.
  package static func applying(
    _ translation: LessonTranslation, to original: LessonDocument
  ) -> (lesson: LessonDocument, findings: [LessonFinding]) {
    var lesson = original
    (lesson.title, lesson.language) = (translation.title, translation.language)
    let hasEnding = !original.ending.trimmed.isEmpty
    let (count, wanted) = (translation.parts.count, original.steps.count + (hasEnding ? 1 : 0))
    guard count == wanted else {
      return (
        original,
        [
          LessonFinding(
            line: translation.parts.last?.place ?? 1,
            message: said(
              "a translation has the same steps: here are \(count) parts, and there should be \(wanted)"))
        ]
      )
    }
    var findings: [LessonFinding] = []
    for (number, part) in translation.parts.prefix(original.steps.count).enumerated() {
      findings += self.findings(in: part, of: original.steps[number])
      lesson.steps[number].take(part)
    }
    if hasEnding, let last = translation.parts.last { lesson.ending = last.prose }
    return findings.isEmpty ? (lesson, []) : (original, findings)
  }

  private static func findings(in part: LessonTranslation.Part, of step: LessonStep) -> [LessonFinding] {
    var messages: [String] = []
    func compare(_ count: Int, _ wanted: Int, _ message: (Int, Int) -> String) {
      if count != wanted { messages.append(message(count, wanted)) }
    }
    compare(part.prose.trimmed.isEmpty ? 0 : 1, step.prose.trimmed.isEmpty ? 0 : 1) { _, _ in
      said("line \(step.place) of the original says something, and this step nothing, or the other way round")
    }
    compare(part.hints.count, step.hints.count) {
      said("here are \($0) hints, and at line \(step.place) of the original \($1)")
    }
    compare(part.reasons.count, step.wrongs.count) {
      said("here are \($0) reasons for wrong lines, and at line \(step.place) of the original \($1)")
    }
    compare(part.quiz?.choices.count ?? 0, step.quiz?.choices.count ?? 0) {
      said("here are \($0) answers to a question, and at line \(step.place) of the original \($1)")
    }
    // What would spoil an exercise in one language does so in the other.
    let answers = step.answers.flatMap { $0 }
    if answers.contains(where: { $0.isGivenAway(byOneOf: part.hints) }) {
      messages.append(said("a hint holds an answer"))
    }
    if answers.contains(where: { $0.isGivenAway(byOneOf: part.reasons) }) {
      messages.append(said("what is said of a wrong line holds an answer"))
    }
    return messages.map { LessonFinding(line: part.place ?? 1, message: $0) }
  }
}

extension LessonStep {
  /// Says it in the words of a translation, which has as many of each kind.
  fileprivate mutating func take(_ part: LessonTranslation.Part) {
    (prose, hints) = (part.prose, part.hints)
    wrongs = zip(wrongs, part.reasons).map { LessonWrong(lines: $0.lines, reason: $1) }
    guard let quiz, let texts = part.quiz else { return }
    let choices = zip(quiz.choices, texts.choices).map {
      LessonQuiz.Choice(text: $1.text, isRight: $0.isRight, remark: $1.remark)
    }
    self.quiz = LessonQuiz(question: texts.question, choices: choices, place: quiz.place)
  }
}
