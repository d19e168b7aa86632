internal import APIClient
internal import Transcripts

/// Writes a session into its two files, entry by entry.
///
/// What stands in the document as shown is what a replay shows: each line is run once more on a `ReplayStage`, with
/// exactly what was written to the cassette. So a recording replays as written, whatever the screen was like.
final class SessionRecorder {
  private(set) var files: SessionFiles
  private let stage: ReplayStage
  private let ports: @Sendable () -> PracticePorts?
  private(set) var stepCount = 0
  /// Lines that do not replay as they went.
  private(set) var unlike: [String] = []

  var path: String { files.documentPath }

  /// Begins the files. What is there under these names is replaced.
  init(
    _ path: String, base: String?, commands: CommandList, ports: @escaping @Sendable () -> PracticePorts?
  ) async throws {
    self.ports = ports
    files = try SessionFiles(creating: path, base: base, redactor: Redactor())
    stage = try await ReplayStage(
      FrontMatter(base: base), cassette: Cassette(recordings: []), commands: commands)
  }

  func append(_ entry: SessionLog.Entry) async throws {
    switch entry {
    case .note(let text): try files.append(note: PracticeAlias(ports()).named(text))
    case .line(let line): try await append(line)
    }
  }

  private func append(_ line: LoggedLine) async throws {
    for given in line.secrets {
      files.redactor.learn(given.secret)
      guard let source = given.source else { continue }
      stage.provide(secret: source)
      try files.declare(secret: source)
    }
    let alias = PracticeAlias(ports())
    let recordings = try replayable(line.recordings.map(alias.named))
    let text = files.redactor.redact(Step(command: alias.named(line.text))).command
    stage.cassette.add(recordings)
    let performance = await stage.run(text, endingIn: line.outcome, piped: line.piped.map(alias.named))
    if performance.outcome != line.outcome { unlike.append(text) }
    let outcome = performance.outcome == .ok ? nil : performance.outcome
    let step = Step(
      command: text, expected: DocumentText.lines(performance.shown), outcome: outcome)
    try files.append(step, recordings)
    stepCount += 1
  }

  /// The recordings as they are read from the cassette.
  private func replayable(_ recordings: [Recording]) throws -> [Recording] {
    guard !recordings.isEmpty else { return [] }
    return try Cassette(reading: Cassette(recordings: recordings).bytes(redactor: &files.redactor)).recordings
  }
}
