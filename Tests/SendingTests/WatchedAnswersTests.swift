import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is seen of a request that is sent again and again", .paced)
struct WatchedAnswersTests {
  private func talk(to traits: Console.Traits = .plain, _ bodies: String...) async throws -> Talk {
    let counter = Counter()
    let asked = Asked { _ in
      let count = await counter.next()
      return .response(status: 200, body: bodies[min(count, bodies.count) - 1])
    }
    return try await asked.talk(to: traits)
  }

  @Test("of a path it is the value, and then only changes of it, with their time")
  func path() async throws {
    let talk = try await talk(#"{"n": 1, "at": 1}"#, #"{"n": 1, "at": 2}"#, #"{"n": 3, "at": 3}"#)
    let answer = await talk.interrupting("watch 1ms get /count .n", after: 4)
    #expect(answer.outcome == .ok)
    #expect(answer.outText == "1\n~ .  1 → 3\n1 difference: 1 changed\n", "\(answer.text)")
    #expect(answer.notes.contains(/changed at \d\d:\d\d:\d\d UTC/) && !answer.notes.contains("200"))
  }

  @Test("of a path to many it is a list")
  func several() async throws {
    let talk = try await talk(#"[{"id": 1}]"#, #"[{"id": 1}, {"id": 2}]"#)
    let answer = await talk.interrupting("watch 1ms get / .[*].id", after: 3)
    #expect(answer.outText.contains("+ .[1]  2"), "\(answer.text)")
  }

  @Test("at a prompt it is drawn in place, with a mark before what has changed")
  func inPlace() async throws {
    let talk = try await talk(to: Talk.terminal, #"{"a": 1, "b": 2}"#, #"{"a": 1, "b": 3}"#)
    await talk.engine.beginConversation()
    let text = await talk.interrupting("watch 1ms get /", after: 2).text
    #expect(text.contains("  a  1\n  b  2\n") && text.contains("  a  1\n~ b  3\n"), "\(text)")
    #expect(text.contains("2 answers · changed at ") && text.contains("\u{1b}[3A\u{1b}[J"), "\(text)")
    #expect(!text.contains("difference"))
  }

  @Test("on a screen text is what it says")
  func decoded() async throws {
    let talk = try await talk(to: Talk.terminal, #"{"a": "\u308a"}"#, #"{"a": "\u307f"}"#)
    let below = await talk.interrupting("watch 1ms get / .a", after: 3).outText
    #expect(below.contains(#""り" → "み""#), "\(below)")
    await talk.engine.beginConversation()
    #expect(await talk.interrupting("watch 1ms get / .a", after: 2).text.contains("\"み\"\n"))
  }

  @Test("on a terminal that moves no cursor it goes on below")
  func dumb() async throws {
    let dumb = Console.Traits(isTerminal: true, movesCursor: false)
    let talk = try await talk(to: dumb, #"{"a": 1}"#, #"{"a": 2}"#)
    await talk.engine.beginConversation()
    let text = await talk.interrupting("watch 1ms get /", after: 3).text
    #expect(text.contains("~ .a  1 → 2") && !text.contains("\u{1b}"), "\(text)")
  }
}
