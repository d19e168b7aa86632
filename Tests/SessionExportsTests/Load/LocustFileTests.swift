import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusSurroundings

@Suite("Sessions as users of Locust", .paced)
struct LocustFileTests {
  @Test("each session is a class, secrets are the environment's, and what is left out is told")
  func file() async throws {
    let talk = try await Asked(body: #"{"id": 7}"#).talk(to: .plain)
    await talk.say("get /a Authorization:'Bearer tulip-4711-tulip'", "let id = .id", "get /a/{{id}}", ".id")
    await talk.say("save one", "save two")
    let answer = await talk.say("export locust one two")
    #expect(answer.status == 0)
    for part in [
      "class OneUser(HttpUser):", "class TwoUser(HttpUser):", "name=\"/a/{{id}}\"", "SECRETS[\"",
      "left out: 1 line that only looks", "to be set before it runs: ",
    ] {
      #expect(answer.text.contains(part), "\(part) in \(answer.text)")
    }
    #expect(!answer.text.contains("tulip"))
  }

  @Test("rows give variables, and a file without names in its first line is refused")
  func rows() async throws {
    let talk = try await Asked().talk(to: .plain)
    await talk.say("let uid = 1", "get /users/{{uid}}", "save demo")
    try talk.folder.write("uid,name\n1,ann\n2,bob\n", to: "users.csv")
    let text = await talk.say("export locust demo --rows users.csv").text
    #expect(text.contains("ROWS = rows(\"users.csv\")") && text.contains("dict(next(ROWS))"), "\(text)")
    #expect(text.contains("\"/users/\" + encoded(v[\"uid\"])"))
    try talk.folder.write("1 2,3\n", to: "users.csv")
    let refused = await talk.say("export locust demo --rows users.csv")
    #expect(refused.status == 2 && refused.text.contains("users.csv:1: expected names of variables"))
    #expect(await talk.say("export locust demo --rows nowhere.csv").status == 2)
  }

  @Test("a session that asks nothing is no load")
  func nothing() async throws {
    let talk = try await Asked().talk(to: .plain)
    await talk.say("let a = 1", "save demo")
    let answer = await talk.say("export locust demo")
    #expect(answer.status == 2 && answer.text.contains("has no request that was answered"), "\(answer.text)")
  }
}
