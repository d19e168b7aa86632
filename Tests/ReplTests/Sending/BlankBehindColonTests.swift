import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("A blank behind the colon of a header, in a session", .paced)
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
}
