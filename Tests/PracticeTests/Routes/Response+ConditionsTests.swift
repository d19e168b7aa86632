import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Conditions", .paced)
struct ResponseConditionsTests {
  private let path = "/qiita/api/v2/tags"

  @Test(
    "a tag that fits saves the body, weak or strong, one of several or any",
    arguments: ["", "W/", "\"a\", ", "*"])
  func fitting(_ how: String) throws {
    let bench = Bench()
    let first = try bench.get(path)
    let tag = try #require(first.fields.first("ETag"))
    let bare = tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
    let answer = try bench.get(path, Field("If-None-Match", how == "*" ? how : how + bare))
    #expect(answer.status == 304 && answer.text.isEmpty)
    #expect(answer.fields.first("ETag") == tag && answer.fields.first("Content-Type") == nil)
    #expect(answer.fields.first("Total-Count") == first.fields.first("Total-Count"))
  }

  @Test("another tag gets the whole, and what is no answer has no tag")
  func others() throws {
    let bench = Bench()
    #expect(try bench.get(path, Field("If-None-Match", "\"x\"")).status == 200)
    #expect(try bench.get("/qiita/api/v2/tags/none").fields.first("ETag") == nil)
  }
}
