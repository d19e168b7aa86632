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

  /// What others sent and got: who sends the same in this step gets the same.
  package var recorded: [LessonExchange] = []

  package var isExercise: Bool { goalCount > 0 }

  /// How many goals it has; a question is one.
  package var goalCount: Int { goals.count + (quiz == nil ? 0 : 1) }
}
