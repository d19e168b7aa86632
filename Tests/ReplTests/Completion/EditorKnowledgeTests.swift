import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusText
import Testing

@testable import ApusRepl

@Suite("What the editor knows of the session", .paced)
struct EditorKnowledgeTests {
  @Test("a line is offered again only where it can be read")
  func understands() async throws {
    let knowledge = try await Asked().talk().engine.knowledge()
    for line in ["get /a", ".a[0]", "help", "table .items", "# remark"] {
      #expect(knowledge.understands(line), "\(line)")
    }
    for line in ["gte /a", "get /a 'q", ".a[", "body --nothing"] {
      #expect(!knowledge.understands(line), "\(line)")
    }
  }

  @Test("what is open stands before the next row")
  func reminders() {
    #expect(EditorKnowledge.reminder("get 'q") == "'" && EditorKnowledge.reminder("get /a") == nil)
  }

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
