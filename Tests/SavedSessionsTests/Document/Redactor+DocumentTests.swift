import Testing

@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("Documents without secrets")
struct RedactorDocumentTests {
  private func redacted(_ command: String) -> String {
    var redactor = Redactor()
    return redactor.redact(Step(command: command)).command
  }

  @Test(
    "a line that takes a secret of an answer stays, as no secret is in it",
    arguments: ["let token = .token", "let password = $.data.password", "let secret = .[0]['client secret']"])
  func places(command: String) { #expect(redacted(command) == command) }

  @Test(
    "a line that has one loses it",
    arguments: ["let token = tulip-4711", "let password = .a b", "let secret = \".x\""])
  func values(command: String) {
    let text = redacted(command)
    #expect(text.contains("{{secret:") && !text.contains("4711"), "\(text)")
  }
}
