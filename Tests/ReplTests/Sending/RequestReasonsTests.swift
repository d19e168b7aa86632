import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Why a line of a request is there", .paced)
struct RequestReasonsTests {
  @Test("a base, a header that a profile brought is the profile's until another is set")
  func profile() async throws {
    let home = try TestFolder()
    let talk = try await Talk(
      transport: StubTransport(body: "{}"), variables: ["HOME": home.path], base: "http://api.test")
    await talk.say("X-Kept:1", "profile save work", "profile use work")
    let text = await talk.say("preview --why get /x").outText
    #expect(
      text.contains("profile work  X-Kept: 1") && text.contains("profile work  Host: api.test"), "\(text)")
    #expect(await talk.say("X-Kept:2", "preview --why get /x").outText.contains("session line  X-Kept: 2"))
  }

  @Test("a base and a type that a description tells are the description's")
  func description() async throws {
    let text = #"""
      {"openapi":"3.0.0","paths":{"/x":{"post":{"requestBody":{"content":{"application/vnd.x+json":{}}}}}}}
      """#
    let talk = try await Talk(
      transport: StubTransport { request in
        .response(status: 200, body: request.url.path == "/openapi.json" ? text : "{}")
      }, flags: { $0.usesPractice = false })
    await talk.say("spec http://api.test/openapi.json")
    let why = await talk.say("preview --why post /x a=1").outText
    #expect(why.contains("description  Host: api.test"), "\(why)")
    #expect(why.contains("description  Content-Type: application/vnd.x+json"), "\(why)")
  }
}
