import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The words of a recording", .paced)
struct RecordCommandTests {
  @Test(
    "going on and ending have the names that somebody tries first",
    arguments: ["resume", "continue", "Resume"])
  func otherNames(again: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    #expect(await talk.say("record start it").text.contains("recording to"))
    for line in ["get /echo", "record pause", "get /status/500"] { await talk.say(line) }
    #expect(await talk.say("record \(again)").flat.contains(" again"))
    await talk.say("get /echo?a=1")
    #expect(await talk.say("record stop").text.contains("2 lines in"))
    #expect(talk.recordedLines == ["get /echo", "get /echo?a=1"])
    #expect(await talk.say("record stop").text.contains("not recording"))
    #expect(await talk.say("record resume").code == "usage.command")
    for name in ["start", "stop", "resume", "continue", "Resume"] {
      #expect(talk.folder.text(of: "\(name).session.md") == nil, "\(name)")
    }
  }

  @Test("a session with such a name is named in full, and one that is to start needs a name")
  func namesInFull() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for name in ["resume", "stop", "start"] {
      #expect(await talk.say("record \(name).session.md").text.contains("recording to"))
      await talk.say("record off")
      #expect(talk.folder.text(of: "\(name).session.md") != nil)
    }
    let refused = await talk.say("record start")
    #expect(refused.status == 2 && refused.text.contains("expected a value"), "\(refused.text)")
    #expect(await talk.say("record start a b").status == 2)
    #expect(await talk.say("record resume it").status == 2)
    #expect(await talk.say("record").text.contains("not recording"))
  }
}
