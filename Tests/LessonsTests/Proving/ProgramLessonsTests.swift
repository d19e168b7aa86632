import ApusPacingTestSupport
import ApusTeaching
import ApusText
import Testing

@testable import ApusLessons

@Suite("The lessons of the program, proved", .paced)
struct ProgramLessonsTests {
  @Test(
    "each answer meets its goal, and neither Enter nor a wrong line does", arguments: Lesson.all.map(\.name))
  func proof(_ name: String) async throws {
    let source = try #require(Lesson.all.first { $0.name == name }?.source)
    let findings = try await LessonProof(source, in: LessonTable.world).findings(passes: 1, idle: [""])
    #expect(findings.map { "\($0.line): \($0.message)" } == [])
    #expect(source.document.goalCount >= 3)
  }

  @Test("each step fits a terminal of 80 columns and 24 rows", arguments: Lesson.all.map(\.name))
  func rows(_ name: String) throws {
    let source = try #require(Lesson.all.first { $0.name == name }?.source)
    for (position, step) in source.document.steps.enumerated() {
      let view = LessonStepView(source: source, step: step, position: position, score: LessonScore())
      let lines = view.lines(on: .init(width: 80))
      #expect(lines.count < 24, "\(step.place)")
      #expect(!lines.contains { $0.width > 80 }, "\(step.place)")
    }
  }
}
