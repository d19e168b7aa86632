internal import ApusClient
internal import ApusFormats
internal import ApusRecordings
package import ApusRedaction
internal import ApusSurroundings
internal import ApusWords

/// Writes a session into its two files, entry by entry. What stands in the document is what a `StepMaker` shows.
package final class SessionWriter {
  private var files: SessionFiles
  private let maker: StepMaker
  package private(set) var stepCount = 0
  /// Lines that do not replay as they went.
  package private(set) var unlike: [String] = []
  /// Lines of whose answers only a part was kept, as they are too large.
  package private(set) var cut: [String] = []

  package var path: String { files.path }

  /// Whether a cancelled task writes no further. By default everything is written: the line that was interrupted, too.
  var stopsWhenCancelled: Bool {
    get { files.redactor.stopsWhenCancelled }
    set { files.redactor.stopsWhenCancelled = newValue }
  }

  private func checkCancellation() throws(CancellationError) {
    if files.redactor.isStopped { throw CancellationError() }
  }

  /// Begins the files, beside what is there under these names until `settle`.
  ///
  /// - Parameters:
  ///   - redactor: knows secrets that lines may hold.
  ///   - signs: whether each exchange carries a digest of itself.
  init(
    _ path: String, base: String?, redactor: Redactor = Redactor(), userAgent: String? = nil,
    runner: any LineRunner, signs: Bool = false, ports: @escaping @Sendable () -> PracticePorts?
  ) throws {
    files = try SessionFiles(creating: path, base: base, redactor: redactor, aside: true)
    files.signs = signs
    let head = FrontMatter(base: base, language: .current)
    maker = try StepMaker(head, userAgent: userAgent, runner: runner, ports: ports)
  }

  /// Goes on with a session that is there, in whose steps new ones may look.
  init(
    continuing origin: SessionOrigin, redactor: Redactor, userAgent: String?, runner: any LineRunner,
    ports: @escaping @Sendable () -> PracticePorts?
  ) async throws {
    files = try SessionFiles(continuing: origin, redactor: redactor)
    maker = try StepMaker(
      origin.head, cassette: origin.session.cassette, userAgent: userAgent, runner: runner, ports: ports)
    await maker.repeat(origin.session.document)
  }

  /// The line by which the session goes on at a base; `nil` where it is there already.
  func line(movingTo base: WebURL) async -> LoggedLine? { await maker.line(movingTo: base) }

  /// What stands in the files for secrets: their names, each once, in order.
  var takenOut: [String] { files.takenOut }

  /// What is known of secrets by now.
  package var redactor: Redactor { files.redactor }

  /// Whether something written earlier holds a secret that nobody knew by then.
  func holdsLateSecret() -> Bool { files.holdsLateSecret() }

  package func append(_ entry: Recorder.Entry) async throws {
    switch entry {
    case .note(let text): try files.append(note: maker.named(text))
    case .line(let line): try await append(line)
    }
  }

  private func append(_ line: LoggedLine) async throws {
    for given in line.secrets {
      guard let declaration = given.declaration(beside: files.head.secrets) else { continue }
      try files.declare(secret: declaration)
    }
    let named = maker.named(line, redactor: &files.redactor)
    try checkCancellation()
    var exchanges = try files.addition(of: named.recordings, reading: named.files)
    try checkCancellation()
    let written = try exchanges.read()
    let result = await maker.perform(
      named, receiving: written.recordings, reading: written.files.map(\.file), redactor: &files.redactor)
    try checkCancellation()
    if !result.unasked.isEmpty {
      // A replay must not take them for exchanges whose lines are gone.
      exchanges = try files.addition(
        of: named.recordings.marking(unasked: result.unasked), reading: named.files)
    }
    let outcome = result.lineResult.outcome
    if outcome != line.outcome { unlike.append(result.command) }
    if line.isCut { cut.append(result.command) }
    let shown = DocumentText.lines(result.lineResult.shown).map { files.redactor.elide($0) }
    try checkCancellation()
    let step = Step(command: result.command, expected: shown, outcome: outcome == .ok ? nil : outcome)
    try files.append(step, exchanges, isAnswered: !result.lineResult.recordings.isEmpty)
    stepCount += 1
  }

  /// Puts the files in the place of what is there under their names. What is written from then on goes to the end.
  func settle() throws {
    try checkCancellation()
    stopsWhenCancelled = false
    try files.settle()
  }

  func discard() { files.discard() }

  /// Waits until all that was written is on the disk.
  func waitForDisk() throws(SessionFileFailure) { try files.waitForDisk() }

  /// Has a replay tell that something is missing.
  func markIncomplete() { files.markIncomplete() }
}

extension [Recording] {
  fileprivate func marking(unasked places: Set<Int>) -> [Recording] {
    enumerated().map { place, recording in
      var marked = recording
      marked.isUnasked = places.contains(place)
      return marked
    }
  }
}
