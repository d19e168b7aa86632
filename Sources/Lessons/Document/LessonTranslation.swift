package import ApusWords

/// What a lesson says, in another language: `NAME.ja.lesson.md` beside `NAME.lesson.md`. What is done stands in the
/// original alone.
package struct LessonTranslation: Sendable {
  /// The texts of a step.
  struct Part: Sendable {
    var prose = ""
    /// Where it begins in the file, from 1; nil where nothing is in it.
    var place: Int?
    var hasBlocks = false
    var hints: [String] = []
    /// Why wrong lines are wrong.
    var reasons: [String] = []
    var quiz: Quiz?
  }

  struct Quiz: Sendable {
    var question = ""
    var choices: [(text: String, remark: String)] = []
  }

  let title: String
  /// `ja`
  let language: String
  /// One for each step, and another one for what is said after the last.
  var parts: [Part] = []

  init(title: String, language: String) { (self.title, self.language) = (title, language) }

  /// Reads a translation into a language. Problems name `file`.
  package init(
    parsing bytes: [UInt8], file: String, into language: SpokenLanguage
  ) throws(LessonProblem) {
    var reader = try LessonReader(bytes, file: file)
    self = try reader.translation()
    guard self.language == language.rawValue else {
      throw LessonProblem(
        file: file, line: 1, "expected `language: \(language.rawValue)` in the front matter")
    }
  }
}
