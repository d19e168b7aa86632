import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusServices

@Suite("Publishing an article of another", .paced)
struct QiitaImportItemTests {
  private let words: [String: JSONValue] = [
    "title": "t", "body": "b", "user_id": "tsubame", "tags": ["Swift:6.2"],
  ]

  @Test("what is said is sent under the names of the API, and nothing else")
  func sent() throws {
    var words = words
    words["created_at"] = "2025-01-01T00:00:00+09:00"
    let item = try Qiita.ImportItem(values: words)
    let request = try APIClient(service: Qiita(), transport: StubTransport()).request(for: item)
    #expect(request.method == .post && request.url.target.hasSuffix("/imported_items"))
    #expect(
      bodyText(request)
        == #"{"title":"t","body":"b","user_id":"tsubame","tags":[{"name":"Swift","versions":["6.2"]}],"created_at":"2025-01-01T00:00:00+09:00"}"#
    )
  }

  @Test("it needs its writer and all that an article has", arguments: ["title", "body", "user_id", "tags"])
  func missing(_ name: String) throws {
    var words = words
    words[name] = nil
    let wrong = words
    #expect(throws: JSONDecodingError.self) { try Qiita.ImportItem(values: wrong) }
  }
}
