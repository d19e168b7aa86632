import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("Several commands in a pasted text", .paced)
struct PastedCommandsTests {
  private func urls(_ text: String) throws -> [String] {
    guard case .request(let line) = try ParsedLine.parse(text) else { return [] }
    return try ([line] + line.following).map {
      try $0.prepare(in: RequestContext(files: .fixed([:]))).request.url.text
    }
  }

  @Test(
    "are sent in turn",
    arguments: [
      "curl h/1; curl h/2", "curl h/1 && curl h/2", "curl h/1;curl h/2 ;", "curl h/1 h/2",
      "curl h/1 --next h/2",
      "curl h/1\n# and then\ncurl h/2\n", "curl h/1 ;\n$ curl h/2", "time curl h/1; A=1 curl h/2",
      "http h/1; curl h/2",
      "wget -qO- h/1 h/2", "curl --url h/1 h/2",
    ])
  func inTurn(_ text: String) throws {
    #expect(try urls(text) == ["http://h/1", "http://h/2"])
  }

  @Test("none that follows has others behind it")
  func flat() throws {
    guard case .request(let line) = try ParsedLine.parse("curl h/1 h/2; curl h/3 --next h/4") else { return }
    #expect(line.following.count == 3 && line.following.allSatisfy(\.following.isEmpty))
  }

  @Test("files go with the URLs in their order, and all else with each")
  func shared() throws {
    guard case .request(let line) = try ParsedLine.parse("curl -T a h/1 -T b h/2 h/3 -H A:b -o x -o y") else {
      return
    }
    let context = RequestContext(files: .fixed(["a": "of a", "b": "of b"]))
    let made = try ([line] + line.following).map { try $0.prepare(in: context) }
    #expect(
      made.map { SentText($0.request, files: ["a": "of a", "b": "of b"]).body } == ["of a", "of b", ""])
    #expect(made.map(\.request.method) == [.put, .put, .get])
    #expect(made.map(\.showing.output) == ["x", "y", nil])
    #expect(made.allSatisfy { $0.request.headers["A"] == "b" })
  }

  @Test(
    "a program may have something before it",
    arguments: [
      "time curl h/1", "FOO=1 curl h/1", "FOO='' _B=2 curl h/1", "$ curl h/1", "$ time curl h/1",
      "command curl h/1",
      "xh h/1", "curlie h/1", "xh get h/1", "curlie -s h/1",
    ])
  func preamble(_ text: String) throws { #expect(try urls(text) == ["http://h/1"]) }

  @Test(
    "what is no request, and what changes one from outside, is told",
    arguments: [
      ("curl h && ls", "&&", "expected one command: this begins another"),
      ("curl h; rm x", ";", "expected one command: this begins another"),
      (
        "http_proxy=p curl h", "http_proxy=p",
        "http_proxy changes how the request is sent, and does not work before it here"
      ),
      (
        "curl h; curl h | jq .", "| jq .",
        "what comes of several commands is shown: nothing takes it behind the last"
      ),
    ])
  func refused(_ text: String, _ place: String, _ message: String) throws {
    let found = try problem(text, base: nil)
    #expect(found.problem.message == message)
    #expect(found.place == place)
  }

  @Test("a lost backslash does not end a command; a gap does")
  func gaps() throws {
    let joined = try prepare("curl http://h\n  -H 'X-Mine: 1'\n-d a=1", base: nil).request
    #expect(joined.headers["X-Mine"] == "1" && joined.method == .post)
    for gap in ["\n\n", "\n# then\n", "\n# curl -X POST \\\n"] {
      let text = "curl http://h \(gap)  -H 'X-Mine: 2'"
      #expect(try problem(text, base: nil).problem.message == "expected one command: this begins another")
    }
    #expect(try urls("curl h/1\n\n# done\n") == ["http://h/1"])
  }

  @Test("braces of other templates are sent as they are")
  func braces() throws {
    let line = "curl h -d '{\"a\": \"{{item.input}} {{ x y }}\"}'"
    #expect(SentText(try prepare(line, base: nil).request).body == "{\"a\": \"{{item.input}} {{ x y }}\"}")
  }

  @Test(
    "a line of our own is none of them",
    arguments: ["a=1 b=2", "time=curl", "wget", "xh", "curl 2", "echo x"])
  func native(_ line: String) { #expect(PastedLine.syntax(of: line) == nil) }

  @Test("xh and curlie have HTTPie's items")
  func items() throws {
    for line in ["xh post h a=b X-Mine:c q==d", "curlie post h a=b X-Mine:c q==d", "xhs h a=b X-Mine:c q==d"]
    {
      let sent = SentText(try prepare(line, base: nil).request)
      #expect(sent.method == "POST" && sent.target == "/?q=d" && sent.body == "{\"a\": \"b\"}", "\(line)")
      #expect(sent.headers.contains("x-mine: c"))
    }
    #expect(try prepare("xhs h").request.url.text == "https://h/")
    #expect(try prepare("curlie -u a:b h").request.headers.contains("Authorization"))
  }
}
