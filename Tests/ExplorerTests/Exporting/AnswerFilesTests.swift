import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusSurroundings

@Suite("Answers in files", .paced)
struct AnswerFilesTests {
  private let body = #"""
    {"items": [{"id": 1, "name": "../../x"}, {"id": 2, "name": "Same", "price": 1.10, "big": 12345678901234567890},
     {"id": 3, "name": "same", "token": "tulip-4711-tulip", "text": "りんご 🍎 \"q\"\n"}]}
    """#

  private func talk() async throws -> Talk {
    let talk = try await Asked(body: body).talk()
    await talk.say("get /a", "get /b")
    return talk
  }

  @Test("are one for each value, private, in the folder, by names of which no two are one")
  func values() async throws {
    let talk = try await talk()
    let answer = await talk.say("export answers out .items --name '{.name}.json'")
    #expect(answer.text == "3 files in out\n", "\(answer.text)")
    let folder = talk.folder
    #expect(folder.contents(of: "out/Same.json") != nil && folder.contents(of: "out/same-2.json") != nil)
    #expect(folder.text(of: "out/_.._x.json")?.contains("\"id\": 1") == true)
    #expect(folder.mode(of: "out/Same.json") == 0o600)
    #expect(
      folder.text(of: "out/Same.json")
        == "{\n  \"id\": 2,\n  \"name\": \"Same\",\n  \"price\": 1.10,\n  \"big\": 12345678901234567890\n}\n")
    let last = try #require(folder.text(of: "out/same-2.json"))
    #expect(
      last.contains("りんご 🍎 \\\"q\\\"\\n") && !last.contains("tulip") && last.contains("{{secret:token}}"),
      "\(last)")
    await talk.say("export answers some .items[?@.id>1]")
    #expect(
      folder.contents(of: "some/1.json") != nil && folder.contents(of: "some/2.json") != nil
        && folder.contents(of: "some/0.json") == nil)
  }

  @Test("are every answer of the session, by its number")
  func answers() async throws {
    let talk = try await talk()
    #expect(await talk.say("export answers all").text == "2 files in all\n")
    #expect(talk.folder.text(of: "all/1.json")?.contains("12345678901234567890") == true)
    #expect(talk.folder.contents(of: "all/2.json") != nil)
  }

  @Test("overwrite nothing unless that is wanted, and then all or none are written")
  func force() async throws {
    let talk = try await talk()
    try talk.folder.write("mine", to: "out/1.json")
    let refused = await talk.say("export answers out .items")
    #expect(
      refused.status != 0 && refused.flat.contains("it is there already") && refused.flat.contains("--force"),
      "\(refused.text)")
    #expect(talk.folder.text(of: "out/1.json") == "mine" && talk.folder.contents(of: "out/0.json") == nil)
    #expect(await talk.say("export answers out .items --force").status == 0)
    #expect(
      talk.folder.text(of: "out/1.json")?.contains("1.10") == true
        && talk.folder.mode(of: "out/1.json") == 0o600)
  }

  @Test("are none where nothing is there, or where the line is not whole")
  func nothing() async throws {
    let fresh = try await Asked().talk()
    #expect(await fresh.say("export answers out").text.contains("no answer with a body"))
    let talk = try await talk()
    #expect(await talk.say("export answers out .nothing").text.contains("nothing there"))
    for line in ["export", "export out", "export answers", "export answers out --name '{x}'"] {
      #expect(await talk.say(line).status == 2, "\(line)")
    }
    #expect(!talk.folder.names.contains("out"))
  }
}
