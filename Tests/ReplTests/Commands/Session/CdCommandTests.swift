import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The place under the base", .paced)
struct CdCommandTests {
  @Test(
    "is followed down, up and back as in a shell, and never above the base",
    arguments: [
      ("cd a/b", "/v1/a/b"), ("cd /a", "/v1/a"), ("cd a; cd b", "/v1/a/b"), ("cd a/b; cd ..", "/v1/a"),
      ("cd a; cd ../../..", "/v1"), ("cd a/./b/", "/v1/a/b"), ("cd a; cd b; cd -", "/v1/a"),
      ("cd a; cd", "/v1"),
      ("cd a; cd -; cd -", "/v1/a"), ("let p = x; cd {{p}}/y", "/v1/x/y"), ("cd -", "/v1"),
      ("cd a//b", "/v1/a/b"),
    ])
  func places(_ lines: String, _ path: String) async throws {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain, base: "http://h.test/v1")
    for line in lines.split(separator: "; ") { #expect(await talk.say(String(line)).outcome == .ok) }
    #expect(await talk.say("pwd").outText == "http://h.test\(path)\n")
    await talk.say("get x")
    #expect(asked.lines == ["GET \(path)/x"])
  }

  @Test("may be on another origin, and `-` leads back to the base before")
  func elsewhere() async throws {
    let talk = try await Asked().talk(to: .plain)
    await talk.say("cd a")
    #expect(await talk.say("cd http://other.test/b").notes == "http://other.test/b\n")
    #expect(await talk.say("base").outText == "http://other.test/b\n")
    #expect(await talk.say("cd -").notes == "http://h.test/a\n")
  }

  @Test(
    "stays where it is when the line makes no sense",
    arguments: ["a b", "{{nobody}}", "http://[", "users/{id}"])
  func mistakes(_ text: String) async throws {
    let talk = try await Asked().talk(to: .plain)
    await talk.say("cd a")
    #expect(await talk.say("cd \(text)").status == 2)
    #expect(await talk.say("pwd").outText == "http://h.test/a\n")
  }
}
