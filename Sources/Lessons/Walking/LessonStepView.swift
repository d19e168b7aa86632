internal import ApusText
internal import ApusWords

/// A step of a lesson: how far it is, what it says, and what is to be done.
struct LessonStepView: View {
  let source: LessonSource
  let step: LessonStep
  /// From 0.
  let position: Int
  let score: LessonScore
  /// Which of the lines that are shown comes next.
  var line = 0

  func lines(on screen: Screen) -> [Line] {
    let document = source.document
    var head = Line(document.title, .heading)
    head.append("\(screen.glyphs.separator)\(position + 1)/\(document.steps.count)", .dim)
    if document.goalCount > 0 {
      let goals = said("\(score.count) of \(document.goalCount) goals")
      head.append("\(screen.glyphs.separator)\(goals)", .dim)
    }
    let prose = line == 0 ? LessonProse(step.prose).lines(on: screen) : []
    return [Line(), head] + prose + (prose.isEmpty ? [] : [Line()]) + task(on: screen)
  }

  private func task(on screen: Screen) -> [Line] {
    if let quiz = step.quiz { return LessonQuizView(quiz: quiz).lines(on: screen) }
    guard step.shown.indices.contains(line) else {
      return wrapped(said("Now you: type a line. `hint` helps, `skip` goes on without it."), on: screen)
    }
    let command = (Line("    ") + Line(step.shown[line].text, .command)).wrappedAtWords(
      to: screen.width, indent: 6)
    guard position == 0, line == 0 else { return command }
    let help = said(
      "Enter runs this line. Any other line runs, too; skip, back, again and quit lead through.")
    return command + wrapped(help, on: screen)
  }

  private func wrapped(_ text: String, on screen: Screen) -> [Line] {
    Line(text, .dim).wrappedAtWords(to: screen.width)
  }
}
