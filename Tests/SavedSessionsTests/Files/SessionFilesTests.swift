import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("The files of a session", .paced)
struct SessionFilesTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func files(secrets: [Secret] = []) throws -> SessionFiles {
    try SessionFiles(
      creating: folder.path + "/sessions/a.session.md", base: "http://127.0.0.1:8080",
      redactor: Redactor(secrets: secrets))
  }

  private func step(_ number: Int) -> Step {
    Step(
      command: "get /\(number)", expected: ["200 OK · [SIZE]", "```", "$ x"], outcome: number == 2 ? .ok : nil
    )
  }

  /// Blank lines between two steps are there for the eye.
  private func withoutLastBlanks(_ step: Step) -> Step {
    Step(
      command: step.command, expected: Array(step.expected.reversed().drop(while: \.isEmpty).reversed()),
      outcome: step.outcome)
  }

  private func recording(_ number: Int) throws -> Recording {
    Recording(try sampleExchange("http://127.0.0.1:8080/\(number)"))
  }

  @Test("grow step by step, and can be read after each")
  func growing() throws {
    var files = try files()
    for number in 1...3 {
      try files.append(step(number), [recording(number), recording(number)])
      try files.append(note: "Note \(number)\n```console\nof \u{1b} code")
      let document = try SessionDocument(parsing: try folder.read("sessions/a.session.md"))
      #expect(document.steps == (1...number).map(step))
      #expect(document.frontMatter.cassette == "a.session.har")
      let cassette = try Cassette(reading: try folder.read("sessions/a.session.har"))
      #expect(cassette.isComplete && cassette.recordings.count == 2 * number)
    }
    #expect(folder.mode(of: "sessions/a.session.md") == 0o600)
    #expect(folder.mode(of: "sessions/a.session.har") == 0o600)
    #expect(folder.mode(of: "sessions") == 0o700)
  }

  @Test("put steps that follow each other into one block")
  func blocks() throws {
    var files = try files()
    try files.append(step(1), [])
    try files.append(step(2), [])
    try files.append(note: "A note")
    try files.append(step(3), [])
    let document = try SessionDocument(parsing: try folder.read("sessions/a.session.md"))
    let counts = document.parts.compactMap { part in
      if case .block(let block) = part { block.steps.count } else { nil }
    }
    #expect(counts == [2, 1])
  }

  @Test("count the steps behind the last that was answered, and nothing where there are none")
  func stepsBehind() throws {
    var files = try files()
    let path = "sessions/a.session.har"
    func cassette() throws -> Cassette { try Cassette(reading: try folder.read(path)) }
    let empty = try folder.read(path)
    for number in 1...12 {
      try files.append(step(number), [])
      #expect(try cassette().stepsBehind == number)
    }
    try files.append(step(13), [recording(13)])
    #expect(try cassette().stepsBehind == 0 && folder.read(path).suffix(5) == empty.suffix(5))
    try files.append(step(14), [])
    // One that no step asks for when it is replayed.
    try files.append(step(15), files.addition(of: [recording(15)]), isAnswered: false)
    #expect(try cassette().stepsBehind == 2 && cassette().recordings.count == 2)
    let bytes = try folder.read(path)
    for count in 1..<30 {
      let cut = try Cassette(reading: Array(bytes.dropLast(count)))
      #expect(cut.recordings.count == 2 && (count == 1 || !cut.isComplete), "\(count)")
    }
  }

  @Test("say which secrets they need, once that is known")
  func secrets() throws {
    var files = try files()
    try files.append(step(1), [])
    try files.declare(secret: "TOKEN")
    try files.declare(secret: "TOKEN")
    try files.append(step(2), [])
    let document = try SessionDocument(parsing: try folder.read("sessions/a.session.md"))
    #expect(document.frontMatter.secrets == ["TOKEN"])
    #expect(document.steps.count == 2)
  }

  @Test("cut off at any byte still hold every step that was finished")
  func cutOff() throws {
    var files = try files()
    for number in 1...3 { try files.append(step(number), [recording(number)]) }
    let document = try folder.read("sessions/a.session.md")
    var most = 0
    for length in 0...document.count {
      guard let part = try? SessionDocument.recovering(Array(document[..<length])).document else { continue }
      #expect(part.steps.map(withoutLastBlanks) == (1...3).prefix(part.steps.count).map(step))
      #expect(part.steps.count >= most)
      most = part.steps.count
    }
    #expect(most == 3)
  }

  @Test("stay as they were when a step would tell a secret")
  func leak() throws {
    var files = try files(secrets: [Secret("canary-in-the-mine", name: "CANARY")])
    try files.append(step(1), [recording(1)])
    let before = try ["md", "har"].map { try folder.read("sessions/a.session.\($0)") }
    let leak = SessionFileFailure.leak(LeakedSecret(name: "CANARY"))
    #expect(throws: leak) { try files.append(Step(command: #"get /canary-in\-the-mine"#), [recording(2)]) }
    #expect(throws: leak) { try files.append(note: #"canary-in\-the-mine"#) }
    #expect(try ["md", "har"].map { try folder.read("sessions/a.session.\($0)") } == before)
    try files.append(Step(command: "get /canary-in-the-mine"), [])
    let text = String(decoding: try folder.read("sessions/a.session.md"), as: UTF8.self)
    #expect(text.hasSuffix("$ get /{{secret:CANARY}}\n```\n"))
  }

  @Test("may stand aside until all is written, beside those they replace")
  func aside() throws {
    func make() throws -> SessionFiles {
      try SessionFiles(
        creating: folder.path + "/a.session.md", base: nil, redactor: Redactor(), aside: true)
    }
    try folder.write("old", to: "a.session.md")
    var given = try make()
    try given.append(step(1), [recording(1)])
    #expect(folder.names.count == 2)
    given.discard()
    #expect(folder.names == ["a.session.md"])
    var files = try make()
    try files.append(step(1), [recording(1)])
    #expect(try folder.read("a.session.md") == Array("old".utf8))
    try files.settle()
    #expect(folder.names == ["a.session.har", "a.session.md"])
    try files.append(step(2), [recording(2)])
    #expect(try SessionDocument(parsing: folder.read("a.session.md")).steps.count == 2)
    #expect(try Cassette(reading: folder.read("a.session.har")).recordings.count == 2)
  }

  @Test("that cannot take their place leave what is there")
  func unsettled() throws {
    try folder.write("old", to: "a.session.md")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/a.session.har", withIntermediateDirectories: false)
    var files = try SessionFiles(
      creating: folder.path + "/a.session.md", base: nil, redactor: Redactor(), aside: true)
    let problem = SafeFile.Failure(path: folder.path + "/a.session.har", reason: "it is not a file")
    #expect(throws: SessionFileFailure.file(problem)) { try files.settle() }
    #expect(try folder.read("a.session.md") == Array("old".utf8))
    files.discard()
    #expect(folder.names == ["a.session.har", "a.session.md"])
  }

  @Test("have a name that tells what they are, and no link in their place")
  func names() throws {
    #expect(throws: SessionFileFailure.name("a.md")) {
      try SessionFiles(creating: "a.md", base: nil, redactor: Redactor())
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.session.md", withDestinationPath: folder.path + "/elsewhere")
    #expect(throws: SessionFileFailure.self) {
      try SessionFiles(creating: folder.path + "/b.session.md", base: nil, redactor: Redactor())
    }
    #expect(!folder.names.contains("elsewhere"))
  }

  @Test("of many steps are read, and each is answered from, in any order")
  func manySteps() async throws {
    let recordings = try (1...200).map { try recording($0) }
    let transport = CassetteTransport(try Cassette(reading: try written(recordings)))
    for recording in recordings.reversed() { _ = try await transport.send(recording.exchange.request) }
    #expect(transport.unused.isEmpty)
  }

  @Test("tell a replay that something is missing once they are marked so, however often")
  func incomplete() throws {
    var files = try files()
    try files.append(Step(command: "get /1", expected: ["200 OK"]), [recording(1)])
    let path = folder.path + "/sessions/a.session.md"
    func missing() throws -> String? {
      try SavedSession(reading: path, with: .disk(home: nil)).missing(SavedSession.LeftBehind())
    }
    #expect(try missing() == nil)
    let whole = try folder.read("sessions/a.session.md")
    for _ in 1...2 {
      files.markIncomplete()
      #expect(try folder.read("sessions/a.session.md") == whole.dropLast())
    }
    #expect(try missing() == "its last line has no end")
  }

  @Test("can be read before they are on the disk, and are the same then")
  func disk() throws {
    var files = try files()
    try files.waitForDisk()
    for number in 1...3 { try files.append(step(number), [recording(number)]) }
    let written = try ["md", "har"].map { try folder.read("sessions/a.session.\($0)") }
    try files.waitForDisk()
    #expect(try ["md", "har"].map { try folder.read("sessions/a.session.\($0)") } == written)
    #expect(try Cassette(reading: written[1]).recordings.count == 3)
  }
}
