import Testing

@testable import ApusLessons

@Suite("The lesson that new ones begin with")
struct LessonTemplateTests {
  @Test("has every block, and none of its lines is too long for a terminal")
  func blocks() throws {
    for kind in LessonBlock.Kind.allCases { #expect(LessonTemplate.text.contains("```\(kind.rawValue)\n")) }
    let lesson = try LessonDocument(parsing: Array(LessonTemplate.text.utf8), file: "x")
    #expect(lesson.goalCount == 6)
    #expect(!lesson.ending.isEmpty)
  }
}
