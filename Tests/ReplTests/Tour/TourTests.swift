import APIClient
import Foundation
import Lessons
import Practice
import Testing
import Transcripts

@testable import Repl

@Suite("Lessons, walked through as a learner would")
struct TourTests {
  @Test("every lesson of the program can be read, and has steps and words for each")
  func lessons() throws {
    for lesson in Lesson.all {
      let tour = try #require(lesson.tour, "\(lesson.name)")
      #expect(tour.steps.count >= 5, "\(lesson.name)")
      #expect(tour.steps.first?.prose.isEmpty == false)
      #expect(tour.title != lesson.name)
    }
  }

  @Test("the lessons in the program are the files in sessions", arguments: Lesson.all.map(\.name))
  func files(_ name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "sessions/\(name).session.md")
    let lesson = try #require(Lesson.all.first { $0.name == name })
    #expect([UInt8](try Data(contentsOf: file)) == lesson.text)
  }

  @Test(
    "Enter alone leads through a lesson to its end, and every step is as the lesson says",
    arguments: Lesson.all.map(\.name))
  func asTold(_ name: String) async throws {
    let lesson = try #require(Lesson.all.first { $0.name == name }?.tour)
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("tour \(name)")
    for step in lesson.steps {
      let answer = await talk.say("")
      let wanted = step.failure.map(Outcome.failed) ?? .ok
      #expect(answer.outcome == wanted, "\(step.command)\n\(answer.text)")
      #expect(!answer.text.contains("Enter runs \(step.command)"), "\(answer.text)")
    }
    #expect(await talk.engine.leaveTour() == false, "the lesson should be over")
  }

  @Test("another line than the one shown runs, and is told apart from what the step wants")
  func otherLines() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("tour first-request")
    let other = await talk.say("get /github/users/hubot").text
    #expect(other.contains("\"hubot\""))
    #expect(other.contains("It is not what this step is about"))
    let mistaken = await talk.say("gte /x")
    #expect(mistaken.status == 2)
    #expect(mistaken.text.contains("This step should succeed. Enter runs get /github/users/octocat"))
    let spelled = await talk.say("get  http://127.0.0.1:\(talk.server.port)/github/users/octocat -v").text
    #expect(spelled.contains("· 2/"), "the same request, spelled in another way, is what the step wants")
  }

  @Test("a step can be skipped and gone back to, and leaving is possible at any time")
  func moving() async throws {
    let talk = try await Talk(to: Talk.terminal)
    #expect(await talk.say("tour first-request").text.contains("· 1/"))
    #expect(await talk.say("back").text.contains("· 1/"))
    #expect(await talk.say("SKIP").text.contains("· 2/"))
    #expect(await talk.say("back").text.contains("· 1/"))
    #expect(await talk.say("quit").text.contains("You left the tour"))
    #expect(await talk.say("").text.isEmpty)
    await talk.say("tour first-request")
    #expect(await talk.engine.leaveTour())
    #expect(!(await talk.engine.leaveTour()))
    #expect(await talk.say("quit").outcome == .quit)
  }

  @Test("a step that should fail is done when it fails in that way")
  func meantToFail() async throws {
    let lesson = TourLesson(
      name: "x",
      try SessionDocument(
        parsing: """
          ---
          session: 1
          ---
          # A title

          Ask for nothing.

          ```console
          $ get /status/404
          ...
          ? http.404
          $ expect status 404
          ```

          The end.

          """))
    #expect(lesson.title == "A title")
    #expect(lesson.steps.map(\.checks) == [["expect status 404"]])
    #expect(lesson.steps.first?.failure == .http(404))
    #expect(lesson.ending.contains("The end."))
  }

  @Test("the base from before comes back when the tour ends")
  func place() async throws {
    let talk = try await Talk(to: Talk.terminal, base: "http://example.test/api")
    await talk.say("tour first-request")
    #expect(await talk.say("pwd").text.contains("127.0.0.1"))
    await talk.say("quit")
    #expect(await talk.say("pwd").text.contains("example.test/api"))
  }
}
