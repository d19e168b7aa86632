import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Descriptions that APIs name themselves", .paced)
struct SessionDescriptionsTests {
  private let asked = Asked { request in
    let linked = HeaderFields([
      HeaderField(name: "Content-Type", value: "application/json"),
      HeaderField(name: "Link", value: "</own.json>; rel=\"service-desc\""),
    ])
    switch request.url.path {
    case "/own.json":
      return .response(
        status: 200,
        body: #"{"openapi": "3.0.0", "info": {"title": "Own", "version": "1"}, "paths": {"/a": {"get": {}}}}"#
      )
    case "/a": return .response(status: 200, headers: linked, body: "{}")
    default: return .response(status: 404, body: "{}")
    }
  }

  @Test("are hinted at after an answer that says so, found at once, and hinted at no more")
  func hint() async throws {
    let talk = try await asked.talk()
    await talk.say("auth bearer secret-99")
    #expect(await talk.say("get /a").text.contains("this API says where it is described: spec discover"))
    let found = await talk.say("spec discover")
    #expect(found.text.contains("get http://h.test/own.json  a description") && found.text.contains("Own 1"))
    #expect(asked.lines == ["GET /a", "GET /own.json"])
    #expect(asked.last?.headers.contains("Authorization") == false)
    #expect(await talk.say("get /a").text.contains("spec discover") == false)
    #expect(await talk.say("ls").text.contains("a"))
  }

  @Test("of the practice API are found as any other")
  func practice() async throws {
    let talk = try await Talk()
    #expect(await talk.say("spec discover").text.contains("/openapi.json  a description"))
  }

  @Test("are looked up in a directory that can be set")
  func directory() async throws {
    let talk = try await asked.talk()
    #expect(await talk.say("set").text.contains("spec-directory  none"))
    await talk.say("set spec-directory https://u:p@dir.test/list.json")
    #expect(await talk.say("set").text.contains("https://dir.test/list.json"))
    #expect(await talk.say("set spec-directory nonsense").status == 2)
    await talk.say("spec find x")
    #expect(asked.last?.url.text == "https://dir.test/list.json")
    await talk.say("unset spec-directory", "spec find x")
    #expect(asked.last?.url.text == "https://api.apis.guru/v2/list.json")
  }
}
