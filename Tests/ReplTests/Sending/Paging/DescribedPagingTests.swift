import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("Pages that only a description tells of", .paced)
struct DescribedPagingTests {
  /// A description of `GET /list` with these query parameters.
  private func talk(_ parameters: [String], body: String) async throws -> Talk {
    let talk = try await Talk(transport: StubTransport(body: body), base: "http://example.test/v1")
    let list = parameters.map { text in
      let parts = text.split(separator: "=")
      let usual = parts.count > 1 ? ",\"default\":\(parts[1])" : ""
      return "{\"name\":\"\(parts[0])\",\"in\":\"query\",\"schema\":{\"type\":\"string\"\(usual)}}"
    }
    try talk.folder.write(
      """
      {"openapi":"3.0.0","paths":{"/list":{"get":{"parameters":[\(list.joined(separator: ","))]}}}}
      """, to: "api.json")
    await talk.say("spec api.json")
    return talk
  }

  @Test(
    "are found by a cursor, or by the number of the page",
    arguments: [
      (["cursor"], #"{"items":[1],"next_cursor":"a b"}"#, "/list?q=1", "next", "/v1/list?q=1&cursor=a%20b"),
      (
        ["cursor"], #"{"items":[1],"next_cursor":"b"}"#, "/list?cursor=a&q=1", "next", "/v1/list?q=1&cursor=b"
      ),
      (["page_token"], #"{"meta":{"nextPageToken":7}}"#, "/list", "next", "/v1/list?page_token=7"),
      (["cursor"], #"{"items":[1],"next_cursor":null}"#, "/list", "next", nil),
      (["cursor", "page"], #"{"items":[1],"next_cursor":""}"#, "/list", "next", nil),
      (["q"], #"{"items":[1],"next_cursor":"b"}"#, "/list", "next", nil),
      (["page"], "[1]", "/list", "next", "/v1/list?page=2"), (["page"], "[]", "/list?page=3", "next", nil),
      (["page", "per_page=2"], "[1,2]", "/list?page=3", "next", "/v1/list?page=4"),
      (["page", "per_page=2"], "[1]", "/list?page=3", "next", nil),
      (["page", "per_page=2"], "[1]", "/list?per_page=1", "next", "/v1/list?per_page=1&page=2"),
      (["page"], "[1]", "/list?page=3", "prev", "/v1/list?page=2"), (["page"], "[1]", "/list", "prev", nil),
      (["page"], "[1]", "/list?page=3", "first", "/v1/list?page=1"), (["page"], "[1]", "/list", "last", nil),
      (["page"], "no JSON", "/list", "next", nil),
      (["page"], "[]", "/list?page=9223372036854775807", "next", nil),
      (["page"], "[1]", "/list?page=-9223372036854775808", "prev", nil),
    ] as [([String], String, String, String, String?)])
  func relation(
    _ parameters: [String], _ body: String, _ asked: String, _ relation: String, _ expected: String?
  ) async throws {
    let talk = try await talk(parameters, body: body)
    await talk.say("get \(asked)")
    let answer = await talk.say(relation)
    guard let expected else {
      #expect(answer.code == "usage.command", "\(answer.text)")
      return
    }
    #expect(answer.status == 0, "\(answer.text)")
    #expect(await talk.say("request").outText.hasPrefix("GET \(expected) HTTP/1.1"))
  }
}
