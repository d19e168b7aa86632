import ApusPacingTestSupport
import ApusSurroundings
import Testing

@testable import ApusLessons

@Suite("Lines that are typed in a lesson", .paced)
struct LessonWalkLinesTests {
  @Test("a line that is shown runs by Enter, and an exercise does not")
  func enter() async throws {
    let table = try await LessonTable(LessonTable.text)
    #expect(try await table.type("").contains("204"))
    #expect(try await table.type("").contains("404"))
    #expect(table.walk.position == 1)
    if table.walk.state.isHeldBack { try await table.type("") }
    #expect(try await table.type("").contains("this one is yours"))
    #expect(try await table.type("  ").contains("this one is yours"))
    #expect(table.walk.position == 1)
    await table.walk.end()
  }

  @Test("a wrong try is told why, then helped, and a shown answer does not count")
  func misses() async throws {
    let table = try await LessonTable(LessonTable.text, at: 1)
    #expect(try await table.type("get /github/users/octocat").contains("somebody else"))
    #expect(try await table.type("get /status/200").contains("Braces hold the name."))
    #expect(try await table.type("get /status/201").contains("`hint` says more"))
    #expect(try await table.type("hint").contains("get /github/users/{{name}}"))
    #expect(try await table.type("get /github/users/{{name}}").contains("it does not count"))
    #expect(table.walk.score.count == 0)
    await table.walk.end()
  }

  @Test("what differs is said first")
  func difference() async throws {
    let table = try await LessonTable(LessonTable.text, at: 1)
    let text = try await table.type("get /status/200")
    #expect(text.contains("The request's path is another one"), "\(text)")
    #expect(try await !table.type(".login").contains("another one"), "a path sends nothing, and is no try")
    #expect(try await table.type("record x").contains("`quit` leaves this one"))
    await table.walk.end()
  }

  @Test("a question is answered by number, and a wrong choice has its remark")
  func quiz() async throws {
    let table = try await LessonTable(LessonTable.text, at: 2)
    #expect(try await table.type("1").contains("It says yes."))
    #expect(try await table.type("404").contains("1 of 2 goals"))
    #expect(table.walk.isFinished)
    await table.walk.end()
  }

  @Test("a failure meets the first request, and the next one goes through")
  func faults() async throws {
    let text = """
      ---
      lesson: 1
      title: A fault
      ---
      ```fault
      network.reset
      ```
      ```goal
      sent 2
      status 204
      ```
      ```answer
      get /status/204
      get /status/204
      ```
      """
    let table = try await LessonTable(text)
    #expect(try await table.type("get /status/204").contains("network.reset"))
    #expect(try await table.type("get /status/204").contains("1 of 1 goals"))
    await table.walk.end()
  }

  @Test("`quit` leaves, and what somebody else wrote starts no program")
  func leaving() async throws {
    let text = "---\nlesson: 1\ntitle: A\n---\n```show\nget /status/200 > /nowhere/x\n```\n"
    let table = try await LessonTable(text, elsewhere: true)
    #expect(try await table.type("").contains("nobody allowed it"))
    #expect(try await table.walk.take("quit") == .quit)
    await table.walk.leave()
  }
}
