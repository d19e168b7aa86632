import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusEncodings
@testable import ApusRedaction
@testable import ApusSavedSessions
@testable import ApusSessionExports
@testable import ApusSurroundings

@Suite("A session as a page", .paced)
struct SessionPageTests {
  /// A page of a session that was just saved.
  private func page(of lines: [String], body: String, type: String = "application/json") async throws
    -> String
  {
    let talk = try await Asked { _ in
      .response(
        status: 200, headers: HeaderFields([HeaderField(name: "Content-Type", value: type)]), body: body)
    }.talk(to: .plain)
    for line in lines { await talk.say(line) }
    await talk.say("save demo")
    let answer = await talk.say("export html demo")
    #expect(answer.status == 0, "\(answer.text)")
    return answer.text
  }

  @Test(
    "nothing that a server sent is a tag in it, and its policy names nothing but its own script and style")
  func safe() async throws {
    let html = try await page(
      of: ["get /a"], body: #"{"a": "<script>alert(1)</script>", "<img src=x onerror=y>": "\"'&"}"#)
    #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(html.ranges(of: "<script>").count == 1)
    #expect(!html.contains("<img") && !html.contains("style="))
    #expect(html.contains(SessionPage.policy) && SessionPage.policy.hasPrefix("default-src 'none'"))
    #expect(!SessionPage.policy.contains("unsafe"))
  }

  @Test("it is called as its front matter says, with what that says of it above the first step")
  func title() async throws {
    let talk = try await Asked(body: "{}").talk(to: .plain)
    for line in ["get /a", "save demo"] { await talk.say(line) }
    let text = try #require(talk.folder.text(of: "demo.session.md"))
    try talk.folder.write(
      text.replacing(
        "---\nsession: 2\n", with: "---\nsession: 2\ntitle: The <shop>\ndescription: What it sells.\n"),
      to: "demo.session.md")
    let html = await talk.say("export html demo").text
    #expect(html.contains("<title>The &lt;shop&gt;</title>"), "\(html)")
    #expect(html.contains("<h1 id=\"t0\">The &lt;shop&gt;</h1>\n<p>What it sells.</p>"))
    #expect(html.contains("<a href=\"#t0\">The &lt;shop&gt;</a>"))
  }

  @Test("text in HTML is text, and controls of a terminal and of reading order are seen")
  func text() async throws {
    let html = try await page(
      of: ["get /a"], body: "<h1 onclick=a()>x</h1>\u{1b}[2J\u{202e}", type: "text/html")
    #expect(html.contains("&lt;h1 onclick=a()&gt;"))
    #expect(!html.contains("\u{1b}") && !html.contains("\u{202e}") && html.contains("\\x1b[2J\\u{202e}"))
  }

  @Test("headers, timing and a line of curl are a click away, a secret is in none of them")
  func exchange() async throws {
    let html = try await page(
      of: ["get /a Authorization:'Bearer tulip-4711-tulip' q==1"], body: #"{"id": 7}"#)
    for part in ["<summary>headers</summary>", "<summary>timing</summary>", "curl ", "<b>id</b>", "?q=1"] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(!html.contains("tulip"))
  }

  @Test("what drifted is told and open, and the tree leads to the place")
  func drift() async throws {
    let talk = try await Asked(body: #"{"a": {"b": [1, 2]}}"#).talk(to: .plain)
    await talk.say("get /a", "save demo")
    let saved = try #require(talk.folder.text(of: "demo.session.md"))
    let base = try #require(saved.split(separator: "\n").first { $0.hasPrefix("base: ") })
    try talk.folder.write(
      """
      ---
      session: 1
      \(base)
      cassette: demo.session.har
      ---

      # Two *things*

      ```console {mode=json}
      $ get /a
      {"a": {"b": [1, 3]}}
      ```
      """ + "\n", to: "demo.session.md")
    let html = await talk.say("export html demo").text
    #expect(html.contains("<title>Two things</title>"))
    #expect(html.contains("1 drifted") && html.contains("class=\"step drifted\""), "\(html)")
    #expect(html.contains("<details class=\"body\" open>"))
  }

  @Test("a rule that is not kept is told, and the tree is open at its place, also for a line that expects it")
  func rules() async throws {
    let talk = try await Asked(body: #"{"deep": {"c": [1, 2]}, "b": {"n": 1}}"#).talk(to: .plain)
    await talk.say("get /a", "expect .b.n == 2", "save demo")
    let saved = try #require(talk.folder.text(of: "demo.session.md"))
    let before = await talk.say("export html demo").text
    #expect(before.contains("2 steps, all as written"))
    #expect(before.contains("<details open><summary><b>b</b>"), "\(before)")
    let end = try #require(saved.range(of: "\n\n$ expect"))
    let rules = "\n```\n\n```rules\n.deep.c[1] == 9\n```\n\n```console\n"
    try talk.folder.write(
      saved.replacingCharacters(in: end, with: rules + "$ expect"), to: "demo.session.md")
    let html = await talk.say("export html demo").text
    #expect(html.contains("1 drifted") && html.contains("drift: rule"), "\(html)")
    #expect(html.contains("<details open><summary><b>deep</b>"), "\(html)")
    #expect(html.contains("<div class=\"red\"><b>[1]</b>"), "\(html)")
  }

  @Test("several files are one page with contents, and one that is missing is told")
  func several() async throws {
    let talk = try await Asked(body: "{}").talk(to: .plain)
    await talk.say("get /a", "save one", "get /b", "save two")
    let html = await talk.say("export html one two").text
    #expect(html.contains("href=\"#s1-2\"") && html.contains("id=\"s1-2\""))
    let missing = await talk.say("export html one three")
    #expect(
      missing.status == 2 && missing.text.contains("three.session.md cannot be read"), "\(missing.text)")
    #expect(!missing.text.contains("<!doctype"))
  }
}
