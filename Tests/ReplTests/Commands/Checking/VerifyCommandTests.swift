import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
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
  }
}
