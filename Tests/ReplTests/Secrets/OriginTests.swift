import ApusClient
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is kept for a session", .paced)
struct OriginTests {
  private func other(_ talk: Talk) -> String { "http://127.0.0.1:\(talk.server.otherPort)" }

  @Test(
    "goes to the origin it was set for and to no other, whatever its name is",
    arguments: [
      ("X-Mine:S3CRET", "X-Mine"), ("set header X-Mine S3CRET", "X-Mine"),
      ("mine==S3CRET", "the query's mine"),
      ("set query mine S3CRET", "the query's mine"), ("mine=S3CRET", "the field mine"),
    ])
  func kept(_ line: String, _ name: String) async throws {
    let talk = try await Talk()
    await talk.say(line)
    #expect(await talk.say("post /echo").outText.contains("S3CRET"))
    let elsewhere = await talk.say("post \(other(talk))/echo")
    #expect(elsewhere.outcome == .ok && !elsewhere.outText.contains("S3CRET"), "\(elsewhere.text)")
    #expect(
      elsewhere.notes.contains("not sent to \(other(talk)): \(name); --send-headers-anyway sends it\n"),
      "\(elsewhere.notes)")
    let anyway = await talk.say("post \(other(talk))/echo --send-headers-anyway")
    #expect(anyway.outText.contains("S3CRET") && !anyway.notes.contains("not sent"), "\(anyway.text)")
    #expect(await !talk.say("post \(other(talk))/echo").outText.contains("S3CRET"), "once is not for ever")
  }

  @Test("stays behind when the base moves to another origin, and comes along within one")
  func base() async throws {
    let talk = try await Talk()
    await talk.say(
      "X-Mine:S3CRET Accept:text/plain mine==S3CRET f=S3CRET", "base \(talk.server.baseURL)/github")
    #expect(await talk.say("get /users/octocat -v").text.contains("S3CRET"))
    let moved = await talk.say("base \(other(talk))")
    #expect(
      moved.notes.contains(
        "not taken along from \(talk.server.baseURL): X-Mine, the query's mine, the field f\n"))
    let asked = await talk.say("post /echo").outText
    #expect(!asked.contains("S3CRET") && asked.contains("text/plain"), "\(asked)")
  }

  @Test("is told to stay behind by whatever asks", arguments: ["repeat 2 get", "get"])
  func commands(_ command: String) async throws {
    let talk = try await Talk(flags: { $0.usesPractice = false })
    await talk.say("X-Mine:S3CRET", "\(command) \(talk.server.baseURL)/echo")
    let elsewhere = await talk.say("\(command) \(other(talk))/echo")
    #expect(elsewhere.notes.contains("not sent to \(other(talk)): X-Mine"), "\(elsewhere.text)")
    #expect(await !talk.say("get \(other(talk))/echo").outText.contains("S3CRET"))
  }

  @Test("belongs to whom it is sent first where it was set without a base, and then to the first base")
  func homeless() async throws {
    let fresh = try await Talk(flags: { $0.usesPractice = false })
    await fresh.say("X-Mine:S3CRET")
    #expect(await fresh.say("get \(fresh.server.baseURL)/echo").outText.contains("S3CRET"))
    let elsewhere = await fresh.say("get \(other(fresh))/echo")
    #expect(!elsewhere.outText.contains("S3CRET") && elsewhere.notes.contains("X-Mine"), "\(elsewhere.text)")
    #expect(
      await fresh.say("base \(other(fresh))").notes.contains(
        "not taken along from \(fresh.server.baseURL): X-Mine"))
    #expect(await !fresh.say("get /echo").outText.contains("S3CRET"))

    let based = try await Talk(flags: { $0.usesPractice = false })
    await based.say("X-Mine:S3CRET", "base \(based.server.baseURL)")
    #expect(await based.say("get /echo").outText.contains("S3CRET"))
    #expect(await !based.say("get \(other(based))/echo").outText.contains("S3CRET"))
  }

  @Test("and what a line adds does not follow a redirect to another origin, unless that is wanted")
  func redirected() async throws {
    let talk = try await Talk()
    await talk.say("X-Mine:S3CRET")
    let line = "get /redirect-to url==\(other(talk))/echo X-Foo:S3CRET Accept-Language:de --follow"
    let answer = await talk.say(line)
    #expect(answer.outcome == .ok && !answer.outText.contains("S3CRET") && answer.outText.contains("\"de\""))
    #expect(answer.notes.contains("not sent to \(other(talk)): X-Mine, X-Foo\n"), "\(answer.notes)")
    #expect(await talk.say(line + " --send-headers-anyway").outText.contains("S3CRET"))
    #expect(await !talk.say(line).outText.contains("S3CRET"))
  }

  @Test(
    "A secret in a body stops a redirect to another origin, and follow sends it on purpose",
    arguments: [
      "password=S3CRETS3CRET", "--form user=a password=S3CRETS3CRET", "--multipart a=1 password=S3CRETS3CRET",
      "{\"user\": {\"password\": \"S3CRETS3CRET\"}}",
    ])
  func secretBody(_ body: String) async throws {
    let talk = try await Talk()
    for status in [307, 308] {
      let line = "post /redirect-to?url=\(other(talk))/echo&status=\(status) \(body) X-Mine:S3CRET --follow"
      let answer = await talk.say(line)
      #expect(answer.code == "redirect.unsafe" && answer.status == 1, "\(answer.text)")
      let told = answer.notes.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(
        told.contains("error[redirect.unsafe]: a redirect to \(other(talk)) is not followed"), "\(told)")
      #expect(told.contains("it would send the field password there"), "\(told)")
      #expect(told.contains("try: follow "), "\(told)")
      #expect(!answer.text.contains("S3CRETS3CRET"), "\(answer.text)")
      let sent = await talk.say("follow")
      #expect(sent.outcome == .ok, "\(sent.text)")
      #expect(sent.outText.contains("S3CRETS3CRET") && sent.outText.contains("\"POST\""), "\(sent.text)")
      #expect(sent.notes.contains("not sent to \(other(talk)): X-Mine\n"), "\(sent.text)")
      #expect(!sent.outText.contains("X-Mine"), "\(sent.text)")
    }
  }

  @Test("A field kept for the session stops one as well, unless the line sends headers anyway")
  func keptField() async throws {
    let talk = try await Talk()
    await talk.say("dat=CANARY7")
    let line = "patch /redirect-to?url=\(other(talk))/echo&status=308 a=x --follow"
    let answer = await talk.say(line)
    #expect(answer.code == "redirect.unsafe", "\(answer.text)")
    #expect(answer.flat.contains("it would send the field dat there"), "\(answer.notes)")
    #expect(answer.notes.contains("try: follow "), "\(answer.notes)")
    let sent = await talk.say("follow").outText
    #expect(sent.contains("CANARY7") && sent.contains("\"PATCH\""), "\(sent)")
    #expect(await talk.say(line + " --send-headers-anyway").outText.contains("CANARY7"))
    let home = await talk.say("patch /redirect-to?url=/echo&status=308 a=x --follow")
    #expect(home.outText.contains("CANARY7"), "\(home.text)")
    let get = await talk.say("post /redirect-to?url=\(other(talk))/echo&status=303 a=x --follow")
    #expect(get.outcome == .ok && !get.outText.contains("CANARY7"), "\(get.text)")
    // Another body has no such field.
    let own = await talk.say("post /redirect-to?url=\(other(talk))/echo&status=307 {\"a\": 1} --follow")
    #expect(own.outcome == .ok && !own.outText.contains("CANARY7"), "\(own.text)")
  }

  @Test(
    "A pasted line that keeps POST where others ask by GET has it kept by follow as well",
    arguments: [301, 302])
  func keptPost(_ status: Int) async throws {
    let talk = try await Talk()
    let url = "\(talk.server.baseURL)/redirect-to?url=\(other(talk))/echo&status=\(status)"
    let answer = await talk.say("curl -L -X POST -d password=S3CRETS3CRET --post\(status) '\(url)'")
    #expect(answer.code == "redirect.unsafe", "\(answer.text)")
    #expect(answer.notes.contains("try: follow"), "\(answer.notes)")
    let sent = await talk.say("follow")
    #expect(sent.outText.contains("S3CRETS3CRET") && sent.outText.contains("\"POST\""), "\(sent.text)")
  }

  @Test("Any other body goes on, and the line names the new origin")
  func otherBody() async throws {
    let talk = try await Talk()
    let answer = await talk.say(
      "post /redirect-to?url=\(other(talk))/echo&status=307 a=1 token_type=x --follow")
    #expect(
      answer.outcome == .ok && answer.notes.contains("a redirect had the body sent on to \(other(talk))\n"))
    let home = await talk.say("post /redirect-to?url=/echo&status=307 password=S3CRETS3CRET --follow")
    #expect(home.outcome == .ok && home.outText.contains("S3CRETS3CRET"), "\(home.text)")
    let get = await talk.say(
      "post /redirect-to?url=\(other(talk))/echo&status=303 password=S3CRETS3CRET --follow")
    #expect(get.outcome == .ok && !get.outText.contains("S3CRETS3CRET"), "\(get.text)")
    #expect(
      await talk.say("post /redirect-to?url=\(other(talk))/echo&status=302 a=1").outcome
        == .failed(.http(302)))
    #expect(await talk.say("follow").outText.contains("\"GET\""))
  }
}
