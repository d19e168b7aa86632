import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Answers that are exported", .paced)
struct ExportCommandTests {
  @Test("go into a folder that is made, its name filled, and a secret of the session is in none")
  func folder() async throws {
    let talk = try await Asked(body: #"{"id": 1, "said": "tulip-4711-tulip"}"#).talk()
    await talk.say("let dir = out", "let token = tulip-4711-tulip", "get /a")
    #expect(await talk.say("export answers {{dir}}").text == "1 file in out\n")
    let text = try #require(talk.folder.text(of: "out/1.json"))
    #expect(text.contains("\"id\": 1") && !text.contains("tulip"), "\(text)")
  }

  @Test("a line of a shell that has the name is not kept with its secret")
  func shellLine() async throws {
    #expect(!MaskedLine("export GITHUB_TOKEN=canary-1234-canary").text.contains("canary"))
    let talk = try await Asked().talk()
    #expect(await talk.say("export GITHUB_TOKEN=canary-1234-canary").status == 2)
  }

  @Test("a folder that cannot be written is told")
  func unwritable() async throws {
    let talk = try await Asked().talk()
    await talk.say("get /a")
    try talk.folder.write("x", to: "file")
    let answer = await talk.say("export answers file")
    #expect(answer.status != 0 && answer.flat.contains("nothing was written"), "\(answer.text)")
  }
}
