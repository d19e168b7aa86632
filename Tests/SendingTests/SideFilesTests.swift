import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What a pasted line has written beside the body", .paced)
struct SideFilesTests {
  @Test("requests behind --next go out one after the other, each with its own options")
  func next() async throws {
    let talk = try await Talk()
    let url = talk.server.baseURL
    let answer = await talk.say(
      "curl -d a=1 \(url)/echo --next \(url)/echo -H 'X-A: 1' --next -I \(url)/echo")
    #expect(answer.outcome == .ok)
    let lines = await talk.say("history").text
    #expect(lines.contains("POST") && lines.contains("GET") && lines.contains("HEAD"), "\(lines)")
    let shown = await talk.say("$2.headers").text
    #expect(shown.lowercased().contains("x-a"), "\(shown)")
  }

  @Test("what makes one request of a line takes no second one")
  func onlyOne() async throws {
    let talk = try await Talk()
    let answer = await talk.say("preview curl http://a.test --next http://b.test")
    #expect(answer.text.contains("expected one request; this is a second"), "\(answer.text)")
    #expect(await talk.say("curl http://a.test --next").text.contains("expected a URL after curl"))
  }

  @Test("-w stands behind the body, -D in a file, and cookies in another")
  func files() async throws {
    let talk = try await Talk()
    let url = talk.server.baseURL
    let answer = await talk.say("curl -s \(url)/echo -o /dev/null -D heads -c jar -w '<%{http_code}>\\n'")
    #expect(answer.outcome == .ok && answer.text.contains("<200>\n"), "\(answer.text)")
    #expect(talk.folder.text(of: "heads")?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
    #expect(talk.folder.text(of: "jar")?.hasPrefix("# Netscape HTTP Cookie File\n") == true)
  }

  @Test("a transfer that fails has -w written all the same")
  func failed() async throws {
    let answer = await (try await Talk()).say("curl http://127.0.0.1:1/ -w '<%{http_code}>'")
    #expect(answer.outcome != .ok && answer.text.contains("<000>"), "\(answer.text)")
  }
}
