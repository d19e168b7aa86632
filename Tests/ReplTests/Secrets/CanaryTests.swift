import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusRandomTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

/// A secret is given in every way there is, and looked for in everything that is shown or written.
///
/// On a screen a secret that was given reads `•••`, also in what a server sends back. What a server issues is shown
/// there, as it was asked for, and is in no file. A pipe gets exact bytes.
@Suite("A secret that was given", .paced)
struct CanaryTests {
  /// Lines that show or write what there is.
  private static let looking = [
    "raw", "request", "headers", "body", "body --pretty", ".", "tree", "show 1", "show 1 -v", "rerun 1", "!!",
    "history",
    "timing", "explain", "auth", "env", "set", "base", "cookies", "curl", "httpie", "http", "har", "swift",
    "swift --style urlsession", "find Zq9", "keys", "reuse 1", "profile save canary", "profile use canary",
    "ls",
    "repeat 2 get /echo", "get /echo -v", "view raw", "show 1", "view json", "get /echo", "diff 1 2", "shape",
    "watch x",
  ]

  @Test("is nowhere on the screen, and in no file", arguments: Planting.all)
  func given(_ planting: Planting) async throws {
    let canary = Canary(seed: planting.lines.count + planting.lines[0].utf8.count, isPlain: planting.isTyped)
    let home = try TestFolder()
    let talk = try await talk(canary, home)
    func expectNone(in text: String, _ place: String) {
      let spelling = canary.spelling(in: text)
      #expect(spelling == nil, "\(place) has \(spelling ?? "")\n\(text)")
    }
    await talk.say("record it")
    let looking = ["get /echo"] + Pairing.share(Self.looking, of: planting.number, parts: 6)
    for line in planting.lines.map({ filled($0, canary, talk) }) + looking {
      expectNone(in: await talk.say(line).text, line)
      #expect(
        !line.contains(canary.secret) || SecretShapes.isIn(line: line), "\(line) is kept in the history")
    }
    for line in [
      "curl > a.sh", "httpie > b.sh", "http > c.http", "har > d.har", "swift > e.swift", "record off",
      "save all",
    ] {
      expectNone(in: await talk.say(line).text, line)
    }
    for folder in [talk.folder, home] {
      for (name, text) in folder.files where !Self.brought.contains(name) { expectNone(in: text, name) }
    }
    #expect(talk.folder.text(of: "it.session.md") != nil && talk.folder.text(of: "d.har") != nil)
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }

  /// Files that have it because somebody put it there.
  private static let brought: Set = ["canary.txt", "lines.apus", "requests.http", ".child-output"]

  private func talk(_ canary: Canary, _ home: TestFolder) async throws -> Talk {
    let secret = canary.secret
    let talk = try await Talk(
      to: Talk.terminal, variables: ["CANARY": secret, "HOME": home.path],
      setUp: { $0.askHidden = { _ in secret } })
    try talk.folder.write(secret + "\n", to: "canary.txt")
    try talk.folder.write("auth bearer env:CANARY\nget /credentials\n", to: "lines.apus")
    try talk.folder.write(
      "POST http://127.0.0.1:\(talk.server.port)/echo\nAuthorization: Bearer {{$processEnv CANARY}}\n\na=1\n",
      to: "requests.http")
    return talk
  }

  private func filled(_ line: String, _ canary: Canary, _ talk: Talk) -> String {
    line.replacing("{S}", with: canary.secret).replacing("{H}", with: "127.0.0.1:\(talk.server.port)")
      .replacing("{O}", with: "127.0.0.1:\(talk.server.otherPort)")
  }

  @Test("is taken out of what was recorded before anybody knew that it is one")
  func known() async throws {
    let canary = Canary(seed: 43, isPlain: true)
    let talk = try await Talk(to: Talk.terminal)
    await talk.say(
      "record it", "let x = \(canary.secret)", "get /echo?q={{x}}", "env", "get /echo X-Api-Key:{{x}}")
    #expect(await canary.spelling(in: talk.say("env").text) == nil)
    await talk.say("record off")
    for (name, text) in talk.folder.files where name != ".child-output" {
      #expect(canary.spelling(in: text) == nil, "\(name)\n\(text)")
    }
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok && replay.text.contains("5 steps"), "\(replay.text)")
  }

  @Test("is not on a narrow screen either, where lines break and are cut")
  func narrow() async throws {
    let canary = Canary(seed: 40, isPlain: true)
    for width in [20, 24, 31, 40] {
      let screen = Console.Traits(isTerminal: true, width: width, height: 24, hasColour: width == 40)
      let talk = try await Talk(to: screen, variables: ["CANARY": canary.secret])
      for line in [
        "auth bearer env:CANARY", "get /bearer", "get /echo", "raw", "body",
        "get /echo?q=\(canary.secret)", "raw",
      ] {
        let text = await talk.say(line).text.replacing(/\u{1b}\[[0-9;]*m/, with: "")
        #expect(canary.spelling(in: text) == nil, "\(line) at \(width)\n\(text)")
        #expect(!text.contains(canary.secret.prefix(6)), "\(line) at \(width)\n\(text)")
      }
    }
  }

  @Test("goes through a pipe and into a file as it came")
  func exactBytes() async throws {
    let canary = Canary(seed: 41, isPlain: true)
    let talk = try await Talk(to: Talk.terminal, variables: ["CANARY": canary.secret])
    await talk.say("auth bearer env:CANARY", "get /echo > kept.json")
    #expect(talk.folder.text(of: "kept.json")?.contains(canary.secret) == true)
    #expect(await talk.say("body | cat").outText.contains(canary.secret))
  }

  @Test("by a server is shown to who asks, and is in no file")
  func issued() async throws {
    let canary = Canary(seed: 42, isPlain: true)
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    #expect(await talk.say("get /cookies/set?flavour=\(canary.secret) --follow").text.contains(canary.secret))
    #expect(await talk.say("get /echo?x=1", "cookies").text.contains(canary.secret) == false)
    await talk.say("har > kept.har", "curl > kept.sh", "record off")
    for (name, text) in talk.folder.files where name != ".child-output" {
      #expect(canary.spelling(in: text) == nil, "\(name)\n\(text)")
    }
  }

  @Test("is masked where it is a word of its own when it is short, and nowhere else")
  func short() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("auth basic me octocat")
    let echoed = await talk.say("get /echo?a=octocat&b=octocats").text
    #expect(echoed.contains("\"octocats\"") && !echoed.contains(/octocat\b/), "\(echoed)")
    #expect(await talk.say("raw").text.contains("b2N0b2NhdA") == false)
    #expect(await talk.say("get /github/users/octocat").text.contains("The Octocat"))
    #expect(await talk.say("body | cat").outText.contains(/"login": ?"octocat"/))
  }
}

extension TestFolder {
  /// Every file in it and in its folders.
  var files: [(name: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return names.compactMap { name in text(of: name).map { (name, $0) } }
  }
}
