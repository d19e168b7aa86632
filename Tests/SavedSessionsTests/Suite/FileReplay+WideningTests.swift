import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A saved session asked several times", .paced)
struct FileReplayWideningTests {
  @Test("gets a rule for what is not always alike, and none where all is")
  func rules() async throws {
    var stage = try SuiteStage()
    try stage.write("a", "one")
    let same = try await stage.replay("a", mode: .live) { $0.widens = 2 }
    #expect(same.failure == nil && same.text.contains("asked 2 times: nothing to widen"), "\(same.text)")
    stage.answer = { _ in .response(status: 200, body: #"{"a": null}"#) }
    let path = stage.folder.path + "/a.session.md"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let other = try await stage.replay("a", mode: .live) { $0.widens = 2 }
    #expect(stage.folder.mode(of: "a.session.md") == 0o640)
    #expect(other.failure == nil && other.text.contains(".a type integer or null"), "\(other.text)")
  }

  @Test("is an error where what came is nothing to learn from")
  func outage() async throws {
    var stage = try SuiteStage()
    try stage.write("a", "one", "two")
    stage.answer = { $0 == "/one" ? .response(status: 503) : SuiteStage.fine }
    let end = try await stage.replay("a", mode: .live) { $0.widens = 3 }
    #expect(end.failure?.code == .replayDrift, "\(end.text)")
    #expect(end.failure?.message.hasPrefix("1 step was not answered as recorded") == true)
    #expect(end.text.contains("  fails  one\n         + status 503\n"), "\(end.text)")
    #expect(!end.text.contains("nothing to widen"))
  }
}
