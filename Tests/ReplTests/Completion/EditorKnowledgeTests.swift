import ApusJSON
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusAnswers
@testable import ApusRepl

@Suite("What the editor knows while a line is typed", .paced)
struct EditorKnowledgeTests {
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
    #expect(knowledge.root(of: try AnswerPath("$.a", at: 0..<0))?["a"] != nil)
    #expect(knowledge.root(of: try AnswerPath(".id", at: 0..<0))?["id"]?.text == "1")
    #expect(knowledge.root(of: try AnswerPath("$9", at: 0..<0)) == nil)
  }

  @Test(
    "a line that can be read is told from one that cannot", arguments: [("get /", true), ("let =", false)])
  func understood(_ line: String, _ isUnderstood: Bool) async throws {
    #expect(await (try talk()).engine.knowledge().understands(line) == isUnderstood)
  }
}
