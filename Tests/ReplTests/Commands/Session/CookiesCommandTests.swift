import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("`cookies`", .paced)
struct CookiesCommandTests {
  @Test("sets one for the base, which goes along with what it is for, and is never shown")
  func set() async throws {
    let talk = try await Talk()
    let answer = await talk.say("cookies set sid=S3CRETVAL Path=/echo")
    #expect(answer.outText == "sid=•••  for 127.0.0.1/echo\n", "\(answer.text)")
    #expect(await talk.say("get /echo", "request").outText.contains("Cookie: •••"))
    #expect(await !talk.say("get /html", "request").outText.contains("Cookie"))
    #expect(await !talk.say("history").text.contains("S3CRETVAL"))
    await talk.say("cookies set 'other=1; Path=/'", "cookies set sid=NEWVALUE Path=/echo")
    #expect(await talk.say("cookies").outText.split(separator: "\n").count == 2)
  }

  @Test("takes its value from a variable, a secret one too")
  func variable() async throws {
    let talk = try await Talk(variables: ["SID": "S3CRETVAL"])
    await talk.say("let s = env:SID")
    #expect(await talk.say("cookies set sid={{s}}").outcome == .ok)
    #expect(await talk.say("get /cookies").outText.contains("S3CRETVAL"))
  }

  @Test("forgets one by its name, and all")
  func clear() async throws {
    let talk = try await Talk()
    await talk.say("cookies set a=1", "cookies set b=2")
    #expect(await talk.say("cookies clear a").outText == "b=•••  for 127.0.0.1/\n")
    let missing = await talk.say("cookies clear a")
    #expect(missing.status == 2 && missing.notes.contains("there is no cookie a"))
    #expect(await talk.say("cookies clear").notes == "no cookies\n")
  }

  @Test(
    "refuses what no server may set, and what is no cookie",
    arguments: [
      ("cookies set a=1 Domain=example.com", "127.0.0.1 may set none for example.com"),
      ("cookies set __Host-a=1 Path=/", "needs Secure"), ("cookies set a", "expected NAME=VALUE"),
      ("cookies set a=1 b=2", "each cookie has a line of its own"), ("cookies set", "expected NAME=VALUE"),
    ])
  func refused(_ line: String, _ reason: String) async throws {
    let talk = try await Talk()
    let answer = await talk.say(line)
    #expect(answer.status == 2 && answer.notes.contains(reason), "\(answer.text)")
    #expect(await talk.say("cookies").notes == "no cookies\n")
  }

  @Test(
    "is kept without its value, and with all else of its line",
    arguments: [
      ("cookies set sid=S3CRETVAL Path=/x", "cookies set sid=••• Path=/x"),
      ("cookies clear sid", "cookies clear sid"),
      ("cookies set sid S3CRETVAL", "cookies set sid •••"),
    ])
  func masked(_ line: String, _ shown: String) { #expect(MaskedLine(line).text == shown) }

  @Test("need a base to belong to")
  func homeless() async throws {
    let talk = try await Talk(flags: { $0.usesPractice = false })
    #expect(await talk.say("cookies set a=1").notes.contains("a cookie needs a base to belong to"))
  }

  @Test("that a server may not set are refused, and why is said")
  func servers() async throws {
    let transport = StubTransport { _ in
      .response(status: 200, headers: ["Set-Cookie": "a=S3CRETVAL; Domain=example.com"], body: "{}")
    }
    let talk = try await Talk(transport: transport, base: "http://api.test")
    let notes = await talk.say("get /").notes
    #expect(
      notes.contains("the cookie a is not kept: api.test may set none for example.com\n"), "\(notes)")
    #expect(!notes.contains("S3CRETVAL"))
  }

  @Test("are kept by a profile that is asked to, in a file for its owner, and come back with it")
  func profile() async throws {
    let home = try TestFolder()
    let talk = try await Talk(variables: ["HOME": home.path])
    await talk.say("cookies set sid=S3CRETVAL")
    #expect(await talk.say("profile save bare").notes.contains("with ") == false)
    #expect(await talk.say("profile save full --cookies").notes.contains("with 1 cookie\n"))
    await talk.say("cookies clear", "profile use bare")
    #expect(await talk.say("cookies").notes == "no cookies\n")
    #expect(await talk.say("profile use full").notes.contains("1 cookie brought back\n"))
    #expect(await talk.say("get /cookies").outText.contains("S3CRETVAL"))
  }
}
