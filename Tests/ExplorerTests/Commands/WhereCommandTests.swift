import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("`where`", .paced)
struct WhereCommandTests {
  private func other(_ talk: Talk) -> String { "http://127.0.0.1:\(talk.server.otherPort)" }

  @Test("names every origin that a credential was sent to, and shows no value")
  func origins() async throws {
    let talk = try await Talk()
    #expect(await talk.say("where").notes == "no credential was sent by this session\n")
    await talk.say("get /echo X-Api-Key:S3CRETS3CRET", "get /echo X-Api-Key:S3CRETS3CRET")
    await talk.say("get \(other(talk))/echo X-Api-Key:S3CRETS3CRET", "get /echo")
    let said = await talk.say("where x-api-key")
    #expect(said.outText.contains("X-Api-Key\n  \(talk.server.baseURL)  2 times, 20"), "\(said.text)")
    #expect(said.outText.contains("  \(other(talk))  once, 20") && !said.text.contains("S3CRET"))
    #expect(await talk.say("where X-Other").notes == "nothing called X-Other was sent by this session\n")
  }

  @Test("knows a variable by its name, wherever it went, and a cookie")
  func names() async throws {
    let talk = try await Talk(variables: ["T": "S3CRETS3CRET"])
    await talk.say("let t = env:T", "get /echo X-Mine:{{t}}", "get /cookies/set?flavour=oat --follow")
    for name in ["X-Mine", "flavour"] {
      #expect(await talk.say("where \(name)").outText.contains(talk.server.baseURL), "\(name)")
    }
    #expect(await !talk.say("where").outText.contains("S3CRET"))
  }

  @Test("knows what is kept for a session by a name that no table has, and a token by its header alone")
  func kept() async throws {
    let talk = try await Talk()
    await talk.say("auth bearer S3CRETS3CRET", "X-Mine:plain", "mine==plain", "get /echo?token=S3CRETS4CRET")
    for name in ["x-mine", "mine", "token"] {
      #expect(await talk.say("where \(name)").outText.contains(talk.server.baseURL), "\(name)")
    }
    let all = await talk.say("where").outText
    let names = all.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(names == ["Authorization", "token"], "\(all)")
  }

  @Test("says of a redirect whom it led to, and only what went there")
  func redirected() async throws {
    let talk = try await Talk()
    await talk.say("get /redirect-to url==\(other(talk))/echo X-Api-Key:S3CRETS3CRET --follow")
    #expect(await !talk.say("where").outText.contains(other(talk)))
    await talk.say(
      "get /redirect-to url==\(other(talk))/echo X-Api-Key:S3CRETS3CRET --follow --send-headers-anyway")
    #expect(await talk.say("where X-Api-Key").outText.contains(other(talk)))
  }

  @Test("says once how often something was repeated")
  func repeated() async throws {
    let talk = try await Talk()
    await talk.say("repeat 3 get /echo X-Api-Key:S3CRETS3CRET")
    #expect(await talk.say("where X-Api-Key").outText.contains("3 times, "))
  }
}
