import Testing

@testable import ApusLessons

@Suite("The lesson that new ones begin with")
struct LessonTemplateTests {
  @Test("has every block, and none of its lines is too long for a terminal")
  func blocks() throws {
    for text in [LessonTemplate.english, LessonTemplate.japanese] {
      for kind in LessonBlock.Kind.allCases { #expect(text.contains("```\(kind.rawValue)\n")) }
      let lesson = try LessonDocument(parsing: Array(text.utf8), file: "x")
      #expect(lesson.goalCount == 6)
      #expect(!lesson.ending.isEmpty)
    }
  }
}
