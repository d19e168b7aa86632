import ApusClient
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusSavedSessions
import ApusTeaching
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Lessons, walked through as a learner would", .paced)
struct TourGuideTests {
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
    let lesson = try #require(Lesson.all.first { $0.name == name })
    let file = root.appending(path: "sessions/\(lesson.service.map { "tour-\($0)" } ?? name).session.md")
    #expect([UInt8](try Data(contentsOf: file)) == lesson.text)
  }

  @Test(
    "Enter alone leads through a lesson to its end, every step is as the lesson says, and no answer leaves the screen unread",
    arguments: Lesson.all.map(\.name))
  func asTold(_ name: String) async throws {
    let lesson = try #require(Lesson.all.first { $0.name == name }?.tour)
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("tour \(name)")
    for step in lesson.steps {
      var answer = await talk.say("")
      let wanted = step.failure.map(Outcome.failed) ?? .ok
      #expect(answer.outcome == wanted, "\(step.command)\n\(answer.text)")
      #expect(!answer.text.contains("back leads to"), "\(answer.text)")
      if answer.text.contains("Enter goes on.") {
        answer = await talk.say("")
      } else {
        let answerRows = answer.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
          .dropLast()
        #expect(answerRows.count < Talk.terminal.height, "\(step.command)\n\(answer.text)")
      }
    }
    #expect(await talk.engine.leaveTour() == false, "the lesson should be over")
  }

  @Test("the lesson's own line finds what the lesson led to, whatever was asked in between")
  func ownGround() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("tour first-request", "")
    #expect(await talk.say("get /status/500").text.contains("The lesson waits: Enter runs .login"))
    #expect(await talk.say("").text.contains("\"octocat\""))
    await talk.say("use github")
    let answer = await talk.say("").text
    #expect(answer.contains("use practice"))
    #expect(answer.contains("583231"))
    await talk.say("skip", "skip")
    #expect(await talk.say("").text.contains("array of 3"), "the base is that of the lesson again")
  }

  @Test("what fills the screen is read before the next step is shown")
  func heldBack() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("tour failures 3")
    await talk.say("get http://127.0.0.1:1/")
    let filled = await talk.say("explain").text
    #expect(filled.hasSuffix("Enter goes on. What had no room is further up.\n"))
    #expect(await talk.say(".id").text.hasSuffix("Enter goes on.\n"), "another line may be tried meanwhile")
    #expect(await talk.say("").text.contains("· 4/"))
    await talk.say("back", "explain")
    #expect(
      await talk.say("skip").text.contains("· 4/"), "skip leads to the step that is held back, not behind it")
    let tall = try await Talk(to: Console.Traits(isTerminal: true, width: 80, height: 60))
    await tall.say("tour failures 3", "get http://127.0.0.1:1/")
    #expect(await tall.say("explain").text.contains("· 4/"))
  }

  @Test("a step can be skipped and gone back to, and leaving is possible at any time")
  func moving() async throws {
    let talk = try await Talk(to: Talk.terminal)
    #expect(await talk.say("tour first-request").text.contains("· 1/"))
    #expect(await talk.say("back").text.contains("· 1/"))
    #expect(await talk.say("SKIP").text.contains("· 2/"))
    #expect(await talk.say("back").text.contains("· 1/"))
    await talk.say("skip")
    #expect(await talk.say("quit").text.contains("You left the tour; tour first-request 2 goes on with it."))
    #expect(await talk.say("").text.isEmpty)
    #expect(await talk.say("tour first-request 2").text.contains("· 2/"))
    let beyond = await talk.say("tour first-request 99")
    #expect(beyond.text.contains("first-request has 12 steps"))
    #expect(await talk.say("tour first-request 0").code == "usage.argument")
    #expect(await talk.say("quit").text.contains("tour first-request 2 goes on"))
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
          session: 2
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

  @Test(
    "nothing of the learner's goes into a lesson, nothing of the lesson's stays, and all is as it was afterwards"
  )
  func ownSession() async throws {
    let talk = try await Talk(to: Talk.terminal, variables: ["TOKEN": "canary-1234"])
    await talk.say(
      "auth bearer env:TOKEN", "X-Mine:canary-5678 mine==canary-5678 f=canary-5678", "let v = canary-9012",
      "set view json", "get /cookies/set?flavour=oat --follow", "get /github/users/octocat", "cd /github")
    let before = await (talk.say("env").text, talk.say("cookies").text, talk.say("history").text)
    #expect(before.0.contains("X-Mine") && before.1.contains("flavour"))
    await talk.say("tour first-request")
    for line in ["env", "cookies", "history", "set"] {
      let text = await talk.say(line).text.components(separatedBy: "The lesson waits").first ?? ""
      for own in ["X-Mine", "mine==", "TOKEN", "flavour", "octocat", "json"] {
        #expect(!text.contains(own), "\(line) has \(own)\n\(text)")
      }
    }
    for line in ["get /echo", "get /cookies", "post /echo"] {
      let text = await talk.say(line, "raw").text
      #expect(
        !text.contains("canary") && !text.contains("Bearer") && !text.contains("oat"), "\(line)\n\(text)")
    }
    #expect(await talk.say("get /echo?x={{v}}").status == 2)
    await talk.say(
      "get /cookies/set?flavour=rye --follow", "X-Theirs:1", "let w = 1", "set timeout 7",
      "base http://example.test")
    await talk.say("tour failures")
    #expect(await !talk.say("env").text.contains("X-Theirs"), "another lesson has another session")
    await talk.say("quit")
    #expect(await talk.say("env").text == before.0)
    #expect(await talk.say("cookies").text == before.1)
    #expect(await talk.say("history").text == before.2)
    #expect(await talk.say("set").text.contains("30"))
    #expect(await talk.say("get /echo?x={{w}}").status == 2)
    #expect(await talk.engine.leaveTour() == false)
  }

  @Test("a lesson that is walked to its end gives back what was there before")
  func ownSessionAtTheEnd() async throws {
    let lesson = try #require(Lesson.all.first { $0.name == "first-request" }?.tour)
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("X-Mine:canary", "record it", "tour first-request \(lesson.steps.count)")
    for _ in 0..<4 where await talk.say("env").text.contains("The lesson waits") { await talk.say("") }
    #expect(await talk.engine.leaveTour() == false)
    #expect(await talk.say("env").text.contains("X-Mine"))
    await talk.say("get /status/204", "record off")
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "what a lesson asked is not the learner's to record\n\(replay.text)")
  }
}
