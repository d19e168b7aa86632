import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl

@Suite("What to type for who asks", .paced)
struct SecurityWordsTests {
  private static let text = """
    openapi: 3.0.3
    paths:
      /a: {get: {summary: A, security: [{key: [], token: []}, {}]}}
      /b: {get: {summary: B, security: []}}
      /c: {get: {summary: C}}
    components:
      securitySchemes:
        token: {type: http, scheme: bearer}
        key: {type: apiKey, in: header, name: X-Key}
        item: {type: apiKey, in: query, name: k}
        oauth: {type: oauth2, flows: {password: {tokenUrl: "https://t.test", scopes: {read: r}}}}
        login: {type: oauth2, flows: {authorizationCode: {tokenUrl: "/t", authorizationUrl: "/a", scopes: {}}}}
        alone: {type: oauth2, flows: {clientCredentials: {tokenUrl: "https://t.test", scopes: {}}}}
        open: {type: openIdConnect, openIdConnectUrl: "https://o.test"}
    """

  private func talk() async throws -> Talk {
    let talk = try await Talk(
      transport: StubTransport { _ in .response(status: 401, body: "{}") }, flags: { $0.usesPractice = false }
    )
    try talk.folder.write(Self.text, to: "api.yaml")
    await talk.say("base http://api.test")
    return talk
  }

  @Test("`spec` has a line for each scheme")
  func listed() async throws {
    let told = try await talk().say("spec api.yaml").notes
    for line in [
      "auth      token: ", "; auth bearer env:TOKEN",
      "key: header X-Key; auth header X-Key env:API_KEY",
      "item: query k; k=={{key}}",
      "oauth: OAuth 2, token from https://t.test, scopes read; auth bearer env:TOKEN",
      "login: OAuth 2, token from /t; auth oauth2 --client ID",
      "alone: OAuth 2, token from https://t.test; auth oauth2 --client ID --flow client --secret", "… 1 more",
    ] { #expect(told.contains(line), "\(told)") }
  }

  @Test("`help` says what an operation asks for, and what of it is set; so does an answer 401")
  func operations() async throws {
    let talk = try await talk()
    await talk.say("spec api.yaml", "auth header X-Key s3cr3t")
    let told = await talk.say("help get /a").outText
    #expect(told.contains("key: header X-Key; auth header X-Key env:API_KEY (set) and token:"), "\(told)")
    #expect(told.contains("(not set)") && told.contains("or nothing"), "\(told)")
    #expect(await talk.say("help get /b").outText.contains("nothing is asked for"))
    #expect(!(await talk.say("help get /c").outText.contains("auth")))
    let answer = await talk.say("get /a").notes
    #expect(answer.contains("as described, it asks for key: header X-Key"), "\(answer)")
  }
}
