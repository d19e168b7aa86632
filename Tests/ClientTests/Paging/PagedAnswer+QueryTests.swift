import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Pages that are asked for with another query", .paced)
struct PagedAnswerQueryTests {
  @Test("keep what else was asked for, and have each parameter once")
  func others() throws {
    let paged = try answered(#"{"items":[1],"next_cursor":"x"}"#, to: "http://h.test/l?cursor=0&q=a%2Cb")
      .paged
    #expect(try paged.url("next") == "http://h.test/l?q=a%2Cb&cursor=x")
  }

  @Test("take the parameter that the description has, and none where it has none that fits")
  func described() throws {
    let (exchange, _, root) = try answered(#"{"items":[1],"next_cursor":"x"}"#)
    func next(_ names: [String]) -> PageTarget? {
      PagedAnswer(exchange, root, described: DescribedQuery(names.map { ($0, nil) }))["next"]
    }
    #expect(next(["page_token"])?.place == .reference("?page_token=x"))
    #expect(next(["page_token", "cursor"])?.place == .reference("?cursor=x"))
    #expect(next(["q"]) == nil)
  }

  @Test(
    "are none where numbers leave no room for one",
    arguments: [
      #"{"items":[1],"offset":9223372036854775807,"limit":1}"#, #"{"items":[1],"offset":-1,"limit":1}"#,
      #"{"items":[],"offset":0,"limit":1,"total":5}"#, #"{"items":[1],"page":0,"pages":5}"#,
    ])
  func room(_ body: String) throws {
    #expect(try answered(body).paged["next"] == nil)
  }

  @Test("are none for what was asked with a body")
  func post() throws {
    let paged = try answered(#"{"items":[1],"next_cursor":"x"}"#, .text("q")).paged
    #expect(paged["next"] == nil && paged.unknownNext == ".next_cursor")
  }
}
