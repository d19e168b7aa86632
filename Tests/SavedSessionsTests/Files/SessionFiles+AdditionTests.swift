import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("What a step adds to the files of a session", .paced)
struct SessionFilesAdditionTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func files() throws -> SessionFiles {
    try SessionFiles(creating: folder.path + "/a.session.md", base: nil, redactor: Redactor())
  }

  @Test(
    "is read as it stands in the file, however large the body is",
    arguments: [
      "{}", #"{"password": "hunter2-hunter2", "text": ""#,
      "a\"b\\\n\u{1}りんご\u{200b}", "\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}",
    ], [1, 30_000])
  func reading(_ text: String, _ count: Int) throws {
    let end = text.hasSuffix("\"") ? "x\"}" : ""
    let body = text + String(repeating: text.hasPrefix("{") ? " " : text, count: count) + end
    var files = try files()
    let recordings = ["one", "two"].map { Parrot.recording($0, $0 == "one" ? body : "{}") }
    let addition = try files.addition(of: recordings)
    let read = try addition.read()
    try files.append(Step(command: "one"), addition, isAnswered: true)
    let written = try Cassette(reading: folder.read("a.session.har"))
    #expect(read.recordings.map(\.exchange.body.bytes) == written.recordings.map(\.exchange.body.bytes))
    #expect(
      read.recordings.map(\.exchange.body.byteCount) == written.recordings.map(\.exchange.body.byteCount))
    #expect(read.recordings.map(\.id) == [1, 2] && written.isComplete)
    #expect(files.takenOut == (text.contains("password") && end != "" ? ["password"] : []))
  }

  @Test("has the files that were read before the exchanges")
  func reads() throws {
    var files = try files()
    let file = HARFile(path: "data.txt", bytes: Array("りんご".utf8))
    let addition = try files.addition(of: [Parrot.recording("one", "{}")], reading: [file])
    let read = try addition.read()
    #expect(read.files.map(\.file.path) == ["data.txt"] && read.recordings.count == 1 && addition.count == 2)
    try files.append(Step(command: "one"), addition, isAnswered: true)
    #expect(try files.addition(of: [], reading: [file]).count == 0)
  }
}
