import ApusRedaction
import ApusSurroundings
import Testing

@testable import ApusLessons

@Suite("Grading")
struct LessonGradingTests {
  @Test("refuses what is no recording, and a lesson that is none")
  func refusals() async throws {
    let grading = LessonGrading(in: LessonTable.world, on: Output(.nowhere, mask: SecretMask()))
    await #expect(throws: CommandFailure.self) { try await grading.run(["/nowhere/ann"], lesson: nil) }
    await #expect(throws: CommandFailure.self) { try await grading.run([], lesson: "/nowhere/a.lesson.md") }
    #expect(try await grading.run([], lesson: nil) == nil)
  }
}
