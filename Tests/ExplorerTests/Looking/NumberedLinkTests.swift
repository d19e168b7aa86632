import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A link that is followed by its number", .paced)
struct NumberedLinkTests {
  private func talk(_ body: String, type: String = "application/json", _ headers: HeaderFields = [:])
    async throws -> (Talk, Asked)
  {
    let fields = HeaderFields([HeaderField(name: "Content-Type", value: type)] + headers.fields)
    let asked = Asked { _ in .response(status: 200, headers: fields, body: body) }
    return (try await asked.talk(), asked)
  }

  private let body = #"""
    {"next": "/b?page=2", "items": [{"url": "http://other.test/x"}, {"tree_url": "http://h.test/t{/sha}{?q}"}, {"href": "/u/{id}"},
     {"name": "add", "method": "POST", "href": "/add"}]}
    """#

  @Test("is listed by the number that follow takes, of the head first, a part by the same numbers")
  func listed() async throws {
    let (talk, asked) = try await talk(body, ["Link": "</a?page=9>; rel=\"last\""])
    await talk.say("get /a/1")
    let lines = await talk.say("links").outText.split(separator: "\n").map(String.init)
    #expect(
      lines.count == 6 && lines[0].hasPrefix("1  last") && lines[1].hasPrefix("2  next")
        && lines[1].hasSuffix(".next"), "\(lines)")
    #expect(lines[5].contains("POST /add"))
    #expect(await talk.say("links .items[0]").outText.hasPrefix("3  url"))
    await talk.say("follow 2")
    #expect(asked.lines.last == "GET /b?page=2")
    await talk.say("follow 1")
    #expect(asked.lines.last == "GET /a?page=9")
    await talk.say("follow 4")
    #expect(asked.lines.last == "GET /t", "what may be left out of a template is")
  }

  @Test("of another origin is shown first and gets no credentials")
  func elsewhere() async throws {
    let (talk, asked) = try await talk(body)
    await talk.say("auth bearer tulip-4711-tulip", "get /a X-Mine:1")
    let answer = await talk.say("follow 2")
    #expect(answer.text.contains("asking http://other.test/x, which is not http://h.test"), "\(answer.text)")
    let sent = try #require(asked.last)
    #expect(sent.url.description == "http://other.test/x" && !sent.headers.contains("Authorization"))
    #expect(asked.all.first?.headers.contains("Authorization") == true)
  }

  @Test("that is not there, wants something filled in, or more than to be looked at, is not asked")
  func refused() async throws {
    let (talk, asked) = try await talk(body)
    await talk.say("get /a")
    for (line, words) in [
      ("follow 9", "the last answer has 5 links"), ("follow 4", "try: get .items[2].href id==1"),
      ("follow 5", "try: post /add"),
      ("follow 0", "at least 1"), ("follow x", "expected"), ("next 3", "takes no"),
    ] {
      let answer = await talk.say(line)
      #expect(answer.status == 2 || answer.code == "request.variable", "\(line)")
      #expect(answer.flat.contains(words), "\(line)\n\(answer.text)")
    }
    #expect(asked.all.count == 1)
    try talk.folder.write(#"{"url": "http://h.test/z"}"#, to: "a.json")
    let file = await talk.say("open a.json", "follow 1")
    #expect(file.flat.contains("try: get .url") && asked.all.count == 1, "\(file.text)")
    #expect(await talk.say("links").outText == "1  url  http://h.test/z  .url\n")
  }

  @Test("drives no terminal, and of a page is what can be clicked on")
  func page() async throws {
    let (talk, asked) = try await talk(
      "<a href='/a\u{1b}[2J'>x\u{202e}</a><a href='/b'>B</a>", type: "text/html")
    await talk.say("get /page/")
    let text = await talk.say("links").outText
    #expect(!text.contains("\u{1b}[2J") && !text.contains("\u{202e}") && text.contains("2  B"), "\(text)")
    await talk.say("follow 2")
    #expect(asked.lines.last == "GET /b")
  }
}
