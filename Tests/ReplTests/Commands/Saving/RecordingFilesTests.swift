import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// Where a session is recorded to, and what becomes of that meanwhile.
@Suite("The files of a recording", .paced)
struct RecordingFilesTests {
  private static let wide = Console.Traits(isTerminal: true, width: 200, height: 24)

  /// The sessions in a talk's folder.
  private func names(_ talk: Talk) -> [String] { talk.folder.names.filter { $0.contains("session") } }

  @Test("that are gone end it, which is told, and it can begin again with everything so far")
  func gone() async throws {
    let talk = try await Talk(to: Self.wide)
    await talk.say("record gone/it", "get /echo?a=1")
    try FileManager.default.removeItem(atPath: talk.folder.path + "/gone")
    let said = await talk.say("get /echo?a=2")
    #expect(said.outcome == .ok)
    #expect(said.text.contains("it.session.har cannot be written: No such file or directory"), "\(said.text)")
    #expect(said.text.contains("recording has ended; `record FILE` begins again"), "\(said.text)")
    #expect(await talk.say("record").text.contains("not recording"))
    #expect(names(talk).isEmpty)
    #expect(await talk.say("record it").text.contains("with the 2 lines before"))
    #expect(await talk.say("replay it").text.contains("2 steps: 2 as written"))
  }

  @Test("that could not be written are begun again under the same name, without a question")
  func again() async throws {
    let talk = try await Talk(to: Self.wide) { $0.confirm = { _ in false } }
    await talk.say("record it", "get /echo?a=1")
    let place = talk.folder.path + "/it.session.har"
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    #expect(await talk.say("get /echo?a=2").text.contains("it.session.har cannot be written"))
    try FileManager.default.removeItem(atPath: place)
    #expect(await talk.say("record it").text.contains("with the 2 lines before"))
    #expect(await talk.say("record off", "replay it").text.contains("2 steps: 2 as written"))
  }

  @Test("that somebody else changed are left to them, which is told, and replaced only after a yes")
  func changed() async throws {
    let answer = Mutex(false)
    let talk = try await Talk(to: Self.wide) { $0.confirm = { _ in answer.withLock { $0 } } }
    await talk.say("record it", "get /echo?a=1")
    try talk.folder.write("", to: "it.session.har")
    let said = await talk.say("get /echo?a=2")
    #expect(said.outcome == .ok && said.text.contains("it.session.har was changed by another program"))
    #expect(said.text.contains("recording has ended; `record FILE` begins again"), "\(said.text)")
    #expect(await talk.engine.hasLostRecording)
    #expect(await talk.say("record it").status == 2 && talk.folder.text(of: "it.session.har") == "")
    answer.withLock { $0 = true }
    #expect(await talk.say("record it").text.contains("with the 2 lines before"))
    #expect(await talk.say("record off", "replay it").text.contains("2 steps: 2 as written"))
  }

  @Test("replace nothing that nobody was asked about, not even an archive alone")
  func archive() async throws {
    let talk = try await Talk(to: Self.wide)
    try talk.folder.write("mine", to: "it.session.har")
    for command in ["record it", "save it"] {
      let said = await talk.say(command)
      #expect(said.status == 2 && said.text.contains("it.session.har is there already"), "\(said.text)")
    }
    #expect(names(talk) == ["it.session.har"])
    #expect(talk.folder.text(of: "it.session.har") == "mine")
  }

  @Test("follow no link, and where one is refused the other is not made", arguments: ["md", "har"])
  func links(_ end: String) async throws {
    let talk = try await Talk(to: Self.wide) { $0.confirm = { _ in true } }
    try FileManager.default.createSymbolicLink(
      atPath: "\(talk.folder.path)/it.session.\(end)", withDestinationPath: "elsewhere")
    let said = await talk.say("record it")
    #expect(said.status == 2 && said.text.contains("it is a symbolic link"), "\(said.text)")
    #expect(names(talk) == ["it.session.\(end)"])
  }

  @Test("have a name")
  func name() async throws {
    let talk = try await Talk(to: Self.wide)
    for command in ["record ''", "save .md"] {
      #expect(await talk.say(command).text.contains("expected one such as demo.session.md"))
    }
  }
}
