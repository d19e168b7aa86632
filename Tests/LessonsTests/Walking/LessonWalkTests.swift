import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLessons

@Suite("A walk through a lesson", .paced)
struct LessonWalkTests {
  @Test("only Enter, or only `skip`, ends with no goal", arguments: ["", "skip"])
  func idle(_ line: String) async throws {
    let table = try await LessonTable(LessonTable.text)
    for _ in 0..<6 where !table.walk.isFinished { try await table.type(line) }
    var text = ""
    for _ in 0..<4 where !table.walk.isFinished { text = try await table.type("skip") }
    #expect(table.walk.isFinished)
    #expect(table.walk.score.count == 0)
    if !text.isEmpty { #expect(text.contains("0 of 2 goals"), "\(text)") }
    await table.walk.end()
  }

  @Test("going to a step runs what stands before it, in a session of its own")
  func position() async throws {
    let table = try await LessonTable(LessonTable.text, at: 1)
    #expect(table.walk.progress == "2/3")
    #expect(table.walk.command == "tour test 2")
    #expect(try await table.type("get /github/users/{{name}}").contains("the goal is met"))
    #expect(table.walk.progress == "3/3")
    #expect(try await table.type("back").contains("Now you."))
    #expect(try await table.type("let name = x").contains("error") == false)
    #expect(try await table.type("again").contains("Now you."))
    #expect(try await table.type("get /github/users/{{name}}").contains("the goal is met"))
    await table.walk.leave()
  }

  @Test("what was done is known in another walk")
  func progress() async throws {
    let folder = try TestFolder()
    let progress = LessonProgress(path: folder.path + "/lessons")
    let table = try await LessonTable(LessonTable.text, at: 1, progress: progress)
    try await table.type("get /github/users/hubot")
    await table.walk.end()
    #expect(progress.entries()["test"]?.count == 1)
    #expect(progress.entries()["test"]?.step == 3)
    let again = try await LessonTable(LessonTable.text, progress: progress)
    #expect(again.walk.score.count == 1)
    await again.walk.end()
  }

  @Test("an explanation has room for facts, whatever the lesson shows below")
  func explanations() async throws {
    let long = (1...14).map { "Line \($0) of a long text.\n\n" }.joined()
    let first = "---\nlesson: 1\ntitle: A\n---\n```show\nget /github/users/octocat\n```\n"
    let text = first + "\(long)```show\n.id\n```\n"
    let table = try await LessonTable(text)
    try await table.type("get /github/users/octocat")
    try await table.type("")
    let shown = try await table.type("explain")
    let facts = shown.split(separator: "\n").filter { line in
      ["  seen", "  said", "  rule"].contains { line.contains($0) }
    }
    #expect(facts.count >= 3, "\(shown)")
    await table.walk.end()
  }
}
