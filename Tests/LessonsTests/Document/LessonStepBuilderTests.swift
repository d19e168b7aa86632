import Testing

@testable import ApusLessons

@Suite("The steps of a lesson")
struct LessonStepBuilderTests {
  private func problem(_ text: String) -> String? {
    LessonReaderTests.problem("---\nlesson: 1\ntitle: A\n---\n" + text)
  }

  @Test("begin with prose, or with the first block")
  func steps() throws {
    let text =
      "---\nlesson: 1\ntitle: A\n---\n```show\nget /a\n```\n\nThen:\n```show\nget /b\n```\n```show\nget /c\n```\n"
    let lesson = try LessonDocument(parsing: Array(text.utf8), file: "x")
    #expect(lesson.steps.map { $0.shown.map(\.text) } == [["get /a"], ["get /b", "get /c"]])
    #expect(lesson.steps.map(\.place) == [5, 9])
  }

  @Test(
    "say what is missing",
    arguments: [
      ("```setup\nlet a = 1\n```\n", "nothing to do"), ("```goal\nstatus 200\n```\n", "has no `answer`"),
      ("```answer\nget /\n```\n```show\nget /\n```\n", "no `goal`"),
      ("```show\nget /\n```\n```hint\nLook.\n```\n", "nothing to do here that a hint"),
      ("```show\nget /\n```\n```goal\nstatus 200\n```\n```answer\nget /\n```\n", "two steps"),
      (
        "```goal\nstatus 200\n```\n```answer\nget /\n```\n```quiz\nWhich?\n- [x] a\n- [ ] b\n```\n",
        "a step of its own"
      ),
    ])
  func problems(_ text: String, _ part: String) throws {
    let found = problem(text)
    let problem = try #require(found)
    #expect(problem.contains(part), "\(problem)")
    #expect(problem.hasPrefix("x:"))
  }
}
