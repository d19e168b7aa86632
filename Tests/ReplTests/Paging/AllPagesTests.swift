import APIClient
import FolderTestSupport
import PacingTestSupport
import Synchronization
import Testing

@testable import Repl

@Suite("All pages of a list", .paced)
struct AllPagesTests {
  /// A server whose answers stand in a table, by path and query.
  private func talk(
    _ answers: [String: String], link: [String: String] = [:], base: String = "http://h.test"
  ) async throws -> (talk: Talk, asked: Asked) {
    let asked = Asked()
    let talk = try await Talk(
      transport: StubTransport { request in
        asked.add(request)
        guard let body = answers[request.url.target] else { return .response(status: 404, body: "{}") }
        let headers: HeaderFields = ["Content-Type": "application/json"]
        guard let link = link[request.url.target] else {
          return .response(status: 200, headers: headers, body: body)
        }
        return .response(status: 200, headers: headers.adding("Link", link), body: body)
      }, base: base)
    return (talk, asked)
  }

  /// What was asked, in order.
  private final class Asked: Sendable {
    private let requests = Mutex<[Request]>([])
    func add(_ request: Request) { requests.withLock { $0.append(request) } }
    var all: [Request] { requests.withLock { $0 } }
    var targets: [String] { all.map(\.url.target) }
  }

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
      (#"{"issues":[1,2],"startAt":0,"maxResults":50,"total":3}"#, "/l?startAt=2", ".startAt"),
      (#"{"items":[1,2],"total":3,"page":1,"size":2,"pages":2}"#, "/l?page=2", ".page"),
      (#"{"data":[1,2],"meta":{"current_page":1,"last_page":2}}"#, "/l?page=2", ".meta.current_page"),
      (#"{"entries":[1,2],"next_page":2}"#, "/l?page=2", ".next_page"),
    ])
  func rule(_ first: String, _ second: String, _ rule: String) async throws {
    let (talk, asked) = try await talk(["/l": first, second: #"{"items":[3]}"#])
    let answer = await talk.say("get /l --all-pages")
    #expect(answer.status == 0, "\(answer.text)")
    #expect(asked.targets == ["/l", second])
    #expect(answer.notes.contains("2 pages by \(rule)\n"), "\(answer.notes)")
    #expect(answer.outText.hasSuffix(",3]"), "\(answer.outText)")
    // `next` goes by the same rules.
    await talk.say("get /l")
    #expect(await talk.say("next").outText == #"{"items":[3]}"#)
  }

  @Test(
    "end where the answer says so",
    arguments: [
      "[1]", #"{"results":[1],"next":null}"#, #"{"results":[1],"next":""}"#, #"{"results":[1],"next":false}"#,
      #"{"items":[1],"next_cursor":""}"#, #"{"items":[1],"next_cursor":0}"#, #"{"items":[1],"links":{}}"#,
      #"{"items":[1],"next_cursor":"x","has_more":false}"#,
      #"{"items":[1],"nextPageToken":"x","isLast":true}"#,
      #"{"items":[1],"offset":0,"limit":1,"total":1}"#, #"{"items":[1],"page":1,"pages":1}"#,
      #"{"items":[1],"count":1}"#, #"{"items":[],"total":0,"offset":0}"#,
    ])
  func end(_ body: String) async throws {
    let (talk, asked) = try await talk(["/l": body])
    let answer = await talk.say("get /l --all-pages")
    #expect(answer.status == 0 && answer.notes.contains("1 page\n"), "\(answer.text)")
    #expect(asked.targets == ["/l"])
    #expect(await talk.say("get /l", "next").code == "usage.command")
  }

  @Test(
    "are said not to be whole where it cannot be told how they go on",
    arguments: [
      (#"{"items":[1],"next":"abc"}"#, "more, by .next, and how"),
      (#"{"items":[1],"next":5}"#, "more, by .next, and how"),
      (#"{"items":[1],"paging":{"next":{"x":1}}}"#, "by .paging.next, and"),
      (#"{"items":[1],"next_token":"abc"}"#, "by .next_token, and"),
      (#"{"items":[{"id":1}],"has_more":true}"#, "by .has_more, and"),
      (#"{"items":[1],"isLast":false}"#, "by .isLast, and"),
      (#"{"items":[1],"total":9}"#, "1 of 9 came, by .total"),
      (#"{"items":[1],"meta":{"total_count":9}}"#, "1 of 9 came, by .meta.total_count"),
    ])
  func unknown(_ body: String, _ said: String) async throws {
    let (talk, asked) = try await talk(["/l": body])
    let answer = await talk.say("get /l --all-pages")
    #expect(answer.status == 1 && answer.code == "decode.value", "\(answer.text)")
    #expect(answer.notes.replacing("\n  ", with: " ").contains(said), "\(answer.notes)")
    #expect(answer.outText.hasPrefix("[") && answer.outText.hasSuffix("]"))
    #expect(asked.targets == ["/l"])
    // Who wants one page gets it.
    #expect(await talk.say("get /l --max-pages 1").status == 0)
  }

  @Test("are found by a Link before all else")
  func link() async throws {
    let (talk, asked) = try await talk(
      ["/l": #"{"items":[1],"next_cursor":"x"}"#, "/l?p=2": #"{"items":[2]}"#],
      link: ["/l": "</l?p=2>; rel=next"])
    #expect(await talk.say("get /l --all-pages").notes.contains("2 pages by Link\n"))
    #expect(asked.targets == ["/l", "/l?p=2"])
  }

  @Test("keep what else was asked for")
  func query() async throws {
    let (talk, asked) = try await talk([
      "/l?q=a%2Cb&cursor=0": #"{"items":[1],"next_cursor":"x"}"#,
      "/l?q=a%2Cb&cursor=x": #"{"items":[2]}"#,
    ])
    #expect(await talk.say("get /l q==a,b cursor==0 --all-pages").outText == "[1,2]")
    #expect(asked.targets == ["/l?q=a%2Cb&cursor=0", "/l?q=a%2Cb&cursor=x"])
  }

  @Test("stop with a reason when a page comes again, or would be asked for again")
  func again() async throws {
    let (talk, asked) = try await talk([
      "/ignored": #"{"items":[1,2],"next_cursor":"a"}"#,
      "/ignored?cursor=a": #"{"items":[1,2],"next_cursor":"b","at":1}"#,
      "/circle": #"{"items":[1],"next":"/circle?p=2"}"#, "/circle?p=2": #"{"items":[2],"next":"/circle"}"#,
    ])
    let ignored = await talk.say("get /ignored --all-pages")
    #expect(ignored.status == 1 && ignored.outText == "[1,2]")
    #expect(ignored.notes.contains("page 2, by .next_cursor, is the page before it again"))
    let circle = await talk.say("get /circle --all-pages")
    #expect(circle.status == 1 && circle.outText == "[1,2]")
    #expect(circle.notes.contains("by .next, the next page is one that was asked for before"))
    #expect(asked.targets == ["/ignored", "/ignored?cursor=a", "/circle", "/circle?p=2"])
  }

  @Test("stop with a reason before another origin, which gets nothing")
  func elsewhere() async throws {
    let (talk, asked) = try await talk([
      "/l": #"{"items":[1],"next":"/l?p=2"}"#, "/l?p=2": #"{"items":[2],"next":"http://evil.test/l?p=3"}"#,
      "/l?p=3": #"{"items":[3]}"#,
    ])
    await talk.say("auth bearer hunter2")
    let answer = await talk.say("get /l --all-pages")
    #expect(answer.status == 1 && answer.outText == "[1,2]", "\(answer.text)")
    #expect(
      answer.notes.contains("the next page is on another origin, http://evil.test, and is not asked for"))
    #expect(asked.all.map(\.url.host) == ["h.test", "h.test"])
    // Who asks for it gets it, and it gets no credential.
    await talk.say("get /l?p=2")
    #expect(await talk.say("next").notes.contains("not sent to http://evil.test: Authorization"))
    #expect(asked.all.last?.url.host == "evil.test")
    #expect(asked.all.last?.headers.contains("Authorization") == false)
    #expect(asked.all.dropLast().last?.headers.contains("Authorization") == true)
  }

  @Test("are those that came when a later one fails or is none")
  func failing() async throws {
    let (talk, _) = try await talk([
      "/l": #"{"items":[1],"next":"/missing"}"#, "/other": #"{"items":[1],"next":"/none"}"#,
      "/none": #"{"a":1}"#,
    ])
    let missing = await talk.say("get /l --all-pages")
    #expect(missing.status == 4 && missing.outText == "[1]")
    let none = await talk.say("get /other --all-pages")
    #expect(none.code == "decode.type" && none.outText == "[1]")
  }

  @Test("of a search by POST are not asked for with a query")
  func post() async throws {
    let (talk, asked) = try await talk(["/search": #"{"items":[1],"next_cursor":"x"}"#])
    let answer = await talk.say("post /search q=a --all-pages")
    #expect(answer.status == 1 && answer.notes.contains("by .next_cursor, and"), "\(answer.text)")
    #expect(asked.targets == ["/search"])
  }

  @Test("are less than there are when the last one says so, and that is told")
  func capped() async throws {
    let (talk, _) = try await talk([
      "/l": #"{"items":[1],"total":9,"next":"/l?p=2"}"#, "/l?p=2": #"{"items":[2],"total":9,"next":null}"#,
    ])
    let answer = await talk.say("get /l --all-pages")
    #expect(
      answer.status == 0 && answer.notes.contains("2 of 9 came, by .total, and the last page names no other"))
  }

  @Test("begin where they are asked for, and a total is not held against them")
  func middle() async throws {
    let (talk, _) = try await talk(["/l?page=3": #"{"items":[5],"total":5,"next":null}"#])
    #expect(await talk.say("get /l page==3 --all-pages").status == 0)
  }

  @Test(
    "are taken from the list in an object: the only one, or the one by a usual name",
    arguments: [
      (#"{"workflow_runs":[1],"count":1}"#, "[1]"), (#"{"items":[1],"facets":[2]}"#, "[1]"),
      (#"{"errors":[],"data":[1]}"#, "[1]"), (#"{"data":{"children":[1],"after":null}}"#, "[1]"),
      (#"{"items":[1],"links":[]}"#, "[1]"), (#"{"response":{"docs":[1]}}"#, "[1]"),
    ])
  func list(_ body: String, _ list: String) async throws {
    let (talk, _) = try await talk(["/l": body])
    #expect(await talk.say("get /l --all-pages").outText == list)
  }

  @Test("before and around this one are found by the body too")
  func relations() async throws {
    let (talk, asked) = try await talk([
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
