/// One step of a lesson: what is said, and what is done then.
package struct LessonStep: Sendable {
  /// Markdown; empty when nothing is said.
  package var prose = ""
  /// The line of the file that it begins at, from 1.
  package var place = 1
  /// Lines that are run before it is shown; nobody sees them.
  package var setup: [LessonLine] = []
  /// Lines that show something: Enter runs each.
  package var shown: [LessonLine] = []
  /// What is to be done by somebody who types it. All of them make the step.
  package var goals: [LessonGoal] = []
  package var quiz: LessonQuiz?
  package var hints: [String] = []
  /// Ways to meet all goals.
  package var answers: [[LessonLine]] = []
  package var wrongs: [LessonWrong] = []
  /// A failure of the practice API that meets the step's first request.
  package var fault: LessonFault?

  package var isExercise: Bool { goalCount > 0 }

  /// How many goals it has; a question is one.
  package var goalCount: Int { goals.count + (quiz == nil ? 0 : 1) }

  /// What tells a translation from another lesson: the same is done in it.
  var signature: String {
    var parts: [String] = []
    for line in setup { parts.append("setup " + line.text) }
    for line in shown { parts.append("show " + line.text) }
    for goal in goals { parts += goal.conditions.map { "goal " + $0.text } }
    for (number, answer) in answers.enumerated() { parts += answer.map { "answer \(number) " + $0.text } }
    for wrong in wrongs { parts += wrong.lines.map { "wrong " + $0.text } }
    if let fault { parts.append("fault \(fault.name) \(fault.count)") }
    for choice in quiz?.choices ?? [] { parts.append("choice \(choice.isRight)") }
    return parts.joined(separator: "\n")
  }
}
