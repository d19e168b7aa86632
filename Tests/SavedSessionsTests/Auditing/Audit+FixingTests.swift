import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("Files that secrets are taken out of", .paced)
struct AuditFixingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func fix() async throws -> [String] {
    let audit = Audit(.disk(home: nil), runner: Parrot(), rules: RedactionRules())
    return try await audit.fix(try audit.results(AuditedFiles(folder.path + "/a", .disk(home: nil)).paths))
  }

  private func write(_ steps: String, _ names: String...) throws {
    var redactor = Redactor()
    let recording = try Cassette(recordings: names.map { Parrot.recording($0) }).bytes(redactor: &redactor)
    try folder.write(String(decoding: recording, as: UTF8.self), to: "a.session.har")
    try folder.write("---\nsession: 2\n---\n\n```console\n\(steps)```\n", to: "a.session.md")
  }

  @Test("are a session that shows what it showed, and a recording with as many exchanges")
  func whole() async throws {
    try write("$ one\nI say one\n\n$ two\nX-Api-Key: canary-12345678\n", "one", "two")
    let before = try Cassette(reading: folder.read("a.session.har")).recordings.count
    #expect(try await fix() == [])
    #expect(try Cassette(reading: folder.read("a.session.har")).recordings.count == before)
    let text = try #require(folder.text(of: "a.session.md"))
    #expect(!text.contains("canary") && text.contains("{{secret:X-Api-Key}}"), "\(text)")
  }

  @Test("stay as they are where nothing looks like a secret")
  func nothing() async throws {
    try write("$ one\nI say one\n", "one")
    let before = (folder.text(of: "a.session.md"), folder.text(of: "a.session.har"))
    #expect(try await fix() == [])
    #expect(folder.text(of: "a.session.md") == before.0 && folder.text(of: "a.session.har") == before.1)
  }
}
