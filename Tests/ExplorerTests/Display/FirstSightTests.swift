import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusExplorer
@testable import ApusRepl

@Suite("What is seen of an answer first", .paced)
struct FirstSightTests {
  private func talk(
    _ type: String, _ body: String, status: Int = 200, to traits: Console.Traits = Talk.terminal
  ) async throws -> Talk {
    try await Asked { _ in .response(status: status, headers: ["Content-Type": type], body: body) }.talk(
      to: traits)
  }

  private func sight(_ type: String, _ body: String, status: Int = 200, _ lines: String...) async throws
    -> String
  {
    let talk = try await talk(type, body, status: status)
    for line in lines { await talk.say(line) }
    return await talk.say("get /x").text
  }

  private static let list = #"[{"id":1,"name":"a"},{"id":2,"name":"b"},{"id":3,"name":"c"}]"#

  @Test("objects that are alike and flat come as a table with its count, and `view tree` goes back")
  func lists() async throws {
    #expect(
      try await sight("application/json", Self.list).contains("array of 3 · tree .\n   id  name\n0   1  a\n"))
    #expect(
      try await sight("application/json", Self.list, "view tree").contains("array of 3\n├─ [0]"))
    #expect(try await sight("application/json", Self.list, "view tree", "view auto").contains("0   1  a\n"))
    let deep = #"[{"id":1,"of":{"a":1}},{"id":2,"of":{}},{"id":3,"of":{}}]"#
    #expect(try await sight("application/json", deep).contains("├─ [0]"))
  }

  @Test("a path to such a list shows it so, too")
  func paths() async throws {
    let talk = try await talk("application/json", #"{"items":\#(Self.list)}"#)
    #expect(await talk.say("get /x").text.contains("items  array of 3"))
    #expect(
      await talk.say(".items").text == "array of 3 · tree .items\n   id  name\n0   1  a\n1   2  b\n2   3  c\n"
    )
  }

  @Test("`view KIND PATH` looks once and sets nothing")
  func once() async throws {
    let talk = try await talk("application/json", #"{"items":\#(Self.list)}"#)
    await talk.say("get /x")
    #expect(await talk.say("view tree .items").text.contains("├─ [0]  object of 2"))
    #expect(await talk.say("view json .items[0]").text == "{\n  \"id\": 1,\n  \"name\": \"a\"\n}\n")
    #expect(await talk.say("view raw .items[0]").text == "{\"id\":1,\"name\":\"a\"}\n")
    #expect(await talk.say("view table .items").text.hasPrefix("   id  name"))
    #expect(await talk.say("view tree .nothing").text.contains("nothing there"))
    #expect(await talk.say("set").text.contains("auto"))
  }

  @Test("lines of JSON are a list with its heading, whatever they are labelled, and a broken line is named")
  func lines() async throws {
    let lines = "{\"a\":1}\n{\"a\":2}\n{\"a\":3}\n"
    for type in [
      "application/x-ndjson", "application/jsonl", "text/plain", "application/octet-stream",
      "application/json",
    ] {
      #expect(try await sight(type, lines).contains("3 JSON lines"), "\(type)")
    }
    let broken = try await sight("application/x-ndjson", "{\"a\":1}\n{\"a\":2,}\n{\"a\":3}\n")
    #expect(broken.contains("2 JSON lines") && broken.contains("line 2 is not JSON: expected a key"))
    let talk = try await talk("text/plain", "{\"a\":1}\n{\"a\":2,}\n{\"a\":3}\n")
    #expect(await talk.say("get /x", ".[1].a").text == "3\n")
  }

  @Test("rows of CSV and TSV are a table")
  func rows() async throws {
    let csv = try await sight("text/csv", "id,name\r\n1,りんご\r\n2,\"a, b\"\r\n3,c\r\n")
    #expect(csv.contains("3 rows\n   id  name\n0   1  りんご\n1   2  a, b\n"))
    #expect(try await sight("text/csv", "id,name\n1,x\n").contains("1 row\n   id  name\n0   1  x\n"))
    #expect(
      try await sight("text/tab-separated-values", "id\tname\n1\tx\n2\ty\n3\tz\n").contains("0   1  x\n"))
    #expect(try await sight("text/csv", "id,name\n1,x\n", "view raw").contains("id,name\n1,x\n"))
    let talk = try await talk("text/csv", "id,name\n1,x\n2,y\n")
    #expect(await talk.say("get /x", "table").text == "   id  name\n0   1  x\n1   2  y\n")
    #expect(await talk.say("tree").text.contains("├─ [0]  object of 2"))
    #expect(await talk.say("body").text == "id,name\n1,x\n2,y\n")
  }

  @Test("XML is a tree, a drawing is its source, and what is broken is, too, with what is wrong")
  func xml() async throws {
    let feed = "<feed><entry><id>1</id></entry><entry><id>2</id></entry></feed>"
    #expect(try await sight("application/atom+xml", feed).contains("feed  object of 1\n└─ entry  array of 2"))
    #expect(try await sight("image/svg+xml", "<svg><a/></svg>").contains("<svg>"))
    let broken = try await sight("application/xml", "<a>\n<b>\n</a>")
    #expect(
      broken.contains("<b>\n") && broken.contains("the XML cannot be read") && broken.contains("(line 3)"))
  }

  @Test("a page is its title, its text, its tables and its links by number, also where it tells of an error")
  func pages() async throws {
    let page = """
      <html><head><title>Not Found</title><style>p{}</style></head><body><h1>Gone</h1><script>x()</script>
      <p>See <a href="/a">here</a>, <a href="/b">there</a> or <a href="/a">here again</a>.</p>
      <table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table></body></html>
      """
    let seen = try await sight("text/html", page, status: 404)
    #expect(seen.contains("web page") && seen.contains("Not Found\n") && seen.contains("# Gone\n"))
    #expect(seen.contains("See here[1], there[2] or here again[1].\n") && seen.contains("a │ b\n"))
    #expect(seen.contains("[1] /a\n[2] /b\n") && !seen.contains("x()") && !seen.contains("p{}"))
    let talk = try await talk("text/html", page)
    #expect(await talk.say("get /x", "body").text.contains("<script>x()</script>"))
    #expect(await talk.say(".html.head.title").text == "\"Not Found\"\n")
  }

  @Test("a page that is stopped on its way is not laid out, and the next one is")
  func stopped() async throws {
    let talk = try await talk("text/html", "<p>See <a href=\"/a\">here</a>.</p>")
    let answer = await talk.interrupting("get /x", after: 1)
    #expect(!answer.text.contains("here[1]"), "\(answer.text)")
    #expect(await talk.say("get /x").text.contains("See here[1].\n\n[1] /a\n"))
  }

  @Test("JSON under another name is JSON, and anything that is not read is its text")
  func others() async throws {
    #expect(try await sight("text/html", "{\"a\":1}").contains("a  1\n"))
    #expect(try await sight("text/plain", "a,b\n1,2\n").contains("a,b\n1,2\n"))
    #expect(try await sight("application/octet-stream", "{\"a\":1}").contains("{\"a\":1}"))
  }

  @Test(
    "a program gets the bytes that came",
    arguments: ["text/csv", "text/html", "application/xml", "application/x-ndjson"])
  func programs(_ type: String) async throws {
    let body = "{\"a\":1}\n<a>,\u{7}\n"
    #expect(try await talk(type, body, to: .plain).say("get /x").outText == body)
  }

  @Test(
    "nothing that came drives the terminal",
    arguments: ["text/csv", "text/html", "application/xml", "application/x-ndjson"])
  func safe(_ type: String) async throws {
    let evil = "\u{1b}]0;x\u{7}\u{9b}2J\u{202e}\r"
    let bodies = [
      "a\(evil),b\n1,\(evil)\n2,3\n", "<p title='\(evil)'>\(evil)<a href='\(evil)'>x</a>", "<a>\(evil)</a>",
      "{\"a\(evil)\":1}\n{\"a\":\"\\u001b[2J\\u202e\"}\n",
    ]
    for body in bodies {
      let talk = try await talk(type, body)
      for line in ["get /x", ".", "tree", "table", "find x", "view raw .", "view table .", "body"] {
        let text = await talk.say(line).text
        #expect(
          !text.unicodeScalars.contains { "\u{1b}\u{7}\u{9b}\u{202e}\r".unicodeScalars.contains($0) },
          "\(line)")
      }
    }
  }
}
