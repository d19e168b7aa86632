internal import ApusEncodings

/// A lesson, `NAME.lesson.md`: prose for people, with blocks that say what is shown, what is to be done, and what helps.
///
/// It is read only. What it means is in `help lesson`.
package struct LessonDocument: Sendable {
  package var title = ""
  /// The language that its prose is in: `en`, `ja`.
  package var language = "en"
  /// How long it takes; nil where its author does not say.
  package var minutes: Int?
  package var steps: [LessonStep] = []
  /// What is said after the last step.
  package var ending = ""

  /// What tells its text from every other one, however its lines end.
  package private(set) var digest = "-"

  package init() {}

  /// Reads a lesson. Problems name `file`.
  package init(parsing bytes: [UInt8], file: String) throws(LessonProblem) {
    var reader = try LessonReader(bytes, file: file)
    self = try reader.document()
    digest = String(Hex.digits(of: SHA256.hash(Array(reader.text.utf8))).prefix(16))
  }

  /// How many goals it has.
  package var goalCount: Int { steps.reduce(0) { $0 + $1.goalCount } }

  /// The goals of the steps before one: the number of its first goal, from 0.
  package func goalsBefore(step: Int) -> Int { steps.prefix(step).reduce(0) { $0 + $1.goalCount } }
}
