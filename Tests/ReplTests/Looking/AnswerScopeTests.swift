import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("The answers that rules look at", .paced)
struct AnswerScopeTests {
  @Test("measure pages one by one by what is described, and tell on which page something does not fit")
  func misfits() async throws {
    let transport = StubTransport { request in
      let page = request.url.queryItems.first { $0.name == "page" }?.value ?? "1"
      let items = page == "2" ? #"[{"id": 1}, {"id": "x"}]"# : page == "4" ? "[]" : #"[{"id": 1}]"#
      return .response(status: 200, body: "{\"items\": \(items)}")
    }
    let talk = try await Talk(transport: transport, base: "http://example.test/v1")
    let item = #"{"type":"object","properties":{"id":{"type":"integer"}}}"#
    let schema = #"{"type":"object","properties":{"items":{"type":"array","items":\#(item)}}}"#
    try talk.folder.write(
      #"""
      {"openapi":"3.0.0","paths":{"/list":{"get":{
        "parameters":[{"name":"page","in":"query","schema":{"type":"integer"}}],
        "responses":{"200":{"description":"x","content":{"application/json":{"schema":\#(schema)}}}}}}}}
      """#, to: "api.json")
    await talk.say("spec api.json", "get /list --all-pages")
    let wrong = await talk.say("expect schema")
    #expect(
      wrong.flat.contains(#"found page 2: .items[1].id: expected integer, found "x""#), "\(wrong.text)")
    await talk.say("get /list?page=3 --all-pages")
    #expect(await talk.say("expect schema").status == 0)
    await talk.say("get /list?page=2")
    #expect(await talk.say("expect schema").flat.contains("found .items[1].id: expected integer"))
  }
}
