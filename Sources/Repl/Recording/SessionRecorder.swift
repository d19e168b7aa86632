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

  /// Whether what was written holds what only a later line told to be a secret: a variable may have been any text until
  /// it became a header. Then everything is to be written anew.
  private(set) var tellsTooMuch = false

  var path: String { files.documentPath }

  /// Begins the files. What is there under these names is replaced.
  ///
  /// - Parameter redactor: knows secrets that lines may hold.
  init(
    _ path: String, base: String?, redactor: Redactor = Redactor(), commands: CommandList,
    ports: @escaping @Sendable () -> PracticePorts?
  ) async throws {
    self.ports = ports
    files = try SessionFiles(creating: path, base: base, redactor: redactor)
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
    try learn(from: line)
    let alias = PracticeAlias(ports())
    let named = files.redactor.redact(Step(command: alias.named(line.text)))
    let exchanges = try files.addition(of: line.recordings.map(alias.named))
    // A request tells which words of its line are secrets.
    let text = files.redactor.redact(named).command
    // As they are read from the cassette.
    stage.cassette.add(try Cassette(reading: exchanges.cassette).recordings)
    let performance = await stage.run(text, endingIn: line.outcome, piped: line.piped.map(alias.named))
    if performance.outcome != line.outcome { unlike.append(text) }
    let outcome = performance.outcome == .ok ? nil : performance.outcome
    let shown = DocumentText.lines(performance.shown).map { files.redactor.elide($0) }
    try files.append(Step(command: text, expected: shown, outcome: outcome), exchanges)
    stepCount += 1
  }

  /// Has the redactor know what this line was given.
  private func learn(from line: LoggedLine) throws {
    let known = files.redactor.knownCount
    for given in line.secrets {
      files.redactor.learn(given.secret)
      guard let source = given.source else { continue }
      stage.provide(secret: source)
      try files.declare(secret: source)
    }
    for recording in line.recordings { files.redactor.learn(namedIn: recording.exchange.request) }
    // Where there was no request, the places of words tell.
    for typed in MaskedLine(line.text).longValues { files.redactor.learn(typed) }
    if stepCount > 0, files.redactor.knownCount > known { tellsTooMuch = tellsTooMuch || files.holdSecret }
  }
}
