import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusServices

@Suite("Posting an article", .paced)
struct QiitaPostItemTests {
  @Test("the tags of an article are words, with versions behind a colon")
  func tags() throws {
    let item = try Qiita.PostItem(values: ["title": "t", "body": "b", "tags": ["Swift:5.10,6.2", "Linux"]])
    #expect(item.tags == [Qiita.Tag(name: "Swift", versions: ["5.10", "6.2"]), Qiita.Tag(name: "Linux")])
    #expect(item.isPrivate && !item.tweets)
  }

  @Test("a tag may have versions, and is a word whatever it is")
  func oddTags() throws {
    let words: JSONValue = ["Swift:", "a:b:c", ":1", ""]
    let item = try Qiita.PostItem(values: ["title": "t", "body": "b", "tags": words])
    #expect(item.tags.map(\.name) == ["Swift", "a", "1", ""])
    #expect(item.tags.map(\.versions) == [[], ["b:c"], [], []])
  }

  @Test("what was said of its reach is sent, under the names of the API")
  func reach() throws {
    let item = Qiita.PostItem(title: "t", markdown: "b", tags: [], isPrivate: false, tweets: true)
    let request = try APIClient(service: Qiita(), transport: StubTransport()).request(for: item)
    #expect(request.method == .post && request.url.target.hasSuffix("/items"))
    #expect(bodyText(request) == #"{"title":"t","body":"b","tags":[],"private":false,"tweet":true}"#)
  }

  @Test("an article without a title, a body or tags is none", arguments: ["title", "body", "tags"])
  func missing(_ name: String) throws {
    var values: [String: JSONValue] = ["title": "t", "body": "b", "tags": ["Swift"]]
    values[name] = nil
    let wrong = values
    #expect(throws: JSONDecodingError.self) { try Qiita.PostItem(values: wrong) }
  }
}
