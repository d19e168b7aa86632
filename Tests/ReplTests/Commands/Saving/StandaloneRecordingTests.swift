import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A recording that stands alone", .paced)
struct StandaloneRecordingTests {
  private static let description =
    #"{"openapi":"3.0.0","info":{"title":"House","version":"1"},"#
    + #""paths":{"/echo":{"get":{"responses":{"200":{"description":"x"}}}}}}"#

  private func recorded(_ lines: String...) async throws -> Talk {
    let talk = try await Talk(to: Talk.terminal)
    try talk.folder.write("hello \u{1f} world", to: "data.txt")
    try talk.folder.write(Self.description, to: "oa.json")
    await talk.say("record it")
    for line in lines { await talk.say(line) }
    await talk.say("record off")
    return talk
  }

  private func remove(_ name: String, _ talk: Talk) throws {
    try FileManager.default.removeItem(atPath: talk.folder.path + "/" + name)
  }

  private static let uploads = ["post /echo @data.txt", "post /echo f@data.txt --multipart", "spec oa.json"]

  @Test("of uploads and a description replays where none of their files is")
  func empty() async throws {
    let talk = try await recorded(Self.uploads[0], Self.uploads[1], Self.uploads[2])
    for name in ["data.txt", "oa.json"] { try remove(name, talk) }
    let answer = await talk.say("replay it")
    #expect(answer.outcome == .ok && answer.text.contains("3 steps: 3 as written"), "\(answer.text)")
    // Each content stands there once.
    #expect(talk.folder.text(of: "it.session.har")?.ranges(of: #""_path":"data.txt""#).count == 1)
  }

  @Test("holds a description that was read before, and is known without its file", arguments: [false, true])
  func known(updates: Bool) async throws {
    let home = try TestFolder()
    // What was read there is known here.
    let other = try await Talk(variables: ["HOME": home.path])
    let talk = try await Talk(to: Talk.terminal, variables: ["HOME": home.path])
    for folder in [other.folder, talk.folder] { try folder.write(Self.description, to: "oa.json") }
    await other.say("spec oa.json")
    await talk.say("record it", "spec oa.json", "get /echo", "record off")
    if updates {
      for one in [other, talk] { try one.change("House", to: "Castle", in: "oa.json") }
      await other.say("spec oa.json")
      let answer = await talk.say("replay --update --trust it")
      #expect(answer.outcome == .ok, "\(answer.text)")
    }
    let recording = talk.folder.text(of: "it.session.har") ?? ""
    #expect(recording.contains(#""_path":"oa.json""#) && recording.contains(updates ? "Castle" : "House"))
    try remove("oa.json", talk)
    let answer = await talk.say("replay it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    withExtendedLifetime(home) {}
  }

  @Test("sends what is there when it is run live, or what was recorded where that is wanted")
  func live() async throws {
    let talk = try await recorded(Self.uploads[0])
    try remove("data.txt", talk)
    #expect(await talk.say("replay --live --trust it").outcome != .ok)
    let recorded = await talk.say("replay --live --trust --recorded-files it")
    #expect(recorded.outcome == .ok, "\(recorded.text)")
    #expect(await talk.say("replay --recorded-files it").code == "usage.argument")
  }

  @Test("needs nobody's permission for files that it has itself, and asks for every other")
  func permissions() async throws {
    let asked = Mutex<[String]>([])
    let talk = try await Talk(to: Talk.terminal) {
      $0.confirm = { question in
        asked.withLock { $0.append(question) }
        return false
      }
    }
    try talk.folder.write("hello", to: "data.txt")
    for line in ["record it"] + Self.uploads.prefix(2) + ["record off"] { await talk.say(line) }
    let answer = await talk.say("replay --live --recorded-files it")
    let questions = asked.withLock(\.self)
    #expect(!questions.contains { $0.contains("data.txt") }, "\(questions)\n\(answer.text)")
    await talk.say("replay --live it")
    #expect(asked.withLock(\.self).contains { $0.contains("data.txt") })
  }

  @Test("needs nobody's permission for what is kept of a description, and asks for its file by its name")
  func knownPermissions() async throws {
    let home = try TestFolder()
    let asked = Mutex<[String]>([])
    let talk = try await Talk(to: Talk.terminal, variables: ["HOME": home.path]) {
      $0.confirm = { question in
        asked.withLock { $0.append(question) }
        return false
      }
    }
    try talk.folder.write(Self.description, to: "oa.json")
    for line in ["record it", "spec oa.json", "record off"] { await talk.say(line) }
    let answer = await talk.say("replay --live --recorded-files it")
    let questions = asked.withLock(\.self)
    #expect(!questions.contains { $0.contains("json") }, "\(questions)\n\(answer.text)")
    #expect(!answer.text.contains("not allowed"), "\(answer.text)")
    await talk.say("replay --live it")
    let more = asked.withLock(\.self)
    #expect(more.contains { $0.contains("oa.json") }, "\(more)")
    #expect(!more.contains { $0.contains("specifications") }, "\(more)")
    withExtendedLifetime(home) {}
  }

  @Test("is written anew with the file that is there, and stays as it is the second time")
  func updated() async throws {
    let talk = try await recorded(Self.uploads[0], "get /echo")
    try talk.folder.write("other", to: "data.txt")
    #expect(await talk.say("replay --update --trust it").outcome == .ok)
    let files = ["it.session.md", "it.session.har"]
    let first = files.map { talk.folder.text(of: $0) }
    #expect(first[1]?.contains(#""text":"other""#) == true && first[1]?.contains("hello") == false)
    #expect(await talk.say("replay --update --trust it").text.contains("2 as written"))
    #expect(files.map { talk.folder.text(of: $0) } == first)
  }

  @Test("has a file's secret sent where the environment has it, and names it first where it does not")
  func secrets() async throws {
    let sent = Mutex<[String]>([])
    let known = Mutex<[String: String]>([:])
    let server = StubTransport { request in
      let body = request.body.flatMap { try? wholeBytes(of: $0) } ?? []
      sent.withLock { $0.append(String(decoding: body, as: UTF8.self)) }
      return .response(status: 200, body: #"{"ok": true}"#)
    }
    let talk = try await Talk(to: Talk.terminal, transport: server) {
      $0.variable = { name in known.withLock { $0[name] } }
    }
    try talk.folder.write(#"{"user": "ann", "password": "canary-1234"}"#, to: "login.json")
    await talk.say("record it", "post http://h/login @login.json", "record off")
    #expect(talk.folder.text(of: "it.session.har")?.contains("canary") == false)
    try remove("login.json", talk)
    let count = sent.withLock(\.count)
    let missing = await talk.say("replay --live --trust --recorded-files it")
    #expect(
      missing.status == 2 && missing.flat.contains("needs PASSWORD in the environment"), "\(missing.text)")
    #expect(sent.withLock(\.count) == count)
    known.withLock { $0["PASSWORD"] = "tulip-4711" }
    let answer = await talk.say("replay --live --trust --recorded-files it")
    #expect(answer.outcome == .ok && !answer.text.contains("tulip"), "\(answer.text)")
    #expect(sent.withLock(\.last) == #"{"user": "ann", "password": "tulip-4711"}"#)
    // What was recorded is replayed without it.
    known.withLock { $0 = [:] }
    #expect(await talk.say("replay it").outcome == .ok)
  }
}
