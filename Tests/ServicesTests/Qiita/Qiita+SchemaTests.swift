import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusServices

@Suite("Qiita's description of itself", .paced)
struct QiitaSchemaTests {
  @Test(
    "is asked for in Japanese or English, and nothing else is changed",
    arguments: [
      ("https://qiita.com/api/v2/schema", "ja", "https://qiita.com/api/v2/schema?locale=ja"),
      ("https://qiita.com/api/v2/schema", "de", "https://qiita.com/api/v2/schema?locale=en"),
      ("https://birds.qiita.com/api/v2/schema", "ja", "https://birds.qiita.com/api/v2/schema?locale=ja"),
      ("https://qiita.com/api/v2/schema?locale=en", "ja", "https://qiita.com/api/v2/schema?locale=en"),
      ("https://qiita.com/api/v2/items", "ja", "https://qiita.com/api/v2/items"),
      ("https://other.test/api/v2/schema", "ja", "https://other.test/api/v2/schema"),
    ])
  func languages(_ url: String, _ language: String, _ expected: String) throws {
    #expect(Qiita.schema(at: try WebURL(url), in: language).text == expected)
  }
}
