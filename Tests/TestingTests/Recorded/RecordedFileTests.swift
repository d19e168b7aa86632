import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusTesting

@Suite("Where a recording is", .paced)
struct RecordedFileTests {
  @Test("why it cannot be read is told to people, with the file and what is wrong as the reason")
  func told() throws {
    let error = try #require(throws: RecordingError.self) { try RecordedTransport("no-such.har") }
    #expect((error as any Error).localizedDescription == error.text().sentence)
    #expect(error.failureReason == error.description && error.path.hasSuffix("no-such.har"))
    #expect(error.recoverySuggestion == error.text().suggestion)
    #expect(error.text(in: .english).sentence == "A recording cannot be read or written.")
    #expect(error.text(in: .japanese).sentence == "記録を読み書きできません。")
  }

  @Test("a relative name is beside the test, unless only the working folder has it")
  func beside() throws {
    let folder = try TestFolder()
    try folder.write("", to: "a.har")
    let source = folder.path + "/Test.swift"
    #expect(RecordedFile("a.har", beside: source).path == folder.path + "/a.har")
    #expect(RecordedFile("new.har", beside: source).path == folder.path + "/new.har")
    #expect(RecordedFile("/tmp/x.har", beside: source).path == "/tmp/x.har")
  }

  @Test("a session's answers are beside its document")
  func session() throws {
    let folder = try TestFolder()
    #expect(RecordedFile(folder.path + "/a.session.md", beside: "").path == folder.path + "/a.session.har")
    try folder.write("---\ncassette: \"b.har\"\n---\n", to: "b.session.md")
    #expect(RecordedFile(folder.path + "/b.session.md", beside: "").path == folder.path + "/b.har")
    try folder.write("---\ncassette: /etc/passwd\n---\n", to: "c.session.md")
    #expect(RecordedFile(folder.path + "/c.session.md", beside: "").path == folder.path + "/c.session.har")
  }
}
