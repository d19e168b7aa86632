import ApusFolderTestSupport
import ApusRedaction
import ApusSurroundings
import ApusSystem
import Testing

@testable import ApusLessons

@Suite("The check of lessons")
struct LessonCheckTests {
  private func check(_ files: [(name: String, text: String)]) async throws -> CommandFailure? {
    let folder = try TestFolder()
    for file in files { try folder.write(file.text, to: file.name) }
    var world = LessonTable.world
    world.environment.files = .disk(home: nil, workingFolder: folder.path)
    return try await LessonCheck(in: world, on: Output(.nowhere, mask: SecretMask())).run(["a.lesson.md"])
  }

  @Test("holds for a lesson and its translation, and not where the translation differs")
  func translations() async throws {
    let lesson = (name: "a.lesson.md", text: LessonTable.text)
    #expect(try await check([lesson, ("a.ja.lesson.md", TranslationsTests.text)]) == nil)
    let other = TranslationsTests.text.replacing("- 四百四\n", with: "")
    let failure = try await check([lesson, ("a.ja.lesson.md", other)])
    #expect(failure?.message == "1 thing is wrong")
  }

  @Test("ends in a mistake where a lesson or its translation is none")
  func mistakes() async throws {
    await #expect(throws: CommandFailure.self) { try await check([]) }
    await #expect(throws: CommandFailure.self) {
      try await check([("a.lesson.md", LessonTable.text), ("a.ja.lesson.md", "no lesson")])
    }
  }
}
