import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusSavedSessions
import ApusTeaching
import Testing

@testable import ApusAnswers
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A line that is tried in a lesson", .paced)
struct TourGuideAttemptingTests {
  @Test("another line than the one shown runs, and is told apart from what the step wants")
  func otherLines() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("tour first-request")
    let waits = "The lesson waits: Enter runs get /github/users/octocat; skip goes on"
    let other = await talk.say("get /github/users/hubot").text
    #expect(other.contains("\"hubot\""))
    #expect(other.contains(waits))
    let mistaken = await talk.say("gte /x")
    #expect(mistaken.status == 2)
    #expect(mistaken.text.contains(waits))
    let spelled = await talk.say("get  http://127.0.0.1:\(talk.server.port)/github/users/octocat -v").text
    #expect(
      spelled.contains("Enter goes on"), "the same request, spelled in another way, is what the step wants")
    #expect(await talk.say("").text.contains("· 2/"))
  }

  @Test("a line that shows what the step shows is what it wants, in colour too")
  func sameText() async throws {
    var terminal = Talk.terminal
    terminal.hasColour = true
    let talk = try await Talk(to: terminal)
    await talk.say("tour first-request 2")
    await talk.say("get /github/users/octocat")
    #expect(await talk.say("$.login").text.contains("3/"))
  }

  @Test("a step that goes another way than it should says so, and how to go on")
  func wrongWay() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("tour authentication-and-credentials 6")
    #expect(await talk.say("").text.contains("back leads to the step before, skip to the next"))
    #expect(await talk.say("skip").text.contains("· 7/"))
  }

  @Test("is kept as it stood on the screen, with what it sent, and leaves the console as it was")
  func attempt() async throws {
    let guide = try guide()
    let traits = guide.output.console.outTraits
    let sent = await guide.attempt("get /a")
    #expect(sent.outcome == .ok && sent.record?.line == "get /a")
    #expect(sent.text.contains("200 OK") && sent.text.contains("a  1"), "\(sent.text)")
    let local = await guide.attempt(".a")
    #expect(local.text.hasSuffix("1\n") && local.record == nil)
    #expect(guide.output.console.outTraits.height == traits.height)
  }

  private func guide() throws -> TourGuide {
    let folder = try TestFolder()
    let context = Context(
      console: try MemoryConsole(in: folder).console(Talk.terminal), transport: Asked(body: #"{"a": 1}"#),
      environment: Environment())
    context.session.base = try WebURL("http://h.test")
    return TourGuide(context)
  }

  @Test("is what the step wants when it ends so, shows that, asks the same, or when its checks hold")
  func problems() async throws {
    let guide = try guide()
    func step(_ blocks: String) throws -> TourStep {
      let text = "---\nsession: 2\n---\n# T\n\nWords.\n\n```console\n\(blocks)```\n"
      return try #require(TourLesson(name: "x", try SessionDocument(parsing: text)).steps.first)
    }
    let plain = try step("$ get /a\n...\n")
    #expect(await guide.problem(with: guide.attempt("get /a"), of: plain) == nil)
    #expect(await guide.problem(with: guide.attempt("get  http://h.test/a -v"), of: plain) == nil)
    let other = await guide.problem(with: guide.attempt("get /b"), of: plain)
    #expect(other == "The lesson waits: Enter runs get /a; skip goes on without it.")
    let path = try step("$ .a\n1\n")
    #expect(await guide.problem(with: guide.attempt("$.a"), of: path) == nil)
    let failing = try step("$ get /a\n? http.404\n")
    let wrong = await guide.problem(with: guide.attempt("get /a"), of: failing)
    #expect(
      wrong == "This should have ended in http.404: back leads to the step before, skip to the next.")
    let checked = try step("$ get /a\n...\n$ expect .a == 2\n")
    let unmet = await guide.problem(with: guide.attempt("get /a"), of: checked)
    #expect(unmet?.hasPrefix("That went well, and yet this does not hold: expect .a == 2.") == true)
  }
}
