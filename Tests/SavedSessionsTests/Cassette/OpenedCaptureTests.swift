import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A HAR file that is opened", .paced)
struct OpenedCaptureTests {
  private static let har = """
    {"log": {"version": "1.2", "entries": [
    {"startedDateTime": "2026-01-01T00:00:00.000Z", "time": 5,
     "request": {"method": "GET", "url": "http://h.test/users/7", "headers": [{"name": "Authorization", "value": "Bearer s3cr3t-canary"}]},
     "response": {"status": 200, "headers": [{"name": "Content-Type", "value": "application/json"}],
     "content": {"text": "{\\"name\\": \\"ada\\"}", "mimeType": "application/json"}}},
    {"request": {"method": "GET", "url": "data:text/plain,hi"}},
    {"request": {"method": "GET", "url": "wss://h.test/socket"}},
    {"request": {"method": "GET", "url": "wss://h.test/socket"}},
    {"request": {"method": "POST", "url": "http://h.test/no"}, "response": {"status": 0, "_error": "net::ERR_FAILED"}}
    ]}}
    """

  @Test("puts its entries into the history, to look at, and sends nothing")
  func history() async throws {
    let asked = Asked()
    let talk = try await asked.talk()
    try talk.folder.write(Self.har, to: "it.har")
    await talk.say("get http://h.test/before")
    let answer = await talk.say("open it.har")
    #expect(
      answer.flat.contains("left out: 1 entry of data: URLs, which nobody is asked for"), "\(answer.text)")
    #expect(answer.flat.contains("left out: 2 entries of wss: URLs, which are no requests and answers"))
    #expect(answer.flat.contains("requests 2 to 3 of the history now, to look at; nothing was sent"))
    #expect(asked.lines == ["GET /before"] && answer.outcome == .ok)
    #expect(await talk.say("$2.name").outText.contains("ada"))
    #expect(await talk.say("history").text.contains("/users/7"))
    for line in ["request 2", "history", "curl 2", "show 2"] {
      #expect(!(await talk.say(line).text.contains("s3cr3t")), "\(line)")
    }
    #expect(asked.all.count == 1)
  }

  @Test("other JSON is opened as before, and a broken one is told with its place")
  func others() async throws {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain)
    try talk.folder.write(#"{"log": 1}"#, to: "a.json")
    #expect(await talk.say("open a.json", ".log").outText == "1\n")
    try talk.folder.write(#"{"log": {"entries": [{"request": {}}]}}"#, to: "b.har")
    #expect(await talk.say("open b.har").flat.contains("b.har:1:"))
    try talk.folder.write(#"{"log": {"entries": []}}"#, to: "c.har")
    #expect(await talk.say("open c.har").flat.contains("c.har has no requests"))
    try talk.folder.write(#"{"log": {"entries": [{"#, to: "d.har")
    #expect(await talk.say("open d.har").status != 0 && asked.all.isEmpty)
    #expect(await talk.say("run d.har").status != 0 && asked.all.isEmpty)
  }

  @Test("run sends only those that are picked, and says what it leaves out")
  func picks() async throws {
    let asked = Asked()
    let talk = try await asked.talk { $0.confirm = { _ in true } }
    try talk.folder.write(Self.har, to: "it.har")
    let answer = await talk.say("run it.har 1")
    #expect(asked.lines == ["GET /users/7"], "\(answer.text)")
    #expect(answer.flat.contains("left out: 2 entries of wss: URLs"))
    let list = await talk.say("run it.har --list")
    #expect(list.outText.contains("2  POST http://h.test/no") && asked.all.count == 1, "\(list.text)")
    #expect(await talk.say("run it.har 7").flat.contains("there is no request 7; there are 2"))
  }
}
