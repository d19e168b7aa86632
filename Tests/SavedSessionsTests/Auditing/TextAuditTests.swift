import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("The lines of a text, looked through", .paced)
struct TextAuditTests {
  private func audit(_ text: String, isSession: Bool = false) throws -> TextAudit {
    var redactor = Redactor()
    return try TextAudit(text, words: isSession ? CommandWords { _ in nil } : nil, redactor: &redactor)
  }

  @Test("tells the lines that have a secret, also one that a later line tells")
  func lines() throws {
    let audit = try audit("GET /x/canary-12345678\nAuthorization: Bearer canary-12345678\n\n{\"a\": 1}\n")
    #expect(audit.findings.map(\.line) == [1, 2])
    #expect(!audit.fixed.contains("canary") && audit.fixed.hasSuffix("\n\n{\"a\": 1}\n"), "\(audit.fixed)")
  }

  @Test("leaves the head of a session, and what is a placeholder already")
  func session() throws {
    let text = "---\nsession: 2\nsecrets: [TOKEN]\n---\n\n```console\n$ get /x token=={{secret:token}}\n```\n"
    #expect(try audit(text, isSession: true).findings == [])
    #expect(try audit(text, isSession: true).fixed == text)
  }

  @Test("is given up in a task that is cancelled")
  func cancelled() async {
    let isStopped = await Task { () -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      var redactor = Redactor()
      redactor.stopsWhenCancelled = true
      let audit = Result { try TextAudit("password=hunter2\n", words: nil, redactor: &redactor) }
      return redactor.knownCount == 0 && (try? audit.get()) == nil
    }.value
    #expect(isStopped)
  }
}
