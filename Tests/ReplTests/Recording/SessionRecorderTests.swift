import FolderTestSupport
import PacingTestSupport
import Testing

@testable import Repl

@Suite("What a recorder writes", .paced)
struct SessionRecorderTests {
  @Test("what a line asked for only when it was recorded is marked, so that nobody misses its line")
  func otherWays() async throws {
    let talk = try await Talk(to: Talk.terminal)
    try talk.folder.write("{\"a\": 1}", to: "a.json")
    for line in ["record it", "get /echo?a=1", "post /echo @\(talk.folder.path)/a.json"] {
      await talk.say(line)
    }
    let end = await talk.say("record off")
    let recording = try #require(talk.folder.text(of: "it.session.har"))
    #expect(end.text.contains("goes another way") == recording.contains(#""_unasked":true"#), "\(end.text)")
    #expect(end.text.contains("goes another way"), "\(end.text)")
    #expect(await talk.say("replay it").outcome == .ok)
    // As older versions wrote it.
    try talk.folder.write(recording.replacing(#","_unasked":true"#, with: ""), to: "it.session.har")
    #expect(await talk.say("replay it").outcome == .ok)
  }
}
