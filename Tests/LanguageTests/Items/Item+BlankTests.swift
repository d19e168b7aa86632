import PacingTestSupport
import Testing

@testable import Language

@Suite("A blank behind a header's colon", .paced)
struct BlankBehindColonTests {
  @Test(
    "is refused whatever the next word looks like: nothing is sent, and the value is not shown",
    arguments: [
      ("get /echo Cookie: sid=SQXSQX", "get /echo Cookie:•••"),
      ("get /echo X-Api-Key: dTpwcASQX==", "get /echo X-Api-Key:•••"),
      ("get /echo X-Api-Key: abc:SQX", "get /echo X-Api-Key:•••"),
      ("get /echo Authorization: SQXSQX@a.json", "get /echo Authorization:•••"),
      ("get /echo Authorization: /SQXSQX", "get /echo Authorization:•••"),
      ("/echo Cookie: sid=SQXSQX", "/echo Cookie:•••"), ("Cookie: sid=SQXSQX", "Cookie:•••"),
      ("X-Api-Key: dTpwcASQX==", "X-Api-Key:•••"),
      ("get /echo If-Match: a==b --follow", "get /echo If-Match:a==b --follow"),
      ("post /echo Content-Type: {\"a\": 1}", "post /echo 'Content-Type:{\"a\": 1}'"),
      ("get /echo Accept: text/html, a:b q==1", "get /echo 'Accept:text/html, a:b' q==1"),
      ("get /echo X-A: Accept:b", "get /echo X-A:Accept:b"), ("get X-A: /echo", "get X-A:/echo"),
      ("items If-Match: a==b", "items If-Match:a==b"),
    ])
  func refused(_ line: String, _ suggestion: String) async throws {
    let talk = try await Talk()
    let answer = await talk.say(line)
    #expect(answer.status == 2 && answer.code == "usage.argument", "\(answer.text)")
    #expect(answer.notes.contains("without a blank"), "\(answer.notes)")
    #expect(answer.notes.contains("try: \(suggestion)"), "\(answer.notes)")
    #expect(!answer.text.contains("SQX"), "\(answer.text)")
    #expect(await talk.say("show 1").notes.contains("there is no request 1"))
    #expect(await !talk.say("env").text.contains("a==b"))
  }

  @Test("is pointed at, and not what follows it")
  func caret() {
    let line = "get /x Cookie:  a=b"
    let problem = #expect(throws: LineProblem.self) { try TypedLine.parse(line) }
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
    let problem = #expect(throws: LineProblem.self) { try TypedLine.parse(line) }
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
    _ = try TypedLine.parse(line)
  }
}
