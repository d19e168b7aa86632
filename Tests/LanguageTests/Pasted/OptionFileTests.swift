import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("Files of curl's options", .paced)
struct OptionFileTests {
  private func line(_ text: String, _ file: String) throws -> (SentText, PreparedRequest) {
    guard case .request(let line) = try ParsedLine.parse(text) else { throw LineProblem("none", at: 0..<0) }
    let context = RequestContext(files: .fixed(["k": file]))
    let prepared = try line.takingOptionFiles(in: context).prepare(in: context)
    return (SentText(prepared.request), prepared)
  }

  @Test(
    "an option has its value behind a blank, a sign or in quotes",
    arguments: [
      "header = \"X-Mine: a \\\"b\\\"\\tc\"", "-H \"X-Mine: a \\\"b\\\"\\tc\"",
      "--header:\"X-Mine: a \\\"b\\\"\\tc\"",
      "# who\n\n  header \"X-Mine: a \\\"b\\\"\\tc\"  \nsilent",
    ])
  func values(_ file: String) throws {
    #expect(try line("curl -K k http://h/x", file).0.headers.contains("x-mine: a \"b\"\tc"))
  }

  @Test("the URL may be in it, and the line's own options count too")
  func url() throws {
    let (sent, _) = try line("curl -K k -d a=1", "url = h/x\nuser-agent foo\n")
    #expect(sent.target == "/x" && sent.body == "a=1" && sent.headers.contains("user-agent: foo"))
    guard case .request(let asked) = try ParsedLine.parse("curl -K k http://h/1") else { return }
    let context = RequestContext(files: .fixed(["k": "url = h/2"]))
    let whole = try asked.takingOptionFiles(in: context)
    #expect(
      try ([whole] + whole.following).map { try $0.prepare(in: context).request.url.path }.sorted() == [
        "/1", "/2",
      ])
  }

  @Test(
    "what cannot be read is told",
    arguments: [
      ("curl -K - http://h", "-", "standard input is where lines come from here; expected a file"),
      ("curl -K no http://h", "no", "the file no cannot be read: No such file or directory"),
      ("curl -K k http://h", "k", "k names another request or another file, which is not read here"),
      ("curl -K k2 http://h", "k2", "the option --frob of curl has no counterpart here"),
    ])
  func refused(_ text: String, _ place: String, _ message: String) throws {
    guard case .request(let line) = try ParsedLine.parse(text) else { return }
    let context = RequestContext(files: .fixed(["k": "next", "k2": "frob"]))
    let problem = try #require(throws: LineProblem.self) { try line.takingOptionFiles(in: context) }
    #expect(problem.message == message)
    #expect(String(decoding: Array(text.utf8)[problem.range], as: UTF8.self) == place)
  }

  @Test("a line without a URL anywhere is refused")
  func homeless() {
    #expect(throws: LineProblem.self) { try line("curl -K k", "silent") }
  }
}
