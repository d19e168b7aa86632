import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusClient
@testable import ApusLanguage
@testable import ApusRedaction
@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("A session with marks for its variables", .paced)
struct TemplatedSessionTests {
  @Test("a mark goes wherever its variable goes, whatever was recorded, and nothing is sent")
  func marks() async throws {
    let asked = Asked(body: #"{"id": 7}"#)
    let talk = try await asked.talk(to: .plain)
    await talk.say(
      "get /a", "let id = .id", "get /a/{{id}}/{{other}}", "let other = 3", "get /b/{{id}} x=={{other}}")
    await talk.say("save demo")
    let count = asked.all.count
    let session = try SavedSession(
      reading: "demo.session.md", with: .disk(home: nil, workingFolder: talk.folder.path))
    var redactor = Redactor()
    let played = try await PlayedSession(
      session, runner: CommandList.all, environment: Environment(), redactor: &redactor)
    let templated = try await TemplatedSession(
      played, of: session, runner: CommandList.all, environment: Environment(), redactor: redactor,
      settingFirst: [("other", .text("111"))]
    ) { step in step.step.command.hasPrefix("let id") ? ("id", .text("222")) : nil }
    #expect(
      templated.steps.map { $0.requests.map { "\($0.url.target)" } }
        == [["/a"], [], [], [], ["/b/222?x=3"]])
    #expect(asked.all.count == count)
  }
}
