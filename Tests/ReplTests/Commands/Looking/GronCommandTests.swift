import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("An answer as lines of gron, and as YAML", .paced)
struct GronCommandTests {
  private let body =
    #"{"name": "\u308a\u3093\u3054 🍎 \"q\"\nnext", "price": 1.10, "big": 12345678901234567890, "list": [{"a": "no"}, []], "bad": "\u001b[2J\u202e\u0085x"}"#

  @Test("go through grep and a file and come back, every value as it was spelled")
  func back() async throws {
    let talk = try await Asked(body: body).talk(to: .plain)
    await talk.say("get /a")
    let before = await talk.say(".").outText
    await talk.say("gron > a.gron", "open a.gron")
    #expect(await talk.say(".").outText == before)
    #expect(await talk.say("show 1", "gron .list | grep no").outText == "json.list[0].a = \"no\";\n")
    try talk.folder.write("json.list[0].a = \"no\";\n", to: "b.gron")
    await talk.say("open b.gron")
    #expect(await talk.say(".").outText == "{\"list\":[{\"a\":\"no\"}]}\n")
    try talk.folder.write("json = {};\nthis is not\n", to: "c.gron")
    let wrong = await talk.say("open c.gron")
    #expect(wrong.code == "decode.syntax" && wrong.text.contains("line 2"), "\(wrong.text)")
  }

  @Test("drive no terminal")
  func safety() async throws {
    let talk = try await Asked(body: body).talk()
    await talk.say("get /a")
    for line in ["gron", "body --yaml"] {
      let text = await talk.say(line).outText
      #expect(
        !text.unicodeScalars.contains {
          $0.value < 0x20 && $0 != "\n" || (0x7f...0x9f).contains($0.value) || $0.value == 0x202e
        }, "\(text)")
    }
  }

  @Test("as YAML they read back as the same values")
  func yaml() async throws {
    let talk = try await Asked(body: body).talk(to: .plain)
    await talk.say("get /a")
    let text = await talk.say("body --yaml").outText
    #expect(
      text.hasPrefix(
        "name: \"りんご 🍎 \\\"q\\\"\\nnext\"\nprice: 1.10\nbig: 12345678901234567890\nlist:\n  - a: \"no\"\n  - []\n"
      ), "\(text)")
    #expect(text.contains("\\u0085x") && !text.contains("\u{85}"))
    let deep = String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000)
    let other = try await Asked(body: deep).talk(to: .plain)
    #expect(await other.say("get /a", "body --yaml").code == "output.tooLarge")
  }
}
