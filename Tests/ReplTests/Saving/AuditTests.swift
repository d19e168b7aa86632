import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("An audit of what is to be shared", .paced)
struct AuditTests {
  /// A session as nobody should have written it.
  private func leaking() async throws -> Talk {
    let talk = try await Talk.recorded(
      "get /status/204?note=canary-12345678", "get /status/204?b=1&note=canary-12345678")
    for name in ["it.session.md", "it.session.har"] {
      try talk.folder.write(
        #require(talk.folder.text(of: name)).replacing("note", with: "token"), to: name)
    }
    return talk
  }

  @Test("finds nothing in what this program wrote, and says so")
  func clean() async throws {
    let talk = try await Talk.recorded(
      "get /echo?token=canary-12345678", "auth bearer canary-23456789", "get /echo")
    let answer = await talk.say("audit it")
    #expect(
      answer.outcome == .ok && answer.text.contains("nothing in 2 files looks like a secret"),
      "\(answer.text)")
  }

  @Test("tells names and places, never values, and ends with status 1")
  func findings() async throws {
    let talk = try await leaking()
    let answer = await talk.say("audit it")
    #expect(answer.status == 1 && answer.text.contains("it.session.md:"), "\(answer.text)")
    #expect(
      answer.text.contains("request.url token •••: its name is a secret's")
        && !answer.text.contains("canary"), "\(answer.text)")
    #expect(answer.text.contains("try: audit --fix it"), "\(answer.text)")
    #expect(await talk.say("audit .").status == 1)
    #expect(await talk.say("audit gone").code == "usage.argument")
  }

  @Test("takes them out, and the session still replays")
  func fixed() async throws {
    let talk = try await leaking()
    #expect(await talk.say("replay it").outcome == .ok)
    let answer = await talk.say("audit --fix it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    for name in ["it.session.md", "it.session.har"] {
      #expect(talk.folder.text(of: name)?.contains("canary") == false, "\(talk.folder.text(of: name) ?? "")")
    }
    let replayed = await talk.say("replay it")
    #expect(replayed.outcome == .ok, "\(replayed.text)\n\(talk.folder.text(of: "it.session.md") ?? "")")
    #expect(await talk.say("audit it").outcome == .ok)
  }

  @Test("knows what somebody declared to be secret")
  func declared() async throws {
    let talk = try await Talk.recorded("get /echo?customer=C-778899")
    #expect(await talk.say("audit it").outcome == .ok)
    await talk.say("redact customer")
    #expect(await talk.say("audit it").status == 1)
  }
}
