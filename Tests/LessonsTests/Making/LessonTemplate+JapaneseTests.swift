import ApusWords
import Testing

@testable import ApusLessons

@Suite("The lesson that new ones begin with, in Japanese")
struct LessonTemplateJapaneseTests {
  @Test("is written where Japanese is spoken, and has the lines of the other")
  func lines() throws {
    let text = SpokenLanguage.japanese.speaking { LessonTemplate.text }
    #expect(LessonTemplate.text == LessonTemplate.english)
    let (japanese, english) = (try lesson(text), try lesson(LessonTemplate.english))
    #expect(japanese.language == "ja")
    #expect(japanese.steps.map { texts(of: $0) } == english.steps.map { texts(of: $0) })
    #expect(japanese.steps.allSatisfy { step in !step.prose.allSatisfy(\.isASCII) })
  }

  private func lesson(_ text: String) throws -> LessonDocument {
    try LessonDocument(parsing: Array(text.utf8), file: "x")
  }

  private func texts(of step: LessonStep) -> [String] {
    (step.setup + step.shown + step.answers.flatMap(\.self) + step.wrongs.flatMap(\.lines)).map(\.text)
      + step.goals.flatMap(\.conditions).map(\.text)
  }
}
