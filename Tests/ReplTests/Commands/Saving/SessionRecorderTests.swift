import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What a recorder writes", .paced)
struct SessionRecorderTests {
  @Test("what a line asked for only when it was recorded is marked, so that nobody misses its line")
  func otherWays() async throws {
    let talk = try await Talk(to: Talk.terminal)
    // A password that is a word of a line, which has a placeholder in its place then.
    for line in ["record it", "auth basic me:post", "get /echo?a=1", "post /echo b=1"] {
      await talk.say(line)
    }
    let end = await talk.say("record off")
    let recording = try #require(talk.folder.text(of: "it.session.har"))
    #expect(end.text.contains("goes another way"), "\(end.text)")
    #expect(recording.contains(#","_unasked":true"#), "\(recording)")
    #expect(await talk.say("replay it").outcome == .ok)
    // As older versions wrote it.
    try talk.folder.write(recording.replacing(#","_unasked":true"#, with: ""), to: "it.session.har")
    #expect(await talk.say("replay it").outcome == .ok)
  }
}
