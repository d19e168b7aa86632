import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("The rules by which answers tell of their pages", .paced)
struct PageRulesTests {
  @Test(
    "find the next page, and say which of them did",
    arguments: [
      (#"{"count":3,"next":"http://h.test/l?p=2","results":[1,2]}"#, "/l?p=2", ".next"),
      (#"{"items":[1,2],"next_url":"/l?p=2"}"#, "/l?p=2", ".next_url"),
      (#"{"data":[1,2],"links":{"next":"?p=2"}}"#, "/l?p=2", ".links.next"),
      (#"{"data":[1,2],"links":{"next":{"href":"/l?p=2"}}}"#, "/l?p=2", ".links.next"),
      (#"{"_embedded":{"a":[1,2]},"_links":{"next":{"href":"/l?p=2"}}}"#, "/l?p=2", "._links.next"),
      (
        #"{"value":[1,2],"@odata.nextLink":"http://h.test/l?$skip=2"}"#, "/l?$skip=2",
        #".["@odata.nextLink"]"#
      ),
      (#"{"value":[1,2],"nextLink":"http://h.test/l?p=2"}"#, "/l?p=2", ".nextLink"),
      (#"{"data":[1,2],"next_page_url":"http://h.test/l?page=2"}"#, "/l?page=2", ".next_page_url"),
      (#"{"calls":[1,2],"next_page_uri":"/l?Page=1"}"#, "/l?Page=1", ".next_page_uri"),
      (#"{"data":[1,2],"meta":{"next_page_url":"/l?p=2"},"other":[]}"#, "/l?p=2", ".meta.next_page_url"),
      (#"{"data":[1,2],"paging":{"next":"http://h.test/l?after=x"}}"#, "/l?after=x", ".paging.next"),
      (
        #"{"results":[1,2],"paging":{"next":{"after":"x","link":"/l?after=x"}}}"#, "/l?after=x",
        ".paging.next"
      ),
      (
        #"{"items":[1,2],"links":[{"rel":"self","href":"/l"},{"rel":"next","href":"/l?p=2"}]}"#, "/l?p=2",
        #".links[?@.rel == "next"]"#
      ),
      (#"{"items":[1,2],"nextPageToken":"a b"}"#, "/l?pageToken=a%20b", ".nextPageToken"),
      (#"{"items":[1,2],"next_page_token":"x"}"#, "/l?page_token=x", ".next_page_token"),
      (#"{"items":[1,2],"next_cursor":"x"}"#, "/l?cursor=x", ".next_cursor"),
      (#"{"items":[1,2],"meta":{"next_cursor":7}}"#, "/l?cursor=7", ".meta.next_cursor"),
      (
        #"{"ok":true,"channels":[1,2],"response_metadata":{"next_cursor":"dGVhbTpD"}}"#, "/l?cursor=dGVhbTpD",
        ".response_metadata.next_cursor"
      ),
      (
        #"{"kind":"PodList","metadata":{"continue":"x"},"items":[1,2]}"#, "/l?continue=x",
        ".metadata.continue"
      ),
      (#"{"results":[1,2],"paging":{"next":{"after":"x"}}}"#, "/l?after=x", ".paging.next.after"),
      (
        #"{"object":"list","data":[{"id":"a"},{"id":"b"}],"has_more":true}"#, "/l?starting_after=b",
        ".has_more and the last id"
      ),
      (#"{"items":[1,2],"offset":0,"limit":2,"total":3}"#, "/l?offset=2", ".offset"),
      (#"{"items":[1,2],"offset":4,"limit":2}"#, "/l?offset=6", ".offset"),
      (#"{"issues":[1,2],"startAt":0,"maxResults":50,"total":3}"#, "/l?startAt=2", ".startAt"),
      (#"{"items":[1,2],"total":3,"page":1,"size":2,"pages":2}"#, "/l?page=2", ".page"),
      (#"{"data":[1,2],"meta":{"current_page":1,"last_page":2}}"#, "/l?page=2", ".meta.current_page"),
      (#"{"entries":[1,2],"next_page":2}"#, "/l?page=2", ".next_page"),
      // As Django REST Framework, FastAPI's pagination and Datasette answered.
      (
        #"{"count":7,"next":"http://h.test/l?format=json&limit=2&offset=2","previous":null,"results":[{"id":1},{"id":2}]}"#,
        "/l?format=json&limit=2&offset=2", ".next"
      ),
      (
        #"{"next":"http://h.test/l?cursor=cD0y&format=json","previous":null,"results":[{"id":1},{"id":2}]}"#,
        "/l?cursor=cD0y&format=json", ".next"
      ),
      (
        #"{"items":[{"id":1},{"id":2}],"total":7,"page":1,"size":2,"pages":4}"#, "/l?page=2", ".page"
      ),
      (
        #"{"database":"data","rows":[[1,"a"]],"next":"100","next_url":"http://h.test/l?_next=100","filtered_table_rows_count":500}"#,
        "/l?_next=100", ".next_url"
      ),
      (
        #"{"items":[1],"pageInfo":{"hasNextPage":true,"endCursor":"x"}}"#, "/l?after=x", ".pageInfo.endCursor"
      ),
    ])
  func next(_ body: String, _ place: String, _ rule: String) throws {
    let paged = try answered(body).paged
    #expect(try paged.url("next") == "http://h.test" + place)
    #expect(paged["next"]?.rule == rule)
    #expect(paged.list.map { $0.count > 0 } == true)
  }

  @Test(
    "find the pages before, and at both ends",
    arguments: [
      ("prev", #"{"items":[1],"prev_cursor":"a"}"#, "/l", "/l?cursor=a"),
      ("prev", #"{"items":[1],"page":3,"pages":9}"#, "/l?page=3", "/l?page=2"),
      ("first", #"{"items":[1],"page":3,"pages":9}"#, "/l?page=3", "/l?page=1"),
      ("last", #"{"items":[1],"page":3,"pages":9}"#, "/l?page=3", "/l?page=9"),
      ("prev", #"{"items":[1],"page":1,"pages":9}"#, "/l", nil),
      ("next", #"{"items":[1],"page":9,"pages":9}"#, "/l?page=9", nil),
      ("prev", #"{"items":[1],"prev_page":2}"#, "/l?page=3", "/l?page=2"),
      ("prev", #"{"items":[7],"offset":6,"limit":2,"total":7}"#, "/l?offset=6", "/l?offset=4"),
      ("first", #"{"items":[7],"offset":6,"limit":2,"total":7}"#, "/l?offset=6", "/l?offset=0"),
      ("last", #"{"items":[1,2],"offset":0,"limit":2,"total":7}"#, "/l", "/l?offset=6"),
      ("last", #"{"items":[1,2],"offset":0,"limit":2,"total":6}"#, "/l", "/l?offset=4"),
      ("prev", #"{"items":[1,2],"offset":0,"limit":2}"#, "/l", nil),
      ("last", #"{"items":[1,2],"offset":0,"limit":2}"#, "/l", nil),
      ("last", #"{"items":[1,2],"next":"/l?p=2"}"#, "/l", nil),
      (
        "last", #"{"items":[1,2],"offset":0,"limit":-1,"total":9223372036854775807}"#, "/l",
        "/l?offset=9223372036854775806"
      ),
    ] as [(String, String, String, String?)])
  func relation(_ relation: String, _ body: String, _ asked: String, _ place: String?) throws {
    let paged = try answered(body, to: "http://h.test" + asked).paged
    #expect(try paged.url(relation) == place.map { "http://h.test" + $0 })
  }
}
