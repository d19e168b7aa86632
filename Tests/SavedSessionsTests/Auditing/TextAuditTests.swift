import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("The lines of a text, looked through", .paced)
struct TextAuditTests {
  private func audit(_ text: String, isSession: Bool = false) -> TextAudit {
    var redactor = Redactor()
    return TextAudit(text, words: isSession ? CommandWords { _ in nil } : nil, redactor: &redactor)
  }

  @Test("tells the lines that have a secret, also one that a later line tells")
  func lines() {
    let audit = audit("GET /x/canary-12345678\nAuthorization: Bearer canary-12345678\n\n{\"a\": 1}\n")
    #expect(audit.findings.map(\.line) == [1, 2])
    #expect(!audit.fixed.contains("canary") && audit.fixed.hasSuffix("\n\n{\"a\": 1}\n"), "\(audit.fixed)")
  }

  @Test("leaves the head of a session, and what is a placeholder already")
  func session() {
    let text = "---\nsession: 2\nsecrets: [TOKEN]\n---\n\n```console\n$ get /x token=={{secret:token}}\n```\n"
    #expect(audit(text, isSession: true).findings == [])
    #expect(audit(text, isSession: true).fixed == text)
  }
}
