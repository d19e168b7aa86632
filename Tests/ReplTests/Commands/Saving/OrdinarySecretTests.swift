import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusRandomTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// Passwords that are spelled like words that stand in every recording.
@Suite("A recording of somebody whose secret is an ordinary word", .paced)
struct OrdinarySecretTests {
  /// Words that no line of the test's session needs.
  static let words = [
    "password", "secret", "value", "name", "token", "request", "content", "session", "cassette", "console",
    "json", "http", "HTTP", "practice", "echo", "user", "1234", "true", "Content-Type", "Basic", "127.0.0.1",
    "octocat", "{{secret", "size", "TIME", "message", "りんご", "a b c", "    ", "\"\"\"\"",
  ]

  /// Every second word is recorded here, all are by `.ci/run --long`; what is saved at the end is made the same way by all.
  private static let tried = Pairing.share(words, of: 0, parts: 2)
  private static let saved = Set(Pairing.share(tried, of: 0, parts: 5))

  @Test("is made and replays", arguments: tried)
  func recorded(_ word: String) async throws {
    let (talk, end) = try await recording(word)
    #expect(!end.contains("goes another way"), "\(end)")
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)\n\(talk.folder.text(of: "it.session.md") ?? "")")
    if Self.saved.contains(word) {
      await talk.say("save all")
      #expect(await talk.say("replay all").outcome == .ok)
    }
    let cassette = talk.folder.text(of: "it.session.har") ?? ""
    #expect(!cassette.contains(#""value":"\#(word)""#))
  }

  @Test("says which lines cannot replay without it", arguments: ["auth", "basic", "headers", "login"])
  func needed(_ word: String) async throws {
    let (talk, end) = try await recording(word)
    #expect(end.contains("goes another way"), "\(end)")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test(
    "leaves out a line that cannot be written without it, and says so", arguments: ["record it", "save it"])
  func leftOut(_ line: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    for line in ["auth basic me:xyzzy", "get /echo", "get /echo X-xyzzy-key:1", "get /html"] {
      await talk.say(line)
    }
    let answer = await talk.say(line)
    #expect(answer.outcome == .ok && answer.text.contains("not recorded: nothing was written"))
    await talk.say("record off")
    for name in ["it.session.md", "it.session.har"] {
      #expect(talk.folder.text(of: name)?.contains("xyzzy") == false)
    }
    #expect(talk.folder.text(of: "it.session.md")?.contains("$ get /html") == true)
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("has no short password that a line named, wherever the server sends it back")
  func short() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    for line in [
      "post /echo user=ada password=hunter2", "get /echo/hunter2", "post /echo user[password]=hunter3",
      "set query access_token hunter4", "get /echo", "history",
    ] {
      await talk.say(line)
    }
    for name in ["it.session.md", "it.session.har"] {
      #expect(talk.folder.text(of: name)?.contains("hunter") == false, "\(talk.folder.text(of: name) ?? "")")
    }
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("has no password in its line that is too short to be looked for elsewhere")
  func tiny() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    for line in [
      "auth digest ada pw", "auth none", "get /echo/pw -a ada:pw", "post /echo user=ada password=pw",
      "get /echo access_token==ab", "set header X-Api-Key ab", "get /echo", "auth basic ada x",
    ] {
      #expect(await talk.say(line).outcome == .ok, "\(line)")
    }
    let commands = talk.folder.text(of: "it.session.md")?.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    #expect(
      commands == [
        "$ auth digest ada {{secret:typed}}", "$ auth none", "$ get /echo/pw -a ada:{{secret:typed}}",
        "$ post /echo user=ada password={{secret:password}}",
        "$ get /echo access_token=={{secret:access_token}}",
        "$ set header X-Api-Key {{secret:X-Api-Key}}", "$ get /echo", "$ auth basic ada {{secret:typed}}",
      ])
    #expect(await talk.say("record off", "replay it").outcome == .ok)
  }

  @Test(
    "has no cookie of a request that was only shown",
    arguments: ["Cookie:a=xyzzyq", "-H 'Cookie: b=1; a=xyzzyq'"])
  func shownCookie(_ item: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    await talk.say("preview get /echo/xyzzyq \(item)")
    await talk.say("record off")
    #expect(talk.folder.text(of: "it.session.md")?.contains("xyzzyq") == false)
    #expect(await talk.say("replay it").outcome == .ok)
  }

  private func recording(_ word: String) async throws -> (talk: Talk, end: String) {
    let home = try TestFolder()
    let talk = try await Talk(to: Talk.terminal, variables: ["HOME": home.path, "IT": word])
    await talk.say("record it")
    let plain = word.replacing("{{", with: #"\{{"#)
    let typed = plain.contains(" ") || plain.contains("\"") ? "'me:\(plain)'" : "me:\(plain)"
    var said = ""
    for line in [
      "auth basic \(typed)", "get /basic-auth/me/other", "get /echo?q=swift X-A:b", "headers",
      "post /echo name=x",
      "body", "auth none", "let t = env:IT", "get /echo X-T:{{t}} -v", "auth bearer env:IT", "get /bearer",
      "get /github/users/octocat", ".login", "note swift",
    ] { said += await talk.say(line).text }
    #expect(!said.contains("not recorded"), "\(said)")
    return (talk, await talk.say("record off").text)
  }
}
