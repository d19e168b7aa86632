import ApusFolderTestSupport
import ApusRedaction
import ApusSurroundings
import ApusSystem
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

  @Test("of a lesson that is none of the program's says how its file is named")
  func others() async throws {
    let folder = try TestFolder()
    try folder.write("---\nsession: 2\n---\n\n<!-- apus lesson 0 own.lesson.md -->\n", to: "ann.session.md")
    var world = LessonTable.world
    world.environment.files = .disk(home: nil, workingFolder: folder.path)
    let grading = LessonGrading(in: world, on: Output(.nowhere, mask: SecretMask()))
    let failure = await #expect(throws: CommandFailure.self) {
      try await grading.run(["ann.session.md"], lesson: nil)
    }
    #expect(failure?.suggestions == ["lesson grade --lesson own.lesson.md ann.session.md"])
  }

  @Test("of half a recording says to ask for both files, and not to send anything again")
  func halves() async throws {
    let folder = try TestFolder()
    try folder.write(
      "---\nsession: 2\ncassette: ann.session.har\n---\n\n<!-- apus lesson 0 first-request -->\n",
      to: "ann.session.md")
    var world = LessonTable.world
    world.environment.files = .disk(home: nil, workingFolder: folder.path)
    let grading = LessonGrading(in: world, on: Output(.nowhere, mask: SecretMask()))
    let failure = await #expect(throws: CommandFailure.self) {
      try await grading.run(["ann.session.md"], lesson: nil)
    }
    #expect(failure?.message.hasPrefix("ann.session.har cannot be read: ") == true)
    #expect(failure?.message.hasSuffix("is two files: ask for both") == true)
    #expect(failure?.suggestions == ["help lesson"])
  }
}
