import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("Bodies that go to a file", .paced)
struct SavedBodyTests {
  @Test(
    "what is no success leaves the old file as it was, and nothing beside it but what was cut",
    arguments: [
      ("get /status/404", "http.404"), ("get /status/503", "http.503"),
      ("get /faults/body.truncated", "body.truncated"), ("get /faults/body.encoding", "body.encoding"),
      ("get http://127.0.0.1:1/", "network.refused"),
      ("get /bytes/9 --proxy http://127.0.0.1:1", "proxy.failed"),
    ])
  func kept(_ line: String, _ code: String) async throws {
    let talk = try await Talk()
    await talk.say("get /bytes/9 -o file")
    let old = talk.folder.contents(of: "file")
    #expect(old?.count == 9)
    let answer = await talk.say("\(line) -o file")
    #expect(answer.code == code)
    #expect(!answer.text.contains("kept what had arrived"), "\(answer.text)")
    #expect(talk.folder.contents(of: "file") == old)
    #expect(
      talk.folder.names.filter { $0.hasPrefix("file") }
        == (code == "body.truncated" ? ["file", "file.part"] : ["file"]))
  }
}
