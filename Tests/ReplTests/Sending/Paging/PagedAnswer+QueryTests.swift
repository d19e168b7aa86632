import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRepl

@Suite("The next page as another query", .paced)
struct PagedAnswerQueryTests {
  private func answer(_ body: String, _ query: String = "q=1") throws -> PagedAnswer {
    try #require(PagedAnswer(Record("http://h.test/l?\(query)", body), in: Session()))
  }

  @Test("has the token where its parameter is known, and keeps what else was asked")
  func tokens() throws {
    #expect(
      try answer(#"{"nextPageToken": "a b"}"#, "pageToken=old&q=1").nextByToken?.reference
        == "?q=1&pageToken=a%20b")
    #expect(try answer(#"{"metadata": {"continue": "x"}}"#).nextByToken?.rule == ".metadata.continue")
    for body in [
      #"{"next_cursor": ""}"#, #"{"next_cursor": 0}"#, #"{"next_cursor": null}"#, #"{"next_token": "x"}"#,
    ] {
      #expect(try answer(body).nextByToken == nil, "\(body)")
    }
    #expect(try answer(#"{"next_token": "x"}"#).tokens.first?.field.name == ".next_token")
  }

  @Test("has the id of the last element where that is how a list is asked for")
  func lastIDs() throws {
    let list = #"{"object": "list", "data": [{"id": "a"}, {"id": 7}], "has_more": true}"#
    #expect(try answer(list).nextByLastID?.reference == "?q=1&starting_after=7")
    #expect(try answer(list).nextByLastID?.rule == ".has_more and the last id")
    for body in [
      list.replacing("true", with: "false"), list.replacing("\"list\"", with: "\"page\""),
      #"{"object": "list", "data": [1], "has_more": true}"#,
      #"{"object": "list", "data": [], "has_more": true}"#,
    ] {
      #expect(try answer(body).nextByLastID == nil, "\(body)")
    }
  }

  @Test(
    "goes on where the list ends, when it is known where that is",
    arguments: [
      (#"{"items": [1, 2], "offset": 4, "limit": 2}"#, "q=1", "?q=1&offset=6"),
      (#"{"items": [1, 2], "skip": 0, "total": 3}"#, "q=1", "?q=1&skip=2"),
      (#"{"items": [1, 2], "total": 9}"#, "offset=3", "?offset=5"),
      (#"{"items": [1, 2], "offset": 0, "limit": 5}"#, "q=1", nil),
      (#"{"items": [1], "offset": 2, "total": 3}"#, "q=1", nil),
      (#"{"items": [], "offset": 0, "total": 9}"#, "q=1", nil),
      (#"{"items": [1], "total": 9}"#, "offset=x", nil),
      (#"{"items": [1], "offset": -1, "total": 9}"#, "q=1", nil),
    ] as [(String, String, String?)])
  func offsets(_ body: String, _ query: String, _ expected: String?) throws {
    #expect(try answer(body, query).nextByOffset?.reference == expected)
  }

  @Test(
    "has the next number, or the one after this page's where there are more",
    arguments: [
      (#"{"next_page": 3}"#, "?q=1&page=3"), (#"{"page": 1, "pages": 2}"#, "?q=1&page=2"),
      (#"{"meta": {"current_page": 4, "last_page": 5}}"#, "?q=1&page=5"), (#"{"next_page": 1}"#, nil),
      (#"{"page": 2, "pages": 2}"#, nil), (#"{"page": 0, "pages": 2}"#, nil), (#"{"page": 1}"#, nil),
    ] as [(String, String?)])
  func numbers(_ body: String, _ expected: String?) throws {
    #expect(try answer(body).nextByNumber?.reference == expected)
  }
}
