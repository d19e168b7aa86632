import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("What an answer says of its pages", .paced)
struct PagedAnswerTests {
  @Test("a Link goes before the body")
  func link() throws {
    let paged = try answered(
      #"{"items":[1],"next":"/l?p=9"}"#, headers: ["Link": "</l?p=2>; rel=next, </l?p=7>; rel=last"]
    ).paged
    #expect(try paged.url("next") == "http://h.test/l?p=2" && paged["next"]?.rule == "Link")
    #expect(try paged.url("last") == "http://h.test/l?p=7")
  }

  @Test(
    "that there is more is known where it is not known how to ask for it",
    arguments: [
      (#"{"items":[1],"next":"abc"}"#, ".next"), (#"{"items":[1],"next_token":"abc"}"#, ".next_token"),
      (#"{"items":[1],"hasMore":true}"#, ".hasMore"), (#"{"items":[1],"next":null}"#, nil),
      (#"{"items":[1],"next":"abc","has_more":false}"#, nil),
      (
        #"{"data":{"all":{"nodes":[1],"pageInfo":{"hasNextPage":true,"endCursor":"x"}}}}"#,
        ".data.all.pageInfo.hasNextPage"
      ),
    ] as [(String, String?)])
  func unknown(_ body: String, _ field: String?) throws {
    let paged = try answered(body).paged
    #expect(paged["next"] == nil && paged.unknownNext == field)
  }

  @Test("how many there are is said by the body, or else by the head")
  func total() throws {
    let count: HeaderFields = ["X-Total-Count": "9"]
    #expect(
      try answered(#"{"items":[1],"meta":{"total":5}}"#, headers: count).paged.total?.name == ".meta.total")
    let head = try answered("[1]", headers: count).paged.total
    #expect(head?.count == 9 && head?.name == "X-Total-Count")
    #expect(try answered("[1]").paged.total == nil)
  }
}
