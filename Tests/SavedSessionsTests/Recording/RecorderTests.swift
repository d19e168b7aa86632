import ApusClient
import ApusFolderTestSupport
import ApusRendering
import ApusSavedSessions
import ApusText
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusText

/// A recording needs nothing of the program but a `LineRunner`.
@Suite("A recorder")
struct RecorderTests {
  private let folder: TestFolder
  private let recorder: Recorder
  private let requests: RequestLog

  init() throws {
    folder = try TestFolder()
    requests = RequestLog(StubTransport(body: #"{"a": 1}"#))
    recorder = Recorder(requests, runner: Parrot(), ports: { nil })
  }

  private var path: String { "\(folder.path)/it.session.md" }

  private func document() throws -> SessionDocument {
    try SessionDocument(parsing: folder.contents(of: "it.session.md") ?? [])
  }

  /// Runs a line as the program would, and returns what was said of its recording.
  @discardableResult
  private func say(_ line: String, _ outcome: Outcome = .ok) async throws -> [String] {
    var said: [String] = []
    _ = try await requests.send(Parrot.request(line))
    await recorder.append(line, outcome) { said.append($0.text) }
    return said
  }

  private func start() async throws -> [String] {
    var said: [String] = []
    try await recorder.start(at: path) { said.append($0.text) }
    return said
  }

  @Test("has a step and its answer in its files when `append` returns, as its runner shows them")
  func append() async throws {
    #expect(try await start() == ["recording to \(path)"])
    try await say("hello there")
    let steps = try document().steps
    #expect(steps.map(\.command) == ["hello there"])
    #expect(steps.first?.expected == ["I say hello there", #"{"a": 1}"#])
    let cassette = try Cassette(reading: folder.contents(of: "it.session.har") ?? [])
    #expect(cassette.recordings.map(\.exchange.request.url.path) == ["/hello"])
  }

  @Test("begins with everything so far, and says how much that is")
  func earlier() async throws {
    try await say("one")
    #expect(try await start().last == "recording to \(path), with the line before")
    try await say("two")
    #expect(try await start().last == "recording to \(path), with the 2 lines before")
    #expect(try document().steps.map(\.command) == ["one", "two"])
  }

  @Test("leaves out what its runner calls no step, and nothing else")
  func traits() async throws {
    _ = try await start()
    let lines = [
      "manage it", "nothing", "alone with words", "# remark", "", "alone", "two words", "unknown",
    ]
    for line in lines { try await say(line) }
    #expect(try document().steps.map(\.command) == ["alone", "two words", "unknown"])
    #expect(recorder.takeLines().map(\.text) == ["alone", "two words", "unknown"])
    #expect(recorder.takeLines().isEmpty)
  }

  @Test("keeps the last lines of a session that is not recorded, and all of one that is")
  func gone() async throws {
    let recorder = Recorder(requests, runner: Parrot(), keeping: 8, ports: { nil })
    func run(_ lines: ClosedRange<Int>) async throws {
      for number in lines {
        _ = try await requests.send(Parrot.request("say \(number)"))
        await recorder.append("say \(number)", .ok) { _ in }
      }
    }
    var said: [String] = []
    try await run(1...10)
    try await recorder.start(at: path) { said.append($0.text) }
    #expect(
      said == [
        "without the first 2 lines of the session, which are kept no more",
        "recording to \(path), with the 8 lines before",
      ])
    try await run(11...40)
    #expect(try document().steps.map(\.command) == (3...40).map { "say \($0)" })
    _ = recorder.stop()
    #expect(recorder.takeLines().map(\.text) == (33...40).map { "say \($0)" })
  }

  @Test("has nothing of a line that is forgotten, not even with the next one")
  func forgotten() async throws {
    _ = try await requests.send(Parrot.request("forgotten"))
    recorder.secrets = [GivenSecret(Secret("hidden-value", name: "a"), source: "A")]
    recorder.hear(Array("piped".utf8))
    recorder.forgetLine()
    try await say("kept")
    let line = try #require(recorder.takeLines().first)
    #expect(line.recordings.map(\.exchange.request.url.path) == ["/kept"])
    #expect(line.secrets.isEmpty && line.piped == nil)
  }

  @Test("tells which steps will not end as they did, and where they are")
  func unlike() async throws {
    _ = try await start()
    try await say("one")
    try await say("two", .failed(.expectFailed))
    let written = try #require(recorder.stop())
    #expect((written.path, written.stepCount) == (path, 2))
    #expect(written.unlike == ["two"])
    #expect(!recorder.isRecording && recorder.stop() == nil)
  }

  @Test("says nothing where all it wrote is on the disk, and where nothing is written")
  func disk() async throws {
    var said: [String] = []
    recorder.waitForDisk { said.append($0.text) }
    _ = try await start()
    try await say("one")
    recorder.waitForDisk { said.append($0.text) }
    #expect(said.isEmpty && recorder.isRecording && recorder.brokenPath == nil)
    #expect(try document().steps.map(\.command) == ["one"])
  }

  @Test("writes everything anew where a line tells a secret that stands in an earlier one")
  func lateSecret() async throws {
    _ = try await start()
    try await say("look at hidden-value-1234")
    recorder.secrets = [GivenSecret(Secret("hidden-value-1234", name: "TOKEN"), source: "TOKEN")]
    try await say("two")
    #expect(try document().steps.map(\.command) == ["look at {{secret:TOKEN}}", "two"])
    #expect(try document().frontMatter.secrets == ["TOKEN"])
  }

  @Test("ends where its files are gone, tells it, and goes on keeping the session")
  func broken() async throws {
    _ = try await start()
    try await say("one")
    try FileManager.default.removeItem(atPath: folder.path)
    let said = try await say("two")
    #expect(said.last == "recording has ended; `record FILE` begins again, with everything so far")
    #expect(!recorder.isRecording && recorder.brokenPath == path)
    #expect(recorder.takeLines().map(\.text) == ["one", "two"])
  }

  @Test("ends where somebody else cut its recording, which stays as it is, and goes on keeping the session")
  func changed() async throws {
    _ = try await start()
    try await say("one")
    let before = folder.text(of: "it.session.md")
    try folder.write("", to: "it.session.har")
    let said = try await say("two")
    #expect(
      said.first?.hasSuffix("it.session.har was changed by another program, and nothing is added to that")
        == true)
    #expect(said.last == "recording has ended; `record FILE` begins again, with everything so far")
    #expect(!recorder.isRecording && recorder.brokenPath == path && !recorder.mayBeginAgain(at: path))
    #expect(folder.text(of: "it.session.har") == "" && folder.text(of: "it.session.md") == before)
    #expect(try await start().last == "recording to \(path), with the 2 lines before")
    #expect(try document().steps.map(\.command) == ["one", "two"] && recorder.brokenPath == nil)
  }

