import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("All pages of a list", .paced)
struct PageRulesTests {
  @Test(
    "are found by what the body says, and the line says by which rule",
    arguments: [
      (#"{"count":3,"next":"http://h.test/l?p=2","results":[1,2]}"#, "/l?p=2", ".next"),
      (#"{"items":[1,2],"meta":{"next_cursor":7}}"#, "/l?cursor=7", ".meta.next_cursor"),
      (
        #"{"object":"list","data":[{"id":"a"},{"id":"b"}],"has_more":true}"#, "/l?starting_after=b",
        ".has_more and the last id"
      ),
      (#"{"items":[1,2],"offset":0,"limit":2,"total":3}"#, "/l?offset=2", ".offset"),
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
