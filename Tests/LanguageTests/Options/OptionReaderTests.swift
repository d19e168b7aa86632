import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Options as they stand in a line", .paced)
struct OptionReaderTests {
  @Test("letters join, and the last may have its value behind it")
  func letters() throws {
    #expect(try prepare("get /x -vLm3").request.options.deadlines.total == .seconds(3))
    #expect(try prepare("post /x -fv a=b").showing.isVerbose)
    #expect(SentText(try prepare("post /x -fv a=b").request).body == "a=b")
    #expect(try prepare("get /x -XDELETE").request.method == .delete)
    #expect(try prepare("get /x -X delete").request.method == .delete)
  }

  @Test("after -- nothing is an option")
  func end() throws {
    #expect(SentText(try prepare("post /x -- -a=b").request).body == #"{"-a": "b"}"#)
  }

  @Test(
    "an option that cannot be is refused where it stands, with what was meant",
    arguments: [
      ("--folow", "--folow", "get /x --follow"), ("--timeout", "", "help options"),
      ("--follow=1", "--follow", "help options"),
      ("--timeout x", "x", "get /x --timeout 2.5"),
      ("--max-redirects -1", "-1", "get /x --max-redirects 5"),
      ("--print xyz", "xyz", "get /x --print hb"), ("-I", "-I", "get /x --head"),
      ("-vZ", "Z", "help options"),
      ("--nothing-like-it", "--nothing-like-it", "help options"),
      ("-x a=b", "a=b", "get /x -x http://localhost:8888"),
      ("--resolve h", "h", "get /x --resolve example.com:443:127.0.0.1"),
      ("--cert none", "none", nil), ("-X 'A B'", "A B", "get /x -X 'PURGE'"),
      ("--no-form=1", "--no-form=1", "get /x --no-form"),
    ] as [(String, String, String?)])
  func refuses(_ text: String, _ place: String, _ suggestion: String?) throws {
    let line = "get /x \(text)"
    let found = try problem(line)
    #expect(found.place == place)
    #expect(found.problem.suggestedLine(for: line) == suggestion)
  }
}
