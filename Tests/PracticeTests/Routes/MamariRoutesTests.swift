import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Mamari", .paced)
struct MamariRoutesTests {
  @Test("suggestions show how the query arrived, repeated keys and encoded characters included")
  func suggest() throws {
    try withServer { server in
      let path = "/mamari/api/suggest?query=%E9%9B%A2&at=2021-11-11T16%3A28%3A46%2B0900&tag=a&tag=b"
      let response = try get(server, path, "X-API-Version: 5")
      let body = try json(response)
      #expect((body["suggestionSearchQueries"] as? [String])?.first == "離")
      let received = try #require(body["received"] as? [String: Any])
      let query = try #require(received["query"] as? [[String: String]])
      #expect(query.map { $0["name"] } == ["query", "at", "tag", "tag"])
      #expect(query.map { $0["value"] } == ["離", "2021-11-11T16:28:46+0900", "a", "b"])
      #expect(response.text.contains("\"name\": \"X-API-Version\""))
    }
  }

  @Test("suggestions come in gzip to those who take it, errors too")
  func gzippedSuggestions() throws {
    try withServer { server in
      let response = try get(server, "/mamari/api/suggest?query=a", "Accept-Encoding: br, gzip")
      #expect(response.first("Content-Encoding") == "gzip")
      let text = String(decoding: try Inflate.gzip(response.body), as: UTF8.self)
      #expect(text.contains("\"suggestionSearchQueries\""))
      let missing = try get(server, "/mamari/api/suggest", "Accept-Encoding: gzip")
      #expect(missing.status == 400)
      #expect(String(decoding: try Inflate.gzip(missing.body), as: UTF8.self).contains("query.missing"))
    }
  }
}
