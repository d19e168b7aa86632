import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A cookie of another port", .paced)
struct BorrowedCookiesTests {
  private func other(_ talk: Talk) -> String { "http://127.0.0.1:\(talk.server.otherPort)" }

  /// Two ports of this machine that nobody knows for the practice API's.
  private func talk() async throws -> Talk { try await Talk(setUp: { $0.practicePorts = { nil } }) }

  @Test("is sent, as RFC 6265 has it, and told; `set cookies origin` keeps it back")
  func told() async throws {
    let talk = try await talk()
    await talk.say("get /cookies/set?flavour=oat")
    let sent = await talk.say("get \(other(talk))/cookies")
    #expect(sent.outText.contains("oat"))
    #expect(
      sent.notes.contains(
        "\(other(talk)) was sent what \(talk.server.baseURL) set: the cookie flavour; set cookies origin keeps it back\n"
      ), "\(sent.notes)")
    #expect(await !talk.say("get /cookies").notes.contains("was sent what"))
    await talk.say("set cookies origin")
    let held = await talk.say("get \(other(talk))/cookies")
    #expect(!held.outText.contains("oat"), "\(held.text)")
    #expect(held.notes.contains("not sent to \(other(talk)): the cookie flavour\n"), "\(held.notes)")
    #expect(await talk.say("get /cookies").outText.contains("oat"))
    #expect(await talk.say("set cookies both").status == 2)
  }

  @Test("is told where a redirect took it")
  func redirected() async throws {
    let talk = try await talk()
    await talk.say("get /cookies/set?flavour=oat")
    let line = "get /redirect-to url==\(other(talk))/cookies --follow"
    #expect(await talk.say(line).notes.contains("was sent what"))
    await talk.say("set cookies origin")
    let held = await talk.say(line)
    #expect(!held.outText.contains("oat") && held.notes.contains("the cookie flavour"), "\(held.text)")
  }

  @Test("stays with the practice API, whose two ports are two origins, without anybody's asking")
  func practice() async throws {
    let talk = try await Talk()
    await talk.say("get /cookies/set?flavour=oat")
    let held = await talk.say("get \(other(talk))/cookies")
    #expect(
      !held.outText.contains("oat") && held.notes.contains("not sent to \(other(talk)): the cookie flavour"))
  }

  @Test("is told again when the session is replayed")
  func replayed() async throws {
    let talk = try await talk()
    await talk.say("record it", "get /cookies/set?flavour=oat", "get \(other(talk))/cookies", "record off")
    #expect(talk.folder.text(of: "it.session.har")?.contains("_borrowedCookies") ?? false)
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }
}
