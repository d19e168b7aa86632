import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRecordings
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusFormats
@testable import ApusLanguage
@testable import ApusRedaction
@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("A session that is played from its recording", .paced)
struct PlayedSessionTests {
  private func played(_ talk: Talk, hasColour: Bool = false) async throws -> PlayedSession {
    var redactor = Redactor()
    return try await PlayedSession(
      SavedSession(reading: "demo.session.md", with: .disk(home: nil, workingFolder: talk.folder.path)),
      runner: CommandList.all, environment: Environment(), hasColour: hasColour, redactor: &redactor)
  }

  @Test("each step has what it asked, what it showed and how it ended")
  func steps() async throws {
    let talk = try await Asked(body: #"{"id": 7}"#).talk(to: .plain)
    await talk.say("get /a", ".id", "get /b", "save demo")
    let session = try await played(talk)
    #expect(session.name == "demo.session.md")
    #expect(session.steps.map { $0.recordings.map(\.exchange.request.url.path) } == [["/a"], [], ["/b"]])
    #expect(session.steps.allSatisfy(\.isAsWritten) && session.steps[1].shown == "7\n")
    #expect(try await played(talk, hasColour: true).steps[1].shown.contains("\u{1b}[36m7"))
  }

  @Test("without a recording it is refused, where something asks")
  func unrecorded() async throws {
    let talk = try await Asked().talk(to: .plain)
    let head = "---\nsession: 2\nbase: http://a.test\n---\n"
    try talk.folder.write(head + "```console\n$ get /a\n```\n", to: "demo.session.md")
    let session = try await played(talk)
    let failure = try #require(throws: CommandFailure.self) { try session.refuseUnrecorded() }
    #expect(failure.message == "demo.session.md has no request that was answered")
    #expect(failure.suggestions == ["replay --update demo.session.md"])
    for line in ["export html demo", "export svg demo", "export cast demo", "judge demo", "diff demo demo"] {
      let answer = await talk.say(line)
      #expect(
        answer.status == 2 && answer.flat.contains("has no request that was answered"), "\(answer.text)")
    }
    try talk.folder.write(head + "```console\n$ explain 404\n```\n", to: "demo.session.md")
    try await played(talk).refuseUnplayed()
  }

  @Test("files that its lines read are those of the recording, wherever it is played")
  func files() async throws {
    let talk = try await Asked(body: #"{"id": 7}"#).talk(to: .plain)
    try talk.folder.write("some text", to: "data.txt")
    await talk.say("post /a @data.txt", "post /b f@data.txt --multipart", "save demo")
    try FileManager.default.removeItem(atPath: talk.folder.path + "/data.txt")
    let session = try await played(talk)
    #expect(session.steps.map(\.recordings.count) == [1, 1] && session.steps.allSatisfy(\.isAsWritten))
  }

  @Test("what is not as written is told, and a secret in a line that somebody wrote is in nothing of it")
  func drift() async throws {
    let talk = try await Asked(body: #"{"id": 7, "said": "tulip-4711-tulip"}"#).talk(to: .plain)
    await talk.say("get /a", ".id", "save demo")
    let text = try #require(talk.folder.text(of: "demo.session.md"))
    try talk.folder.write(
      text.replacing("\n7\n", with: "\n8\n").replacing(
        "$ get /a", with: "$ get /a Authorization:'Bearer tulip-4711-tulip'"), to: "demo.session.md")
    let session = try await played(talk)
    #expect(!session.steps[1].isAsWritten && session.steps[1].differences == ["- 8", "+ 7"])
    let all = session.steps.map { $0.step.command + $0.shown + $0.differences.joined() }.joined()
    #expect(!all.contains("tulip") && !session.document.text.contains("tulip"), "\(all)")
    #expect(
      !session.steps[0].recordings.contains {
        String(decoding: $0.exchange.body.bytes, as: UTF8.self).contains("tulip")
      })
  }

  @Test("what was given from outside is known of what was asked, and its lines are played with it")
  func given() async throws {
    let talk = try await Asked(body: #"{"id": 7}"#).talk(to: .plain)
    await talk.say("let uid = 1", "get /users/{{uid}}", "post /a name={{uid}} n:={{uid}}")
    await talk.say("get /users/{{uid}}/of?q={{uid}}", "save demo")
    let text = try #require(talk.folder.text(of: "demo.session.md"))
    try talk.folder.write(text.replacing("$ let uid = 1\n\n", with: ""), to: "demo.session.md")
    let session = try await played(talk)
    #expect(session.given.mapValues(\.text) == ["uid": "1"], "\(session.document.text)")
    #expect(session.unplayed.isEmpty)
    let paths = session.steps.flatMap(\.recordings).map(\.exchange.request.url.path)
    #expect(paths == ["/users/1", "/a", "/users/1/of"])
    try session.refuseUnplayed()
  }

  @Test("a step that lacks what nobody can tell is named, and one that is written to lack it is not")
  func unplayed() async throws {
    let talk = try await Asked(body: #"{"id": 7}"#).talk(to: .plain)
    await talk.say("get /a", "get /b/{{nope}}", "save demo")
    let whole = try await played(talk)
    #expect(whole.unplayed.isEmpty && whole.given.isEmpty)
    let text = try #require(talk.folder.text(of: "demo.session.md"))
    let place = try #require(text.firstRange(of: "$ get /a")).lowerBound
    try talk.folder.write(
      text[..<place] + "$ get /c/{{uid}}/{{more}}\n\n" + text[place...], to: "demo.session.md")
    let lacking = try await played(talk)
    #expect(lacking.unplayed.map(\.reason) == ["more, uid are not set"])
    let failure = #expect(throws: CommandFailure.self) { try lacking.refuseUnplayed() }
    #expect(failure?.code == .requestVariable && failure?.message.contains("demo.session.md:") == true)
  }
}
