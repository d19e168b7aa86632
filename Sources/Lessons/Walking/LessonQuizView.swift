internal import ApusText
internal import ApusWords

/// A question, with its answers numbered.
struct LessonQuizView: View {
  let quiz: LessonQuiz

  func lines(on screen: Screen) -> [Line] {
    let choices = quiz.choices.enumerated().flatMap { number, choice in
      (Line("  \(number + 1)  ", .command) + Line(choice.text)).wrappedAtWords(to: screen.width, indent: 5)
    }
    return LessonProse(quiz.question).lines(on: screen) + choices
      + Line(said("Type the number of an answer."), .dim).wrappedAtWords(to: screen.width)
  }
}
