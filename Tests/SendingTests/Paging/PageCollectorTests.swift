import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusRepl
@testable import ApusReplTestSupport

@Suite("Pages of a list", .paced)
struct PageCollectorTests {
  @Test(
    "end where the answer says so",
    arguments: [
      "[1]", #"{"results":[1],"next":null}"#, #"{"results":[1],"next":""}"#, #"{"results":[1],"next":false}"#,
      #"{"items":[1],"next_cursor":""}"#, #"{"items":[1],"next_cursor":0}"#, #"{"items":[1],"links":{}}"#,
      #"{"items":[1],"next_cursor":"x","has_more":false}"#,
      #"{"items":[1],"nextPageToken":"x","isLast":true}"#,
      #"{"items":[1],"offset":0,"limit":1,"total":1}"#, #"{"items":[1],"offset":0,"limit":2}"#,
      #"{"items":[1],"offset":9223372036854775807,"limit":1}"#,
      #"{"items":[1],"offset":0,"total":-9223372036854775808}"#, #"{"items":[1],"page":1,"pages":1}"#,
      #"{"items":[1],"count":1}"#, #"{"items":[],"total":0,"offset":0}"#,
    ])
  func end(_ body: String) async throws {
    let (talk, asked) = try await PagedServer.talk(["/l": body])
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
    let (talk, asked) = try await PagedServer.talk(["/l": body])
    let answer = await talk.say("get /l --all-pages")
    #expect(answer.status == 1 && answer.code == "decode.value", "\(answer.text)")
    #expect(answer.notes.replacing("\n  ", with: " ").contains(said), "\(answer.notes)")
    #expect(answer.outText.hasPrefix("[") && answer.outText.hasSuffix("]"))
    #expect(asked.targets == ["/l"])
    // Who wants one page gets it.
    #expect(await talk.say("get /l --max-pages 1").status == 0)
  }

  @Test(
    "are said not to be whole where only a header tells that there is more",
    arguments: [
      ("X-Next-Page", "2", "more, by X-Next-Page, and how"),
      ("X-Total-Count", "100", "1 of 100 came, by X-Total-Count"),
      ("X-Total", "9", "1 of 9 came, by X-Total,"),
      ("Content-Range", "items 0-0/100", "more, by Content-Range, and"),
      ("Content-Range", "items */100", "1 of 100 came, by Content-Range"),
    ])
  func unknownByHeader(_ name: String, _ value: String, _ said: String) async throws {
    let (talk, asked) = try await PagedServer.talk(
      ["/l": #"[{"id":1}]"#], headers: HeaderFields([HeaderField(name: name, value: value)]))
    let answer = await talk.say("get /l --all-pages")
    #expect(answer.status == 1 && answer.code == "decode.value", "\(answer.text)")
    #expect(answer.notes.replacing("\n  ", with: " ").contains(said), "\(answer.notes)")
    #expect(answer.outText == #"[{"id":1}]"# && asked.targets == ["/l"])
  }

  @Test(
    "end where a header says so, or is about something else",
    arguments: [
      ("X-Next-Page", ""), ("X-Total-Count", "1"), ("X-Total-Count", "many"),
      ("Content-Range", "items 0-0/1"),
      ("Content-Range", "bytes 0-0/100"), ("Content-Range", "items 0-0/*"), ("Content-Range", "/ -"),
      ("Content-Range", "items 9223372036854775807-9223372036854775807/-9223372036854775808"),
    ])
  func endByHeader(_ name: String, _ value: String) async throws {
    let (talk, _) = try await PagedServer.talk(
      ["/l": "[1]"], headers: HeaderFields([HeaderField(name: name, value: value)]))
    let answer = await talk.say("get /l --all-pages")
    #expect(answer.status == 0 && answer.notes.contains("1 page\n"), "\(answer.text)")
  }

  @Test("are followed where `info` says where the next is")
  func info() async throws {
    let (talk, asked) = try await PagedServer.talk([
      "/l": #"{"info":{"count":2,"next":"/l2"},"results":[1]}"#,
      "/l2": #"{"info":{"count":2,"next":null},"results":[2]}"#,
    ])
    let answer = await talk.say("get /l --all-pages")
    #expect(answer.status == 0 && answer.outText == "[1,2]", "\(answer.text)")
    #expect(asked.targets == ["/l", "/l2"])
  }

  @Test("stop with a reason when a page comes again, or would be asked for again")
  func again() async throws {
    let (talk, asked) = try await PagedServer.talk([
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
    let (talk, asked) = try await PagedServer.talk([
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
    let (talk, _) = try await PagedServer.talk([
      "/l": #"{"items":[1],"next":"/missing"}"#, "/other": #"{"items":[1],"next":"/none"}"#,
      "/none": #"{"a":1}"#,
    ])
    let missing = await talk.say("get /l --all-pages")
    #expect(missing.status == 4 && missing.outText == "[1]")
    let none = await talk.say("get /other --all-pages")
    #expect(none.code == "decode.type" && none.outText == "[1]")
  }

  @Test("are put beside the file when one is missing, under a name that nothing has")
  func beside() async throws {
    let (talk, _) = try await PagedServer.talk(["/l": #"{"items":[1],"next":"/missing"}"#])
    try talk.folder.write("old", to: "keep")
    try talk.folder.write("mine", to: "keep.part")
    let answer = await talk.say("get /l --all-pages -o keep")
    #expect(answer.status == 4)
    #expect(answer.notes.contains("keep.part2\n"), "\(answer.notes)")
    #expect(talk.folder.text(of: "keep") == "old")
    #expect(talk.folder.text(of: "keep.part") == "mine")
    #expect(talk.folder.text(of: "keep.part2") == "[1]")
  }

  @Test("of a search by POST are not asked for with a query")
  func post() async throws {
    let (talk, asked) = try await PagedServer.talk(["/search": #"{"items":[1],"next_cursor":"x"}"#])
    let answer = await talk.say("post /search q=a --all-pages")
    #expect(answer.status == 1 && answer.notes.contains("by .next_cursor, and"), "\(answer.text)")
    #expect(asked.targets == ["/search"])
  }

  @Test("are less than there are when the last one says so, and that is told")
  func capped() async throws {
    let (talk, _) = try await PagedServer.talk([
      "/l": #"{"items":[1],"total":9,"next":"/l?p=2"}"#, "/l?p=2": #"{"items":[2],"total":9,"next":null}"#,
    ])
    let answer = await talk.say("get /l --all-pages")
    #expect(
      answer.status == 0 && answer.notes.contains("2 of 9 came, by .total, and the last page names no other"))
  }

  @Test("begin where they are asked for, and a total is not held against them")
  func middle() async throws {
    let (talk, _) = try await PagedServer.talk(["/l?page=3": #"{"items":[5],"total":5,"next":null}"#])
    #expect(await talk.say("get /l page==3 --all-pages").status == 0)
  }
}
