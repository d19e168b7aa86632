import ApusExplorer
import ApusFolderTestSupport
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusText
import Testing

@testable import ApusRepl

@Suite("The seat in front of a lesson", .paced)
struct LessonSeatTests {
  @Test("tells the editor of the lesson's session, and gives back the other one behind its end")
  func knowledge() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("tour first-request")
    #expect(await talk.engine.knowledge().prompt.left.text.hasPrefix("tour 1/"))
    await talk.say("")
    #expect(await talk.engine.knowledge().seen.document(of: nil) != nil)
    for _ in 0..<40 where await talk.engine.knowledge().prompt.left.text.hasPrefix("tour") {
      await talk.say("skip")
    }
    #expect(await talk.engine.knowledge().prompt.left.text.hasPrefix("practice"))
    #expect(await talk.engine.knowledge().seen.document(of: nil) == nil)
    #expect(await !talk.engine.leaveTour())
  }

  @Test("offers the words that lead through a lesson while one is on")
  func words() async throws {
    let talk = try await Talk(to: Talk.terminal)
    func offers(_ text: String) async -> [String] {
      await talk.engine.knowledge().completion(of: text, at: text.utf8.count).candidates.map(\.text)
    }
    #expect(await offers("hin").isEmpty)
    await talk.say("tour first-request")
    for (typed, word) in [("hin", "hint"), ("ski", "skip"), ("qui", "quit")] {
      #expect(await offers(typed) == [word])
    }
    #expect(await talk.engine.knowledge().understands("hint"))
    #expect(await talk.engine.leaveTour())
    #expect(await offers("hin").isEmpty)
  }

  @Test("writes over no recording, and begins another lesson in the place of one")
  func recordings() async throws {
    let talk = try await Talk()
    try talk.folder.write("mine", to: "ann.session.md")
    let answer = await talk.say("tour first-request --record ann")
    #expect(answer.text.contains("is there already"), "\(answer.text)")
    #expect(talk.folder.text(of: "ann.session.md") == "mine")
    await talk.say("tour first-request")
    #expect(await talk.say("tour redirects").text.contains("Redirects and credentials"))
    #expect(await talk.engine.leaveTour())
  }
}
