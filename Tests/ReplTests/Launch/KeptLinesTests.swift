import ApusClient
import ApusFolderTestSupport
import ApusLineEditing
import ApusPacingTestSupport
import ApusRedaction
import ApusReplTestSupport
import Testing

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

  @Test("are none of a saved session's business, and `history forget` wants a text")
  func refused() async throws {
    let talk = try await Talk()
    #expect(await talk.say("history forget HUSH").status == 2)
    #expect(await talk.say("history forget").status == 2)
    #expect(CommandList.all.traits(of: "history forget HUSH") == .isNoStep)
  }
}
