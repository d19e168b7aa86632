import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("What does not fit its description", .paced)
struct MisfitsTests {
  private let talk: Talk

  init() async throws {
    talk = try await Talk()
    try talk.folder.write(PracticeDescription.text, to: "practice.json")
    await talk.say("spec practice.json")
  }

  @Test("is warned about before it is sent, and sent all the same")
  func requests() async {
    let answer = await talk.say("get /github/users/octocat/repos type==mine page==x per_page==2")
    #expect(answer.status == 0)
    #expect(
      answer.notes.contains(
        "not as described: the query parameter `type` is one of all, owner, member, not `mine`"))
    #expect(answer.notes.contains("not as described: the query parameter `page` is integer, not `x`"))
    let typo = await talk.say("get /github/users/octocat/repos per_page==2 pgae==1 other==x page[]==1").notes
    #expect(
      typo.contains("not as described: there is no query parameter `pgae`; there is `page`\n"), "\(typo)")
    #expect(!typo.contains("other") && !typo.contains("page[]"))
    let missing = await talk.say("get /github/users/octocat/repos").notes
    #expect(missing.contains("the query parameter `per_page` is required and missing"))
    let unfilled = await talk.say("get /github/users/{login}")
    #expect(unfilled.code == "request.variable")
    #expect(unfilled.notes.contains("try: get /github/users/octocat\n"), "\(unfilled.notes)")
    let body = await talk.say("post /github/gists public=yes").notes
    #expect(body.contains("not as described: in the body .public: expected boolean, found \"yes\""))
    #expect(body.contains("in the body .files: expected object, found nothing"))
    #expect(await talk.say("post /github/gists").notes.contains("a body is required and missing"))
    #expect(!(await talk.say("get /github/search/repositories q==x").notes.contains("not as described")))
  }

  @Test("says where its answer does not fit, and shows the place")
  func responses() async {
    let answer = await talk.say("get /github/users/octocat").notes
    #expect(answer.contains("not as described: .id: expected string, found 583231\n"))
    #expect(answer.contains("^^^^^^"))
    let list = await talk.say("get /github/users/octocat/repos per_page==3").notes
    #expect(list.contains("not as described: .[0].owner.id: expected string, found 583231; and 2 more"))
    #expect(!(await talk.say("get /github/users/nobody-xyz").notes.contains("not as described")))
    await talk.say("spec off")
    #expect(!(await talk.say("get /github/users/octocat").notes.contains("not as described")))
  }

  @Test("says that an answer is too large to be compared")
  func large() async throws {
    let body = "{\"login\": \"\(String(repeating: "a", count: 5_000_000))\"}"
    let talk = try await Talk(transport: StubTransport(body: body), base: "http://a.test/github")
    try talk.folder.write(PracticeDescription.text, to: "practice.json")
    await talk.say("spec practice.json")
    let notes = await talk.say("get /users/octocat").notes
    #expect(
      notes.contains("not compared with its description: the body has 5.0 MB, more than 4.0 MB"), "\(notes)")
    #expect(!(await talk.say("get /nowhere").notes.contains("not compared")))
  }

  @Test("is a body of another type than the operation takes, where that is known and no file may be anything")
  func types() async throws {
    let sent = await talk.say("post /github/gists --form public=true").notes
    #expect(
      sent.replacing(/\n +/, with: " ").contains(
        "the body is application/x-www-form-urlencoded; the operation takes application/json"), "\(sent)")
    #expect(!(await talk.say("get /echo").notes.contains("not as described")))
  }

  @Test("the items of a query are decoded, with or without a value")
  func queries() throws {
    let items = try WebURL("http://h/?a=1&b=x+y%26&c&d=&=e").queryItems
    #expect(items.map(\.name) == ["a", "b", "c", "d", ""])
    #expect(items.map(\.value) == ["1", "x y&", nil, "", "e"])
    #expect(try WebURL("http://h/").queryItems.isEmpty)
  }
}
