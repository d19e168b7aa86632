import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Lines", .paced)
struct ParsedLineTests {
  private func kind(_ text: String) throws -> String {
    switch try ParsedLine.parse(text) {
    case .nothing: "nothing"
    case .path(let path): "path \(path.path.shown)"
    case .request(let request): "\(request.dialect) request"
    case .items(let items): "items \(items.count)"
    case .command(let command): "command \(command.name.text.lowercased())"
    }
  }

  @Test(
    "a line is a request, items, a path or a command",
    arguments: [
      ("", "nothing"), ("  # note", "nothing"), ("get /x", "native request"), ("GET", "native request"),
      ("send X /y", "native request"), ("/users", "native request"), ("https://a/b", "native request"),
      (":3000/x", "native request"), ("Accept:a/b", "items 1"), ("a=1 b==2 X:", "items 3"), (".", "path ."),
      (".a[?@.b == 'c d']", "path .a[?@.b == 'c d']"), ("$", "path $"), ("$2.x", "path $2.x"),
      ("$[0]", "path $[0]"),
      ("$.a", "path $.a"), ("$ .a ['b c'] ..d | wc", "path $ .a ['b c'] ..d"),
      (".a [{{n}}] [0]", "path .a [{{n}}] [0]"), ("..name", "path ..name"), ("ls -r", "command ls"),
      (":q", "command :q"),
      (#"\q"#, #"command \q"#), ("!!", "command !!"), ("let id = .a", "command let"),
      ("HELP get", "command help"),
      ("curl", "command curl"), ("curl 3", "command curl"), ("http", "command http"),
      ("http 12", "command http"),
      ("curl http://h", "curl request"), ("$ curl http://h", "curl request"),
      ("curl.exe http://h", "curl request"),
      ("http h", "httpie request"), ("https h a=b", "httpie request"), ("{\"a\": 1}", "command {\"a\": 1}"),
    ])
  func kinds(_ text: String, _ expected: String) throws {
    #expect(try kind(text) == expected)
  }

  @Test(
    "a line that is none of them says what was expected",
    arguments: [
      ("| jq", "expected a command before this"),
      ("a=1 b", "expected an item; a request begins with its method"),
      ("a=1 > f", "setting an item has no output for this to take"),
      (".a b", "expected the end of the path; a segment begins with a dot or a bracket"),
      ("send", "expected a method after send"), ("send /x", "expected a method, which is one word"),
      ("ls 'x", "the quote that opens here is never closed; expected `'`"),
      ("X;y", "expected nothing after `;`, which sends the header empty"),
    ])
  func refuses(_ text: String, _ message: String) throws {
    let problem = try #require(throws: LineProblem.self) { try ParsedLine.parse(text) }
    #expect(problem.message == message)
  }

  @Test("a command may read arrows as words")
  func tails() throws {
    guard case .command(let line) = try ParsedLine.parse("expect .n > 3", readsTail: { $0 != "expect" })
    else {
      Issue.record("no command")
      return
    }
    #expect(line.arguments.map(\.text) == [".n", ">", "3"])
    #expect(line.words.tail == nil)
  }
}
