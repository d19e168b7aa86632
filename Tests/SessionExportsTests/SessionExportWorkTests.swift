import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusSurroundings

@Suite("Sessions on their way out", .paced)
struct SessionExportWorkTests {
  @Test(
    "a secret that was left in a file by hand is in no export",
    arguments: ["html", "svg", "cast", "locust", "k6"])
  func secrets(kind: String) async throws {
    let talk = try await Asked(body: #"{"id": 7, "password": "orchid-99-orchid"}"#).talk(to: .plain)
    await talk.say("get /a Authorization:'Bearer tulip-4711-tulip'", "tree", "save demo")
    let har = try #require(talk.folder.text(of: "demo.session.har"))
    #expect(har.contains("{{secret:password}}"))
    try talk.folder.write(
      har.replacing("{{secret:password}}", with: "orchid-99-orchid"), to: "demo.session.har")
    let document = try #require(talk.folder.text(of: "demo.session.md"))
    try talk.folder.write(
      document.replacing("{{secret:Authorization}}", with: "tulip-4711-tulip"), to: "demo.session.md")
    let answer = await talk.say("export \(kind) demo")
    #expect(answer.status == 0, "\(answer.text)")
    #expect(!answer.text.contains("orchid") && !answer.text.contains("tulip"), "\(answer.text)")
  }

  @Test("nothing is asked while something is exported")
  func silence() async throws {
    let asked = Asked(body: #"{"id": 7}"#)
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /a", "let id = .id", "get /a/{{id}}", "save demo")
    let count = asked.all.count
    for kind in ["html", "svg", "cast", "locust", "k6"] { await talk.say("export \(kind) demo") }
    #expect(asked.all.count == count)
  }

  @Test("what the session itself declares to be secret is in no export")
  func declared() async throws {
    let talk = try await Asked(body: #"{"id": 7, "customerNumber": "orchid-99-orchid"}"#).talk(to: .plain)
    await talk.say("get /a", "save demo")
    let text = try #require(talk.folder.text(of: "demo.session.md"))
    try talk.folder.write(
      text.replacing("cassette:", with: "redact: [body.customerNumber]\ncassette:"), to: "demo.session.md")
    for kind in ["html", "svg", "cast", "pact"] {
      let answer = await talk.say("export \(kind) demo")
      #expect(answer.status == 0 && !answer.text.contains("orchid"), "\(kind): \(answer.text)")
    }
  }
}
