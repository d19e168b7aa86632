import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRepl

@Suite("All pages of a list", .paced)
struct PageRulesTests {
  @Test(
    "are found by what the body says, and the line says by which rule",
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
    ])
  func rule(_ first: String, _ second: String, _ rule: String) async throws {
    let (talk, asked) = try await PagedServer.talk(["/l": first, second: #"{"items":[3]}"#])
    let answer = await talk.say("get /l --all-pages")
    #expect(answer.status == 0, "\(answer.text)")
    #expect(asked.targets == ["/l", second])
    #expect(answer.notes.contains("2 pages by \(rule)\n"), "\(answer.notes)")
    #expect(answer.outText.hasSuffix(",3]"), "\(answer.outText)")
    // `next` goes by the same rules.
    await talk.say("get /l")
    #expect(await talk.say("next").outText == #"{"items":[3]}"#)
  }

  @Test("are found by a Link before all else")
  func link() async throws {
    let (talk, asked) = try await PagedServer.talk(
      ["/l": #"{"items":[1],"next_cursor":"x"}"#, "/l?p=2": #"{"items":[2]}"#],
      link: ["/l": "</l?p=2>; rel=next"])
    #expect(await talk.say("get /l --all-pages").notes.contains("2 pages by Link\n"))
    #expect(asked.targets == ["/l", "/l?p=2"])
  }

  @Test("keep what else was asked for")
  func query() async throws {
    let (talk, asked) = try await PagedServer.talk([
      "/l?q=a%2Cb&cursor=0": #"{"items":[1],"next_cursor":"x"}"#,
      "/l?q=a%2Cb&cursor=x": #"{"items":[2]}"#,
    ])
    #expect(await talk.say("get /l q==a,b cursor==0 --all-pages").outText == "[1,2]")
    #expect(asked.targets == ["/l?q=a%2Cb&cursor=0", "/l?q=a%2Cb&cursor=x"])
  }

  @Test("before and around this one are found by the body too")
  func relations() async throws {
    let (talk, asked) = try await PagedServer.talk([
      "/l?p=2": #"{"items":[1],"previous":"/l?p=1","links":{"first":"/l?p=1","last":{"href":"/l?p=9"}}}"#
    ])
    for line in ["prev", "first", "last"] { await talk.say("get /l?p=2", line) }
    #expect(asked.targets == ["/l?p=2", "/l?p=1", "/l?p=2", "/l?p=1", "/l?p=2", "/l?p=9"])
    let unknown = await talk.say("get /l?p=2", "next")
    #expect(unknown.notes.contains("no Link to a next page, and names none in its body"))
  }

  @Test("of the practice API come whole by its cursor")
  func practice() async throws {
    let talk = try await Talk()
    let answer = await talk.say("get /cursor/items --all-pages")
    #expect(answer.status == 0 && answer.notes.contains("pages by .next_cursor"), "\(answer.text)")
    let all = await talk.say("count").outText
    #expect(all == "23\n")
  }
}
