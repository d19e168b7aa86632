import ApusExplorer
import ApusJSON
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusText
import Testing

@testable import ApusAnswers
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

  @Test("a line that was refused when it ran is offered again once it does what it asks for")
  func refused() async throws {
    let talk = try await talk()
    let line = "table .a.b --sort name"
    #expect(await talk.engine.knowledge().understands(line))
    #expect(await talk.say(line).status != 0)
    await talk.say("get /")
    #expect(await talk.engine.knowledge().understands(line) == false)
    #expect(await talk.engine.knowledge().understands("table .a.b --sort id"))
    let others = try await Asked(body: #"{"a": {"b": [{"id": 1, "name": "x"}]}}"#).talk()
    await others.say(line, "get /", line)
    #expect(await others.engine.knowledge().understands(line))
    // What was sent, or was judged, was understood.
    await talk.say("expect .a == 7", "get http://h.test/{{nobody}}")
    #expect(await talk.engine.knowledge().understands("expect .a == 7"))
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

  private func talk() async throws -> Talk {
    let talk = try await Asked(body: #"{"a": {"b": [{"id": 1}]}}"#).talk()
    await talk.say("get /")
    return talk
  }

  private func offers(_ line: String, _ talk: Talk) async -> [String] {
    await talk.engine.knowledge().completion(of: line, at: line.utf8.count).candidates.map(\.text)
  }

  @Test("paths are completed from where somebody looks, and from the root behind `$`")
  func places() async throws {
    let talk = try await talk()
    #expect(await offers(".", talk) == [".a"])
    await talk.say("look .a.b[0]")
    #expect(await offers(".", talk) == [".id"])
    #expect(await offers("$1.", talk) == [".a"])
    let knowledge = await talk.engine.knowledge()
    #expect(knowledge.seen.root(of: try AnswerPath("$.a", at: 0..<0))?["a"] != nil)
    #expect(knowledge.seen.root(of: try AnswerPath(".id", at: 0..<0))?["id"]?.text == "1")
    #expect(knowledge.seen.root(of: try AnswerPath("$9", at: 0..<0)) == nil)
  }

  @Test(
    "a line that can be read is told from one that cannot", arguments: [("get /", true), ("let =", false)])
  func understood(_ line: String, _ isUnderstood: Bool) async throws {
    #expect(await (try talk()).engine.knowledge().understands(line) == isUnderstood)
  }
}
