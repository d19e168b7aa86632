import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A blank behind a header's colon", .paced)
struct BlankBehindColonTests {
  @Test("is pointed at, and not what follows it")
  func caret() {
    let line = "get /x Cookie:  a=b"
    let problem = #expect(throws: LineProblem.self) { try ParsedLine.parse(line) }
    #expect(problem?.range == 14..<16)
    #expect(problem?.suggestedLine(for: line) == "get /x Cookie:a=b")
  }

  @Test(
    "keeps a variable of the value one",
    arguments: [
      ("get /x Authorization: {{t}}", "get /x 'Authorization:{{t}}'"),
      ("get /x Authorization: Bearer {{t}}", "get /x 'Authorization:Bearer {{t}}'"),
    ])
  func holes(_ line: String, _ suggestion: String) {
    let problem = #expect(throws: LineProblem.self) { try ParsedLine.parse(line) }
    #expect(problem?.suggestedLine(for: line) == suggestion)
  }

  @Test(
    "is none where a header is not to be sent, and where the name is that of a field",
    arguments: [
      "get /x Accept:", "get /x Accept: --follow", "get /x Accept: User-Agent:",
      "get /x Accept: User-Agent: -v",
      "get Accept:", "Accept: User-Agent:", "Accept:", "get /x q==1 Accept:", "get /x -H Accept: q==1",
      "get /x Accept: --follow q==1", "post /x Content-Type: < a.json", "post /x a: b=1",
      "get /x Accept:a b==1",
    ])
  func allowed(_ line: String) throws {
    _ = try ParsedLine.parse(line)
  }
}
