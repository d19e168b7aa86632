import APIClient
import JSON
import PacingTestSupport
import Testing

@testable import Services

@Suite("Posting an article", .paced)
struct QiitaPostItemTests {
  @Test("the tags of an article are words, with versions behind a colon")
  func tags() throws {
    let item = try Qiita.PostItem(values: ["title": "t", "body": "b", "tags": ["Swift:5.10,6.2", "Linux"]])
    #expect(item.tags == [Qiita.Tag(name: "Swift", versions: ["5.10", "6.2"]), Qiita.Tag(name: "Linux")])
    #expect(item.isPrivate && !item.tweets)
  }
}
