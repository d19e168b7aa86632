import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("`preview`", .paced)
struct PreviewCommandTests {
  private func talk() async throws -> Talk {
    try await Talk(transport: StubTransport(body: "{}"), base: "http://api.test")
  }

  @Test("--why says of each line whether it was typed, kept, or is there by default, and sends nothing")
  func why() async throws {
    let talk = try await talk()
    await talk.say("X-Kept:1", "auth bearer S3CRETTOKEN", "cookies set sid=S3CRETVAL")
    let text = await talk.say("preview --why post /x X-Line:2 a=1").outText
    #expect(
      text == """
        typed         POST /x HTTP/1.1
        base          Host: api.test
        default       Accept: application/json, */*;q=0.5
        default       Content-Type: application/json
        session line  X-Kept: 1
        credential    Authorization: •••
        typed         X-Line: 2
        default       Content-Length: 10
        default       Accept-Encoding: gzip, deflate, br, zstd
        cookie jar    Cookie: •••

        typed         {"a": "1"}

        """, "\(text)")
    #expect(await talk.say("history").notes.contains("no request"))
  }

  @Test("--why works for a typed endpoint too")
  func endpoint() async throws {
    let talk = try await talk()
    let text = await talk.say("preview --why github user octocat").outText
    #expect(
      text.contains("endpoint  Host: api.github.com") && text.contains("/users/octocat HTTP/1.1"), "\(text)")
  }

  @Test("--why has the signature, too, and for how long it holds")
  func signature() async throws {
    let talk = try await talk()
    await talk.say("auth hmac X-Sig CANARYKEY")
    let code = await talk.say("preview --why post /x a=1")
    #expect(code.outText.contains("credential  X-Sig: ") && !code.text.contains("CANARY"), "\(code.text)")
    #expect(code.notes.contains("holds as long as the key does"))
    await talk.say("auth aws me CANARYKEY --region r --service s3")
    let aws = await talk.say("preview --why get /x X-Amz-Date:20150830T123600Z")
    #expect(aws.outText.contains("typed       X-Amz-Date: 20150830T123600Z"), "\(aws.outText)")
    #expect(aws.outText.contains("credential  Authorization: AWS4-HMAC-SHA256 Credential=me/"))
    #expect(aws.notes.contains("the signature holds for 15 minutes"))
  }

  @Test("--against compares a line, or the last request, with one of curl's")
  func against() async throws {
    let talk = try await talk()
    let text = await talk.say("preview get /x q==1 --against curl -d a=1 'http://api.test/x?q=2'").outText
    for line in ["~ method", "GET → POST", "~ query q", "1 → 2", "+ header Content-Type", "+ body"] {
      #expect(text.contains(line), "\(line) in \(text)")
    }
    let early = await talk.say("preview --against curl http://api.test/x")
    #expect(early.notes.contains("no request was sent yet"), "\(early.text)")
    await talk.say("get /x")
    let last = await talk.say("preview --against curl --compressed -A me http://api.test/x").outText
    #expect(last.contains("+ header User-Agent") && !last.contains("Accept"), "\(last)")
  }

  @Test("--against shows no secret of either line")
  func secrets() async throws {
    let talk = try await talk()
    let line =
      "preview get /x -a u:S3CRETPASS --against curl -H 'Authorization: Bearer S3CRETBEARER' http://api.test/x"
    let answer = await talk.say(line)
    #expect(answer.outText.contains("~ header Authorization"), "\(answer.text)")
    #expect(!answer.text.contains("S3CRET"), "\(answer.text)")
  }

  @Test("--against wants a pasted line", arguments: ["preview --against", "preview get /x --against"])
  func missing(_ line: String) async throws {
    let talk = try await talk()
    #expect(await talk.say(line).notes.contains("expected a line of curl's"))
  }

  @Test("a Content-Type that does not fit the body is told, and the request is shown all the same")
  func misfit() async throws {
    let talk = try await talk()
    let form = "Content-Type:application/x-www-form-urlencoded"
    for line in ["preview post /x {\"a\":1} \(form)", "post /x {\"a\":1} \(form)"] {
      let answer = await talk.say(line)
      #expect(
        answer.notes.contains("the body is JSON, and Content-Type says application/x-www-form-urlencoded\n"),
        "\(answer.text)")
      #expect(answer.outcome == .ok)
    }
    #expect(await talk.say("post /x {\"a\":1}").notes.contains("the body is") == false)
  }
}
