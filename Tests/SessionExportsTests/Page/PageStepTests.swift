import Testing

@testable import ApusClient
@testable import ApusRedaction
@testable import ApusSavedSessions
@testable import ApusSessionExports

@Suite("A step of a page")
struct PageStepTests {
  private func html(_ step: PlayedStep) -> String {
    var redactor = Redactor()
    return PageStep(step, number: 3, in: 0).html(redactor: &redactor)
  }

  @Test("its line and what it showed are text, and its number leads to it")
  func line() {
    let html = html(
      PlayedStep(part: 0, step: Step(command: "get /<a>\n& b"), shown: "<b>x</b>\n", outcome: .ok))
    #expect(html.contains("<a href=\"#s0-3\">3</a> <code>get /&lt;a&gt;\n&amp; b</code>"), "\(html)")
    #expect(html.contains("<pre>&lt;b&gt;x&lt;/b&gt;</pre>") && !html.contains("drift"))
  }

  @Test("differences are marked, and how it ended is said")
  func drift() {
    let html = html(
      PlayedStep(
        part: 0, step: Step(command: "get /a"), shown: "", outcome: .failure(.http(404)), isAsWritten: false,
        drift: ["body"], differences: ["  same", "- <old>", "+ new"]))
    #expect(html.contains("class=\"step drifted\"") && html.contains("drift: body"))
    #expect(html.contains("<del>- &lt;old&gt;</del>\n<ins>+ new</ins>"), "\(html)")
    #expect(html.contains("ends in http.404"))
  }
}
