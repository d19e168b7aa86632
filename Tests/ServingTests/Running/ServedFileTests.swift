import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusSurroundings
import ApusSystem
import Testing

@testable import ApusServing

@Suite("A file that is served", .paced)
struct ServedFileTests {
  @Test("a description is served behind its server's path, with the files beside it that it refers to")
  func description() async throws {
    let files = FileReader.fixed([
      "d/api.yaml": """
      openapi: 3.0.0
      info: {title: Shop, version: "2"}
      servers: [{url: https://h.test/v1}]
      paths:
        /a: {$ref: "paths/a.yaml"}
        /b: {$ref: "../b.yaml"}
      """,
      "d/paths/a.yaml": """
      get: {responses: {"200": {description: "", content: {text/plain: {example: "from beside"}}}}}
      """,
      "b.yaml": "get: {responses: {}}",
    ])
    let served = try await ServedFile("d/api.yaml", in: Environment(files: files))
    #expect(served.mount == "/v1" && served.summary == "d/api.yaml: Shop 2, 1 operation")
    let answer = try #require(served.source.answer(MockRequest("GET", "/v1/a")))
    #expect(String(decoding: answer.body, as: UTF8.self) == "from beside\n")
  }

  @Test("a session is served as it was recorded, and a HAR file too")
  func recordings() async throws {
    let talk = try await Talk()
    await talk.say("record one")
    await talk.say("get /github/users/octocat")
    await talk.say("record off")
    let environment = Environment(files: .disk(home: nil))
    for (end, count) in [("session.md", 1), ("session.har", 1)] {
      let served = try await ServedFile(talk.folder.path + "/one." + end, in: environment)
      #expect(served.mount == nil && served.summary.hasSuffix(": \(count) recorded answer"))
      let answer = try #require(served.source.answer(MockRequest("GET", "/github/users/octocat")))
      #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self).contains("octocat"))
      #expect(!answer.fields.contains { $0.name.lowercased() == "content-length" })
    }
  }

  @Test("what is neither is refused with a reason", arguments: ["{}", "<html>", "", "get /a"])
  func refused(_ text: String) async {
    let environment = Environment(files: .fixed(["x.json": text]))
    let failure = await #expect(throws: CommandFailure.self) {
      try await ServedFile("x.json", in: environment)
    }
    #expect(failure?.message.hasPrefix("x.json ") == true, "\(failure?.message ?? "")")
    await #expect(throws: CommandFailure.self) { try await ServedFile("none.json", in: environment) }
  }
}
