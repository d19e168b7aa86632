import ApusClient
import ApusContracts
import ApusFolderTestSupport
import ApusSystem

@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSurroundings

/// A saved session that is run again. A live replay needs nothing of the program but a `LineRunner`.
struct LiveSession {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  var path: String { folder.path + "/it.session.md" }
  var files: [String?] { ["it.session.md", "it.session.har"].map { folder.text(of: $0) } }

  func write(_ steps: String, _ recordings: [Recording]) throws {
    try folder.write(
      "---\nsession: 2\ncassette: it.session.har\n---\n```console\n\(steps)```\n", to: "it.session.md")
    try folder.write(String(decoding: written(recordings), as: UTF8.self), to: "it.session.har")
  }

  /// How the steps went where this transport answers.
  func replay(
    _ mode: ReplayMode, with transport: any Transport, accepting: Bool = false, upTo most: Int = .max,
    allows: @escaping @Sendable (String) -> Bool = { _ in true },
    choosing: @escaping (StepVerdict) -> UpdateChoice = { _ in .accept }
  ) async throws -> (verdicts: [StepVerdict], isWritten: Bool, leftBehind: SavedSession.LeftBehind) {
    var options = ReplayOptions()
    options.mode = mode
    options.acceptsFailures = accepting
    let replay = LiveReplay(
      session: try SavedSession(reading: path, with: .disk(home: nil)), runner: Parrot(),
      transport: transport, environment: Environment(), permissions: Permissions(ask: allows),
      options: options)
    var verdicts: [StepVerdict] = []
    let end = try await replay.run(choosing: choosing) { verdict in
      verdicts.append(verdict)
      return verdicts.count < most
    }
    return (verdicts, end.isWritten, end.leftBehind)
  }

  static let steps = "$ one\nI say one\n{\"a\": 1}\n$ two\nI say two\n{\"a\": 1}\n"

  func writeTwo() throws {
    try write(
      Self.steps, ["one", "two"].map { Parrot.recording($0, #"{"a": 1}"#) })
  }
}
