import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("A session that is gone on with", .paced)
struct SessionOriginTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private var path: String { folder.path + "/it.session.md" }

  private func write(_ text: String, cassette: [Recording]? = []) throws {
    try folder.write("---\nsession: 2\ncassette: it.session.har\n---\n" + text, to: "it.session.md")
    guard let cassette else { return }
    var redactor = Redactor()
    let bytes = try Cassette(recordings: cassette, stepsBehind: 1).bytes(redactor: &redactor)
    try folder.write(String(decoding: bytes, as: UTF8.self), to: "it.session.har")
  }

  private func origin() throws -> SessionOrigin { try SessionOrigin(reading: path, with: .disk(home: nil)) }

  @Test("stays byte for byte before what is added, whose numbers go on")
  func added() throws {
    try write("\nWords.\n\n```console\n$ one\nI say one\n\n$ two\n```\n", cassette: [Parrot.recording("one")])
    let before = ["it.session.md", "it.session.har"].map { folder.text(of: $0) ?? "" }
    var files = try SessionFiles(continuing: origin(), redactor: Redactor())
    #expect(["it.session.md", "it.session.har"].map { folder.text(of: $0) } == before)
    try files.append(Step(command: "three"), [Parrot.recording("three")])
    try files.settle()
    let (document, recorded) = (
      folder.text(of: "it.session.md") ?? "", folder.text(of: "it.session.har") ?? ""
    )
    #expect(document == before[0].dropLast(4) + "\n$ three\n```\n")
    let tail = String(decoding: Cassette.tail(stepsBehind: 1), as: UTF8.self)
    #expect(recorded.hasPrefix(before[1].dropLast(tail.count)) && recorded.contains(#"{"_id":2,"#))
    let read = try SavedSession(reading: path, with: .disk(home: nil))
    #expect(read.document.steps.count == 3 && read.cassette.recordings.count == 2)
  }

  @Test("is told what is redacted in it, and has no secret that is known by now")
  func redacted() throws {
    try write("```console\n$ one canary-1234\n```\n")
    var redactor = Redactor(rules: try RedactionRules(["query.a"]))
    redactor.learn(Secret("canary-1234", name: "MINE"))
    var files = try SessionFiles(continuing: origin(), redactor: redactor)
    try files.settle()
    let read = try SavedSession(reading: path, with: .disk(home: nil)).document
    #expect(read.frontMatter.redact == ["query.a"])
    #expect(read.steps.first?.command == "one {{secret:MINE}}")
  }

  @Test("is whole, has a recording of this program, and no teardown block at its end")
  func refused() throws {
    try write("```console\n$ one\n", cassette: [])
    #expect(throws: CommandFailure.self) { try origin() }
    try write("```console\n$ one\n```\n", cassette: nil)
    try folder.write(#"{"log": {"entries": []}}"#, to: "it.session.har")
    #expect(throws: CommandFailure.self) { try origin() }
    try write("```console\n$ one\n```\n\n```teardown\n$ end\n```\n")
    #expect(throws: CommandFailure.self) { try origin() }
  }
}
