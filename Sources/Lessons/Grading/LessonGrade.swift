package import ApusWords

/// What a recording of a lesson shows.
package struct LessonGrade: Sendable, Hashable {
  package struct Goal: Sendable, Hashable {
    /// From 1.
    package let number: Int
    package let step: Int
    /// The typed line that met it, and its request; nil where none did, or an answer was shown before.
    package var metBy: String?
    package var request: String?
    package var isAnswerShown = false
  }

  package struct PredictionMade: Sendable, Hashable {
    package let text: String
    package let isRight: Bool
  }

  package let file: String
  package let lesson: String
  /// What it is told in.
  package var language = SpokenLanguage.english
  package var goals: [Goal] = []
  package var predictions: [PredictionMade] = []
  package var hintCount = 0
  package var answerCount = 0
  /// What whoever grades should know: entries that do not fit, a lesson that was changed since.
  package var remarks: [String] = []

  package var metCount: Int { goals.count { $0.metBy != nil } }
  package var isWhole: Bool { metCount == goals.count }
}
