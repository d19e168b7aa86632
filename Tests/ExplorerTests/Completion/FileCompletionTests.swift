import ApusClient
import ApusFolderTestSupport
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("Names of files that Tab offers", .paced)
struct FileCompletionTests {
  private func offers(_ text: String) async throws -> [String] {
    let talk = try await Talk(transport: StubTransport(body: "{}"), base: "http://example.test")
    let knowledge = await talk.engine.knowledge()
    return knowledge.completion(of: text, at: text.utf8.count).candidates.map(\.text)
  }

  @Test(
    "files are completed behind every option and setting whose value may be one",
    arguments: [
      "get / --cert ", "get / --verify ", "get / --cacert ", "get / --cert-key ", "put / -T ",
      "get / --cacert=",
      "get / --unix-socket ", "set cacert ", "set cert ", "set cert-key ", "auth bearer file:", "curl -T ",
      "curl -D ", "curl -c ", "http --cert ",
    ])
  func filesOfOptions(_ start: String) async throws {
    let folder = try TestFolder()
    for name in ["me.key", "me.pem"] { try folder.write("x", to: name) }
    let offered = try await offers(start + folder.path + "/me")
    #expect(offered == ["me.key", "me.pem"])
  }

  @Test(
    "no files are offered where a value is none", arguments: ["get / --retry ", "set tls ", "get / --data="])
  func noFiles(_ start: String) async throws {
    let folder = try TestFolder()
    try folder.write("x", to: "me.pem")
    #expect(try await offers(start + folder.path + "/me").isEmpty)
  }
}
