import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusServices

@Suite("Beginning a project of another", .paced)
struct QiitaImportProjectTests {
  @Test("what is said is sent under the names of the API, and nothing else")
  func sent() throws {
    let project = Qiita.ImportProject(
      name: "n", markdown: "b", userId: "tsubame", archived: true, tags: [Qiita.Tag(name: "Swift")])
    let request = try APIClient(service: Qiita(), transport: StubTransport()).request(for: project)
    #expect(request.method == .post && request.url.target.hasSuffix("/imported_projects"))
    #expect(
      bodyText(request)
        == #"{"name":"n","body":"b","user_id":"tsubame","archived":true,"tags":[{"name":"Swift","versions":[]}]}"#
    )
  }

  @Test("it needs a name, a text and who began it", arguments: ["name", "body", "user_id"])
  func missing(_ name: String) throws {
    var words: [String: JSONValue] = ["name": "n", "body": "b", "user_id": "tsubame"]
    words[name] = nil
    let wrong = words
    #expect(throws: JSONDecodingError.self) { try Qiita.ImportProject(values: wrong) }
  }
}
