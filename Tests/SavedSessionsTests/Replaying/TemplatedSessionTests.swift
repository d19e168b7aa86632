import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusJSON
@testable import ApusLanguage
@testable import ApusRedaction
@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("A session with marks for its variables", .paced)
struct TemplatedSessionTests {
  @Test("a mark goes wherever its variable goes, whatever was recorded, and nothing is sent")
  func marks() async throws {
    let asked = Asked(body: #"{"id": 7}"#)
    let talk = try await asked.talk(to: .plain)
    await talk.say(
      "get /a", "let id = .id", "get /a/{{id}}/{{other}}", "let other = 3", "get /b/{{id}} x=={{other}}")
    await talk.say("save demo")
    let count = asked.all.count
    let session = try SavedSession(
      reading: "demo.session.md", with: .disk(home: nil, workingFolder: talk.folder.path))
    var redactor = Redactor()
    let played = try await PlayedSession(
      session, runner: CommandList.all, environment: Environment(), redactor: &redactor)
    let templated = try await TemplatedSession(
      played, of: session, runner: CommandList.all, environment: Environment(), redactor: redactor,
      settingFirst: [TemplatedSession.Mark("other", .text("111"))]
    ) { step in step.step.command.hasPrefix("let id") ? TemplatedSession.Mark("id", .text("222")) : nil }
    #expect(
      templated.steps.map { $0.requests.map { "\($0.url.target)" } }
        == [["/a"], [], [], [], ["/b/222?x=3"]])
    #expect(asked.all.count == count)
  }

  /// What a session asks for with a mark for `n`.
  private func asked(
    _ lines: [String], of talk: Talk, _ mark: (PlayedStep) -> TemplatedSession.Mark?
  ) async throws -> [[Request]] {
    for line in lines { await talk.say(line) }
    await talk.say("save demo")
    return try await asked(savedBy: talk, mark)
  }

  private func asked(
    savedBy talk: Talk, _ mark: (PlayedStep) -> TemplatedSession.Mark?
  ) async throws -> [[Request]] {
    let files = FileReader.disk(home: nil, workingFolder: talk.folder.path)
    let session = try SavedSession(reading: "demo.session.md", with: files)
    var redactor = Redactor()
    let played = try await PlayedSession(
      session, runner: CommandList.all, environment: Environment(), redactor: &redactor)
    return try await TemplatedSession(
      played, of: session, runner: CommandList.all, environment: Environment(), redactor: redactor, mark: mark
    ).steps.map(\.requests)
  }

  @Test("a line that asks nobody with the mark has the value that it had, and the next one the mark")
  func own() async throws {
    let list = try JSONDocument("[1,2]")
    let asked = try await asked(
      ["let ids = [1,2]", "for id in {{ids}} get /a/{{id}}", "get /b n=={{ids}}"],
      of: try await Asked().talk(to: .plain)
    ) { step in
      guard step.step.command.hasPrefix("let ids") else { return nil }
      return TemplatedSession.Mark("ids", .text("222"), own: .json(list.root))
    }
    #expect(asked.map { $0.map { "\($0.url.target)" } } == [[], ["/a/1", "/a/2"], ["/b?n=222"]])
  }

  @Test("a file that was recorded is sent on from where nobody has it")
  func files() async throws {
    let talk = try await Asked().talk(to: .plain)
    try talk.folder.write("some text", to: "data.txt")
    await talk.say("post /a @data.txt", "save demo")
    try FileManager.default.removeItem(atPath: talk.folder.path + "/data.txt")
    let asked = try await asked(savedBy: talk) { _ in nil }
    #expect(asked.count == 1 && asked.first?.count == 1)
    #expect(asked.first?.first?.body?.bytesInMemory.map(Array.init) == Array("some text".utf8))
  }

  @Test("what a variable asks for by itself is answered with its mark, which goes on from there")
  func askedFor() async throws {
    let talk = try await Asked(body: #"{"t": "x", "id": 7}"#).talk(to: .plain)
    let asked = try await asked(["let n from 'post /login a=b' .id", "get /a/{{n}}"], of: talk) { step in
      guard step.step.command.hasPrefix("let n from") else { return nil }
      return TemplatedSession.Mark("n", .text("222")) { request, _ in
        request.url.path == "/login" ? Array(#"{"id": 222}"#.utf8) : nil
      }
    }
    #expect(asked.map { $0.map(\.url.path) } == [[], ["/login", "/a/222"]])
  }
}
