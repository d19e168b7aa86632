import ApusFolderTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A body that somebody looks at")
struct BodyCommandTests {
  @Test("drives no terminal where it is a file's, and is as it is for a program")
  func file() async throws {
    let text = "{\"a\":\"x\u{9b}2J\u{202e}y\"}\r"
    let talk = try await Talk(to: Talk.terminal)
    try talk.folder.write(text, to: "evil.json")
    let seen = await talk.say("open evil.json", "body").text
    #expect(seen.contains(#"{"a":"x\u{9b}2J\u{202e}y"}"#), "\(seen)")
    #expect(!seen.unicodeScalars.contains { $0 == "\u{9b}" || $0 == "\u{202e}" || $0 == "\r" })
    let pipe = try await Talk()
    try pipe.folder.write(text, to: "evil.json")
    #expect(await pipe.say("open evil.json > /dev/null", "body").outText == text)
  }

  @Test("drives none where it was sent, and ends its line before what follows")
  func sent() async throws {
    let talk = try await Talk(to: Talk.terminal)
    try talk.folder.write("{\"a\":\"x\u{9b}2J\"}", to: "evil.json")
    await talk.say("open evil.json", "let x = .a")
    let seen = await talk.say("post /status/204 --raw {{x}} --print=Bh").text
    #expect(seen.contains("x\\u{9b}2J\n\nHTTP/1.1 204"), "\(seen)")
  }

  @Test("says of a file that it is not whole, where what came was not")
  func cut() async throws {
    let talk = try await Talk()
    await talk.say("get /faults/body.truncated")
    let answer = await talk.say("body > keep.json")
    #expect(answer.outcome == .ok && talk.folder.text(of: "keep.json")?.isEmpty == false, "\(answer.text)")
    #expect(answer.notes.contains("neither is the file: body.truncated"), "\(answer.notes)")
    await talk.say("get /bytes/9")
    #expect(await !talk.say("body > keep.json").notes.contains("not whole"))
  }
}
