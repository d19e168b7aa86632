import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusText
import Testing

@testable import ApusRepl

@Suite("`verify`", .paced)
struct VerifyCommandTests {
  private static let gitHub = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17"

  private func talk() async throws -> Talk {
    let stub = StubTransport { _ in
      .response(
        status: 200, headers: ["Content-Type": "text/plain", "X-Hub-Signature-256": Self.gitHub],
        body: "Hello, World!")
    }
    return try await Talk(
      transport: stub, variables: ["SECRET": "It's a Secret to Everybody", "OTHER": "canary-1234"],
      base: "http://a.test")
  }

  @Test("the last answer's header is held against its body")
  func answer() async throws {
    let talk = try await talk()
    await talk.say("get /hook")
    let line = "verify hmac X-Hub-Signature-256 env:SECRET --value sha256={signature}"
    #expect(await talk.say(line).outText == "the signature is the key's\n")
    let other = await talk.say("verify hmac X-Hub-Signature-256 env:OTHER --value sha256={signature}")
    #expect(other.code == "sign.mismatch" && !other.text.contains("canary"))
    #expect(
      await talk.say("verify hmac X-Hub env:SECRET").notes.contains("the last answer has no header X-Hub"))
  }

  @Test("a moment is told as a date, with how long ago it was")
  func moments() {
    for (now, words) in [
      (60, "1970-01-01T00:00:00Z, 60 s ago"), (600, "1970-01-01T00:00:00Z, 10 min ago"),
      (8_000, "1970-01-01T00:00:00Z, 2 h ago"), (100_000_000, "1970-01-01T00:00:00Z, 3 y ago"),
      (-5, "1970-01-01T00:00:00Z, which is 5 s ahead"),
    ] {
      #expect(VerifyCommand.words(of: 0, at: now).text == ", and says it was made at \(words)")
    }
    #expect(VerifyCommand.words(of: .min, at: 0).text.hasSuffix("at -9223372036854775808"))
  }

  @Test("a file and a text stand in for the answer")
  func file() async throws {
    let talk = try await talk()
    try talk.folder.write("Hello, World!", to: "hook.json")
    let line =
      "verify hmac X env:SECRET --value sha256={signature} --body hook.json --signature \(Self.gitHub)"
    #expect(await talk.say(line).outText == "the signature is the key's\n")
    try talk.folder.write("Hello, World", to: "hook.json")
    #expect(await talk.say(line).code == "sign.mismatch")
    #expect(await talk.say("verify hmac X env:SECRET --body nowhere --signature x").code == "usage.argument")
    let wrong = await talk.say("verify hmac X env:SECRET --sign {y} --body hook.json --signature x").notes
    #expect(wrong.contains("\n   | \(String(repeating: " ", count: 32))^^^\n"), "\(wrong)")
  }
}