  @Test("refuses a name that is none for a session, and records nothing then")
  func name() async {
    await #expect(throws: CommandFailure.self) {
      try await recorder.start(at: "\(folder.path)/it.md") { _ in }
    }
    #expect(!recorder.isRecording)
  }

  @Test("marks what it has written where the next line cannot be")
  func marked() async throws {
    _ = try await start()
    try await say("one")
    let whole = try #require(folder.text(of: "it.session.md"))
    // Nothing is written over a folder.
    try FileManager.default.removeItem(atPath: "\(folder.path)/it.session.har")
    try folder.write("", to: "it.session.har/x")
    try await say("two")
    #expect(!recorder.isRecording && folder.text(of: "it.session.md") == String(whole.dropLast()))
  }

  @Test("writes no file in a cancelled task, but for the line that was interrupted while it records")
  func cancelled() async throws {
    let isStopped = try await Task { [path] () -> Bool in
      let requests = RequestLog(StubTransport(body: "{}"))
      let recorder = Recorder(requests, runner: Parrot(), ports: { nil })
      _ = try await requests.send(Parrot.request("one"))
      await recorder.append("one", .ok) { _ in }
      try await recorder.start(at: path) { _ in }
      withUnsafeCurrentTask { $0?.cancel() }
      await recorder.append("two", .failed(.cancelled)) { _ in }
      do {
        try await recorder.save(to: path.replacing("/it.", with: "/other.")) { _ in }
        return false
      } catch {
        return error is CancellationError
      }
    }.value
    #expect(isStopped && folder.names.sorted() == ["it.session.har", "it.session.md"])
    #expect(try document().steps.map(\.command) == ["one", "two"])
  }
}
