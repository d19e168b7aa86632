import ApusClient
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Lines that are read and run", .paced)
struct ConversationTests {
  /// Hands over lines, and then ends.
  private final class Script: LineReader {
    private var results: [ApusLineEditing.LineResult]
    private(set) var prefilled: [String] = []

    init(_ results: [ApusLineEditing.LineResult]) { self.results = results.reversed() }
    convenience init(_ lines: String...) { self.init(lines.map { .line($0) }) }

    func readLine(_ prompt: Prompt) -> ApusLineEditing.LineResult { results.popLast() ?? .end }
    func prefill(_ text: String) { prefilled.append(text) }
  }

  private let asked = Asked { request in .response(status: request.url.path == "/no" ? 404 : 200, body: "{}")
  }

  private func conversation() throws -> (Conversation, Console) {
    let console = try Desk().output.console
    let context = Context(console: console, transport: asked, environment: Environment())
    context.session.base = .http("h.test")
    return (Conversation(engine: Engine(context), interrupts: Interrupts()), console)
  }

  @Test("as a script all run, and the last one's status is the script's")
  func script() async throws {
    let (conversation, _) = try conversation()
    #expect(await conversation.run(script: Script("get /no", "get /a", "", "# remark"), strict: false) == 0)
    #expect(await conversation.run(lines: ["get /a", "get /no"], strict: false) == 4)
    #expect(asked.lines == ["GET /no", "GET /a", "GET /a", "GET /no"])
    #expect(await conversation.run(lines: [], strict: false) == 0)
  }

  @Test("strictly end with the first that fails, and any end with one that leaves")
  func ends() async throws {
    let (conversation, _) = try conversation()
    #expect(await conversation.run(lines: ["get /no", "get /a"], strict: true) == 4)
    #expect(await conversation.run(lines: ["get /no", "quit", "get /a"], strict: false) == 4)
    #expect(asked.lines == ["GET /no", "GET /no"])
  }

  @Test("of somebody who talks go on after ^C, put text on the prompt, and end with their last status")
  func talk() async throws {
    let (conversation, console) = try conversation()
    let reader = Script([.line("get /a"), .interrupted, .line("reuse 1"), .line("get /no")])
    var updates = 0
    let status = await conversation.talk(with: reader, measure: { console }, update: { _ in updates += 1 })
    #expect(status == 4 && reader.prefilled == ["get /a"] && updates == 5)
    let leaving = Script("get /no", "quit", "get /a")
    #expect(await conversation.talk(with: leaving, measure: { console }, update: { _ in }) == 4)
    #expect(asked.lines == ["GET /a", "GET /no", "GET /no"])
  }
}
