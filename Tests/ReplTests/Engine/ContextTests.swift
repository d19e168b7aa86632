import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSavedSessions
import ApusText
import Testing

@testable import ApusAnswers
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What lines run in", .paced)
struct ContextTests {
  @Test("keeps what lines come to only where somebody wants to know")
  func log() async throws {
    let desk = try Desk()
    #expect(await desk.context.runAndKeep("get /a") == .ok)
    #expect(desk.context.recorder?.takeLines().map(\.text) == ["get /a"])
    let forgetful = try Desk(keepsLog: false)
    #expect(await forgetful.context.runAndKeep("get /a") == .ok && forgetful.context.recorder == nil)
    #expect(forgetful.context.session.records.all.count == 1)
  }

  @Test("is one session, whoever changes it")
  func session() throws {
    let desk = try Desk()
    desk.context.session.directory = "a"
    #expect(desk.context.sender.session.directory == "a" && desk.context.answers.session.directory == "a")
    desk.context.sender.session.directory = "b"
    #expect(desk.context.session.directory == "b")
  }

  @Test("hides a secret on the screen that a request had")
  func masking() async throws {
    let desk = try Desk(to: Talk.terminal, transport: Asked(body: #"{"seen": "canary-1234-canary"}"#))
    _ = await desk.context.runAndKeep("get /a X-Api-Key:canary-1234-canary")
    let shown = desk.taken()
    #expect(!(shown.out + shown.notes).contains("canary"), "\(shown)")
    #expect(shown.out.contains("•••"))
  }

  @Test("a program has no width, and a terminal is folded to its rows, with room for the prompt")
  func screens() {
    let plain = Console.Traits.plain
    #expect(plain.screen.width == 100 && plain.folded(plain.screen).height == nil)
    #expect(plain.listScreen.width == Screen.endless.width)
    let terminal = Console.Traits(isTerminal: true, width: 40, height: 10)
    #expect(terminal.screen.width == 40 && terminal.folded(terminal.screen).height == 7)
    #expect(terminal.listScreen.width == 40)
    let low = Console.Traits(isTerminal: true, width: 40, height: 2)
    #expect(low.folded(low.screen).height == 4)
  }
}
