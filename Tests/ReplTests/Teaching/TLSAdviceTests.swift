import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("What is advised where a certificate is not trusted", .paced)
struct TLSAdviceTests {
  private func talk(base: String) async throws -> Talk {
    try await Talk(
      transport: StubTransport { request in
        guard request.options.tls.authorities == nil else { return .response(status: 200, body: "{}") }
        return .failure(.tlsUntrusted, "the certificate is not trusted")
      }, base: base)
  }

  @Test(
    "works: `set cacert` where it is kept for the origin that failed, and the line's own option where it is not",
    arguments: [
      ("https://a.test", "get /x", "set cacert FILE"), ("", "get https://a.test/x", "set cacert FILE"),
      ("https://a.test", "get https://b.test/x q==1", "get https://b.test/x q==1 --cacert FILE"),
      ("http://a.test", "get https://a.test/x > f", "get https://a.test/x --cacert FILE > f"),
      ("https://a.test", "get https://a.test:8443/x", "get https://a.test:8443/x --cacert FILE"),
      ("http://a.test", "curl https://b.test/x", "base https://b.test"),
    ])
  func advised(_ base: String, _ line: String, _ advice: String) async throws {
    let talk = try await talk(base: base)
    let failure = await talk.say(line)
    #expect(failure.code == "tls.untrusted" && failure.notes.contains("try: \(advice)"), "\(failure.notes)")
    for explained in [await talk.say("explain").outText, await talk.say("explain 1").outText] {
      // There each line is to work as it stands, and nobody has a file of that name.
      #expect(explained.contains(advice.contains("FILE") ? "\n  help options" : advice), "\(explained)")
      #expect(!explained.contains("set cacert"), "\(explained)")
    }
    try talk.folder.write("x", to: "FILE")
    #expect(await talk.say(advice).status == 0)
    #expect(await talk.say(line).status == (advice.hasPrefix("get") || advice.hasPrefix("base") ? 1 : 0))
  }

  @Test("a secret of the line is not in it")
  func secret() async throws {
    let failure = await (try talk(base: "https://a.test")).say("get https://b.test/x -a ada:canary-1234")
    #expect(!failure.text.contains("canary") && failure.notes.contains("try: base https://b.test"))
  }

  @Test("without a base it works for an origin that was asked before, and not for another")
  func settled() async throws {
    let talk = try await talk(base: "")
    for name in ["one", "FILE"] { try talk.folder.write("x", to: name) }
    await talk.say("set cacert one", "get https://a.test/")
    #expect(await talk.say("get https://b.test/").notes.contains("try: get https://b.test/ --cacert FILE"))
  }

  @Test(
    "what is set without a base is for the first origin that is asked, from then on, and can be taken back")
  func withoutBase() async throws {
    let talk = try await talk(base: "")
    for name in ["one", "two"] { try talk.folder.write("x", to: name) }
    await talk.say("set cacert one", "get https://a.test/")
    #expect(await talk.say("set cacert two").notes.contains("for https://a.test only"))
    #expect(await talk.say("env").outText.contains("/two for https://a.test only"))
    #expect(await talk.say("get https://a.test/").status == 0)
    #expect(await talk.say("unset cacert", "get https://a.test/").status == 1)
  }

  @Test("`set verify` with a file names the option for that")
  func verify() async throws {
    let talk = try await talk(base: "https://a.test")
    try talk.folder.write("x", to: "own.pem")
    let refused = await talk.say("set verify own.pem")
    #expect(refused.status == 2 && refused.notes.contains("try: set cacert own.pem"), "\(refused.notes)")
    #expect(await talk.say("set cacert own.pem", "get /x").status == 0)
    #expect(await talk.say("set verify maybe").notes.contains("try: help set"))
  }

  @Test("of a description it is the option of `spec`, wherever that is")
  func description() async throws {
    let talk = try await talk(base: "https://a.test")
    try talk.folder.write("x", to: "FILE")
    let failure = await talk.say("spec https://b.test/api.json")
    #expect(failure.notes.contains("try: spec https://b.test/api.json --cacert FILE"), "\(failure.notes)")
    let trusting = await talk.say("spec https://b.test/api.json --cacert FILE")
    #expect(trusting.code == "decode.value" && !trusting.notes.contains("--cacert"), "\(trusting.notes)")
  }
}
