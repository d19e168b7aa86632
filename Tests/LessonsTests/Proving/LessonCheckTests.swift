import ApusFolderTestSupport
import ApusRedaction
import ApusSurroundings
import ApusSystem
import Synchronization
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

  private static let wide = """
    ---
    lesson: 1
    title: A wide one
    ---
    Nobody listens there.

    ```show
    get http://127.0.0.1:1/
    ? network.refused
    ```
    """

  /// Checks a lesson that wants more than the practice API, and counts the questions.
  private func wideCheck(isTrusted: Bool = false, answer: Bool = false) async throws -> (
    failure: CommandFailure?, questions: Int
  ) {
    let folder = try TestFolder()
    try folder.write(Self.wide, to: "my wide.lesson.md")
    var world = LessonTable.world
    world.environment.files = .disk(home: nil, workingFolder: folder.path)
    let asked = Mutex(0)
    world.environment.confirm = { _ in
      asked.withLock { $0 += 1 }
      return answer
    }
    let output = Output(.nowhere, mask: SecretMask())
    let check = LessonCheck(in: world, on: output, isTrusted: isTrusted)
    let failure = try await check.run(["my wide.lesson.md"])
    return (failure, asked.withLock { $0 })
  }

  @Test("asks once for what a lesson wants beyond the practice API, and goes on with the answer")
  func allowed() async throws {
    let (failure, questions) = try await wideCheck(answer: true)
    #expect(failure == nil)
    #expect(questions == 1)
  }

  @Test("says how to allow it where nobody did")
  func refused() async throws {
    let (failure, questions) = try await wideCheck()
    #expect(failure?.message == "1 thing is wrong")
    #expect(failure?.suggestions == ["lesson check --trust 'my wide.lesson.md'"])
    #expect(questions == 1)
  }

  @Test("asks nothing of a lesson that is trusted")
  func trusted() async throws {
    let (failure, questions) = try await wideCheck(isTrusted: true)
    #expect(failure == nil)
    #expect(questions == 0)
  }

  @Test("does not hold for a lesson of which a line was not allowed, and goes on where it is trusted")
  func programs() async throws {
    let folder = try TestFolder()
    let place = folder.path + "/place"
    try folder.write(
      "---\nlesson: 1\ntitle: A\n---\n```goal\nstatus 204\n```\n"
        + "```answer\nget /status/204 | touch \(place)\n```\n", to: "a.lesson.md")
    var world = LessonTable.world
    world.environment.files = .disk(home: nil, workingFolder: folder.path)
    for isTrusted in [false, true] {
      let check = LessonCheck(in: world, on: Output(.nowhere, mask: SecretMask()), isTrusted: isTrusted)
      let failure = try await check.run(["a.lesson.md"])
      #expect(failure?.message == (isTrusted ? nil : "1 thing is wrong"))
      #expect((folder.text(of: "place") != nil) == isTrusted)
    }
  }
}
