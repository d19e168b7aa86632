import ApusPacingTestSupport
import ApusReplTestSupport
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
}
