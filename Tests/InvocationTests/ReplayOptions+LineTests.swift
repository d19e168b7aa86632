import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusSurroundings

@Suite("Options of a replay", .paced)
struct ReplayOptionsLineTests {
  @Test(
    "one that does nothing there is refused, with the line that it goes with",
    arguments: [
      ("replay --against http://h.test demo", "--live"), ("replay --base http://h.test demo", "--live"),
      ("replay --update --against http://h.test demo", "--live"),
      ("replay --live --accept-failures demo", "--update"),
      ("replay --update --strict demo", "--live"), ("replay --update --jobs 2 demo", "--live"),
    ])
  func refused(line: String, other: String) async throws {
    let answer = try await Asked().talk(to: .plain).say(line)
    #expect(answer.status == 2 && answer.text.contains("it goes with \(other)"), "\(answer.text)")
  }

  @Test("another server is a URL without a user, a query and a fragment", arguments: ["--base", "--against"])
  func servers(option: String) async throws {
    let talk = try await Asked().talk(to: .plain)
    for url in ["http://ann@h.test", "http://h.test?q=1", "http://h.test#a"] {
      let answer = await talk.say("replay --live \(option) \(url) demo")
      #expect(answer.status == 2 && answer.text.contains("expected a URL without"), "\(answer.text)")
    }
  }
}
