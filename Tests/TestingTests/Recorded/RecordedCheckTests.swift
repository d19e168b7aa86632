import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTesting
import Testing

@Suite("Whether what was recorded still decodes", .paced)
struct RecordedCheckTests {
  private func recorded() async throws -> (folder: TestFolder, path: String) {
    let folder = try TestFolder()
    let server = StubServer()
    server.answer(.get, "/v1/users/octocat", with: .text(#"{"login": "octocat", "id": 1}"#))
    server.answer(.get, "/v1/users/bad", with: .text(#"{"login": "bad", "id": "x"}"#))
    server.answer(.get, "/v1/users/gone", with: .text(#"{"message": "no such user"}"#, status: 404))
    server.answer(.get, "/v1/other", with: .status(204))
    let path = folder.path + "/hub.har"
    let recorder = try RecordedTransport(path, mode: .recordOnce(over: server))
    for name in ["users/octocat", "users/bad", "users/gone", "other"] {
      _ = try await recorder.send(Request(url: try WebURL("https://hub.example/v1/\(name)")))
    }
    return (folder, path)
  }

  @Test("each recording of a path is read as its endpoint, errors as the documented error")
  func decodes() async throws {
    let (folder, path) = try await recorded()
    var check = try RecordedCheck(path, of: Hub())
    #expect(check.decode(HubUser(login: "any"), at: "/users/{login}") == 3)
    #expect(check.mismatches.map(\.request) == ["GET https://hub.example/v1/users/bad"])
    let problem = try #require(check.mismatches.first)
    #expect("\(problem)".contains("HubUser") && problem.message.contains("decode.type"))
    #expect(check.unread == ["GET https://hub.example/v1/other"])
    withExtendedLifetime(folder) {}
  }

  @Test("without a path it is the endpoint's own")
  func ownPath() async throws {
    let (folder, path) = try await recorded()
    var check = try RecordedCheck(path, of: Hub())
    #expect(check.decode(HubUser()) == 1 && check.mismatches.isEmpty && check.unread.count == 3)
    #expect(check.decode(NewNote(text: "")) == 0)
    withExtendedLifetime(folder) {}
  }
}
