import ApusClient
import ApusFolderTestSupport
import ApusLineEditing
import ApusPacingTestSupport
import ApusRedaction
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("Lines that are to be forgotten", .paced)
struct KeptLinesTests {
  private func history(_ lines: [String], in folder: TestFolder) throws -> LazyValue<History> {
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "history")
    let path = folder.path + "/history"
    return LazyValue { History(path: path) }
  }

  @Test("go with what asks for it, which does not count")
  func forgotten() throws {
    let folder = try TestFolder()
    let history = try history(["get /a", "post /x t=HUSH", "history forget HUSH"], in: folder)
    #expect(try KeptLines(history).forget("HUSH") == 1)
    #expect(history.value.entries == ["get /a"] && folder.text(of: "history") == "get /a\n")
    #expect(try KeptLines(history).forget("HUSH") == 0)
  }

  @Test("are those with a secret in them that was none when they were typed")
  func late() throws {
    let folder = try TestFolder()
    let history = try history(["get /a", "let x = Zq9xHUSH4711", "get /b"], in: folder)
    let mask = SecretMask()
    var said: [String] = []
    let late = LateSecrets(mask, history.value) { said.append($0) }
    late.forget()
    #expect(history.value.entries.count == 3 && said.isEmpty)
    mask.learn(Secret("Zq9xHUSH4711"))
    late.forget()
    late.forget()
    #expect(
      history.value.entries == ["get /a", "get /b"] && folder.text(of: "history") == "get /a\nget /b\n")
    #expect(said == ["1 line taken out of the history: a secret was in it"])
  }

  /// Reads lines as an editor does, which keeps each before it is run.
  private final class Typing: LineReader {
    private var lines: [String]
    private let history: History

    init(_ lines: [String], _ history: History) { (self.lines, self.history) = (lines.reversed(), history) }

    func readLine(_ prompt: Prompt) -> ApusLineEditing.LineResult {
      guard let line = lines.popLast() else { return .end }
      history.append(line)
      return .line(line)
    }

    func prefill(_ text: String) {}
  }

  @Test(
    "are those with something in them that an answer tells, or that was declared last, typed before or after",
    arguments: [
      (["post /tok", "get /gz t==Zq9xHUSH4711"], ["post /tok"]),
      (["get /gz t==Zq9xHUSH4711", "post /tok"], ["post /tok"]),
      (["get /gz t==Zq9xHUSH4711", "post /large"], ["post /large"]),
      (["get /x ssn==123456789", "redact ssn"], ["redact ssn"]),
      (["post /x {\"ssn\":\"123456789\"}", "redact ssn"], ["redact ssn"]),
      (["get /x n==123456789", "redact /[0-9]{9}/"], ["redact /[0-9]{9}/"]),
      (["get /gz t==octocat", "post /x a=b"], ["get /gz t==octocat", "post /x a=b"]),
    ])
  func told(_ lines: [String], _ kept: [String]) async throws {
    let asked = Asked { request in
      let filling = String(repeating: "a ", count: request.url.path == "/large" ? 600_000 : 0)
      return .response(
        status: 200,
        body: ["/tok", "/large"].contains(request.url.path)
          ? "{\"access_token\": \"Zq9xHUSH4711\", \"note\": \"\(filling)\"}" : "{}")
    }
    let console = try Desk().output.console
    let context = Context(console: console, transport: asked, environment: Environment())
    context.session.base = .http("h.test")
    let mask = context.output.mask
    let folder = try TestFolder()
    let path = folder.path + "/history"
    let history = History(path: path) { mask.mayKeep($0) }
    let late = LateSecrets(mask, history) { _ in }
    let conversation = Conversation(engine: Engine(context), interrupts: Interrupts())
    let typing = Typing(lines, history)
    _ = await conversation.talk(with: typing, measure: { console }, update: { _ in late.forget() })
    #expect(history.entries == kept)
    #expect(folder.text(of: "history") == kept.map { $0 + "\n" }.joined())
  }

  @Test("are none of a saved session's business, and `history forget` wants a text")
  func refused() async throws {
    let talk = try await Talk()
    #expect(await talk.say("history forget HUSH").status == 2)
    #expect(await talk.say("history forget").status == 2)
    #expect(CommandList.all.traits(of: "history forget HUSH") == .isNoStep)
  }
}
