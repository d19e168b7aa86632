import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("How a body is shown", .paced)
struct ViewCommandTests {
  private static let article =
    ##"{"body":"# 見出し\n\nSee [it](https://a.test).\n\n- one\n- two","rendered_body":"<h1>見出し</h1>\n<p>a <code>b</code></p>\n","n":1,"list":["a","*b*"]}"##

  @Test("as Markdown is laid out, by a path to a text of it")
  func markdown() async throws {
    let talk = try await Asked(body: Self.article).talk(to: .plain)
    await talk.say("get /a")
    #expect(
      await talk.say("view markdown .body").outText
        == "# 見出し\n\nSee it (https://a.test).\n\n- one\n- two\n")
    #expect(await talk.say("view markdown .rendered_body").outText == "# 見出し\n\na `b`\n")
    #expect(await talk.say("view markdown .list[*]").outText == "a\n\nb\n")
    #expect(await talk.say("view markdown .body | head -1").outText == "# 見出し\n")
  }

  @Test("as Markdown says what it cannot lay out, and what is not there")
  func nothing() async throws {
    let talk = try await Asked(body: Self.article).talk()
    #expect(await talk.say("view markdown .body").flat.contains("no response to look at yet"))
    await talk.say("get /a")
    #expect(await talk.say("view markdown .n").flat.contains("expected a text at .n to lay out, found none"))
    #expect(await talk.say("view markdown .bod").flat.contains("try: .body"))
    #expect(await talk.say("view markdwn").status == 2)
    #expect(await talk.say("view json").status == 0)
    let empty = try await Asked(status: 204, body: "").talk()
    #expect(await empty.say("get /a", "view markdown").code == "body.empty")
  }

  @Test("as Markdown takes a whole body that is a text, and folds what is longer than the screen")
  func bodies() async throws {
    let long = (1...60).map { "- line \($0)" }.joined(separator: "\n")
    let text = Asked { _ in .response(status: 200, headers: ["Content-Type": "text/markdown"], body: long) }
    let talk = try await text.talk()
    await talk.say("get /README.md")
    let folded = await talk.say("view markdown").outText
    #expect(folded.split(separator: "\n").count == 21)
    #expect(folded.hasSuffix("… 60 lines in all: view markdown | less\n"), "\(folded)")
    let page = Asked { _ in
      .response(status: 200, headers: ["Content-Type": "text/html"], body: "<h2>A</h2><p>b</p>")
    }
    let other = try await page.talk(to: .plain)
    await other.say("get /")
    #expect(await other.say("view markdown").outText == "## A\n\nb\n")
  }
}
