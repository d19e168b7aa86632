import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusText
import Testing

@testable import ApusRepl

@Suite("What the editor knows", .paced)
struct EditorKnowledgeTests {
  @Test("the prompt's marks are those of the terminal, and a screen reader has nothing at the right")
  func prompt() async throws {
    let talk = try await Asked().talk()
    await talk.say("get /")
    #expect(await talk.engine.knowledge().prompt.right.text.contains(" · "))
    await talk.say("set screen-reader on")
    #expect(await talk.engine.knowledge().prompt.right.text.isEmpty)
    let ascii = try await Asked().talk(to: Console.Traits(isTerminal: true, glyphs: .ascii))
    await ascii.say("get /")
    #expect(await ascii.engine.knowledge().prompt.right.text.contains(" | "))
  }
}
