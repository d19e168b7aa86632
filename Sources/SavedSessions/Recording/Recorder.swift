package import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
package import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
package import ApusText

/// Keeps a session, every line from the first on, and writes it where that is asked for: each line as soon as it has
/// run, or all of them at once. Lines that only manage recordings are left out.
package final class Recorder {
  /// Tells the user what there is to know of a recording.
  package typealias Say = (Line) -> Void

  package let requests: RequestLog
  private let files: FileLog?
  /// What the session began with, as a saved session names it.
  package var base: String?
  /// Whether each exchange that is written carries a digest of itself.
  package var signs = false
  /// Secrets that the line that runs was given.
  package var secrets: [GivenSecret] = []
  /// What the line that runs would be, had it said what somebody was asked for; `nil` where nobody was.
  package var wholeLine: String?
  /// What the commands behind `|` of the line that runs wrote, when somebody listens.
  private var piped: [UInt8]?
  private var soFar: SessionSoFar
  /// Writes the session as it goes on, when that is asked for.
  private var writer: SessionWriter? { didSet { soFar.keepsAll = isRecording } }
  /// The session that is gone on with, and how many entries belong to none of it.
  private var origin: (session: SessionOrigin, entries: Int)?
  /// The recording that is over, and how many entries are in it or came before it.
  var ended: (path: String, entries: Int)?
  /// Whether lines are left out until somebody says to go on.
  package private(set) var isPaused = false
  let rules: @Sendable () -> RedactionRules
  /// The recording that ended because its files could not be written.
  var broken: Broken?
  package var brokenPath: String? { broken?.path }
  private let runner: any LineRunner
  private let ports: @Sendable () -> PracticePorts?
  private let userAgent: String?

  /// - Parameters:
  ///   - userAgent: what requests call this program.
  ///   - most: how many lines can be written later where the session is not recorded: the last.
  ///   - rules: what somebody declared to be secret.
  package init(
    _ requests: RequestLog, files: FileLog? = nil, runner: any LineRunner, userAgent: String? = nil,
    keeping most: Int = 5_000,
    rules: @escaping @Sendable () -> RedactionRules = { RedactionRules() },
    ports: @escaping @Sendable () -> PracticePorts?
  ) {
    (self.userAgent, self.rules, self.requests) = (userAgent, rules, requests)
    (self.files, self.runner, self.ports) = (files, runner, ports)
    soFar = SessionSoFar(keeping: most)
  }

  // MARK: What is kept

  /// Keeps what a command behind `|` of the line that runs wrote.
  package func hear(_ bytes: [UInt8]) { piped = (piped ?? []) + bytes }

  /// Leaves a line that was run out of the session: it belongs to another one.
  package func forgetLine() {
    _ = requests.take()
    _ = files?.take(of: nil, [], secrets: [])
    (secrets, piped, wholeLine) = ([], nil, nil)
  }

  /// Keeps a line that was run; `nil` when there is nothing to keep of it.
  @discardableResult
  package func keep(_ typed: String, _ outcome: Outcome) -> Entry? {
    let text = wholeLine ?? typed
    var (recordings, isCut) = requests.take()
    defer { (secrets, piped, wholeLine) = ([], nil, nil) }
    let kept = runner.isStep(text) ? text : nil
    let read = files?.take(of: kept, recordings, secrets: secrets.compactMap(\.source)) ?? []
    guard kept != nil else { return nil }
    recordings.markEnd(of: text, isInterrupted: Task.isCancelled)
    let line = LoggedLine(
      text: text, recordings: recordings, piped: piped, outcome: Step.Outcome(outcome), secrets: secrets,
      isCut: isCut, files: read)
    soFar.append(.line(line))
    return .line(line)
  }

  /// The lines so far, which are forgotten.
  package func takeLines() -> [LoggedLine] { soFar.takeLines() }

  /// Where the session is being recorded; `nil` where it is not.
  package var path: String? { writer?.path }
  package var isRecording: Bool { writer != nil }

  /// Keeps a line that was run, and writes it where the session is being recorded.
  package func append(_ text: String, _ outcome: Outcome, _ say: Say) async {
    guard !isPaused else { return forgetLine() }
    if let entry = keep(text, outcome) { await write(entry, say) }
  }

  /// Keeps a line that was run in another session, and writes it.
  package func append(_ line: LoggedLine, _ say: Say) async {
    soFar.append(.line(line))
    await write(.line(line), say)
  }

  /// Keeps a paragraph of prose, and writes it where the session is being recorded.
  package func append(note: String, _ say: Say) async {
    soFar.append(.note(note))
    await write(.note(note), say)
  }

  /// Adds to the recording, if there is one. Where that cannot be done the user is told, and the session goes on.
  private func write(_ entry: Entry, _ say: Say) async {
    guard let writer else { return }
    do {
      try await writer.append(entry)
      if let notice = entry.notice { say(notice) }
      self.writer = try await withoutLateSecrets(writer, say, behind: origin)
    } catch {
      tell(error, of: writer, say)
    }
  }

  /// Waits until what is recorded is on the disk, before somebody relies on that.
  package func waitForDisk(_ say: Say) {
    guard let writer else { return }
    do { try writer.waitForDisk() } catch { tell(error, of: writer, say) }
  }

  /// Records from now on, with everything there is so far.
  ///
  /// It says so, as nothing else on the screen will.
  package func start(at path: String, _ say: Say) async throws {
    waitForDisk(say)
    let earlier = soFar.lineCount
    origin = nil
    let writer = try await save(to: path, say)
    self.writer = writer
    (broken, isPaused) = (nil, false)
    requests.keepsEverything = true
    let before =
      switch earlier {
      case 0: ""
      case 1: ", with the line before"
      default: ", with the \(Units.count(earlier, "line")) before"
      }
    say(Line("recording to \(writer.path)\(before)", .dim).retold)
  }

  /// Records from now on into a session that is there, behind what it has.
  ///
  /// - Parameter base: what paths are put behind by now, which may be another one there.
  package func start(behind session: SessionOrigin, at base: WebURL? = nil, _ say: Say) async throws {
    waitForDisk(say)
    origin = (session, soFar.entries.count)
    do {
      writer = try await written(to: session.path, Redactor(rules: rules()), say, behind: origin)
    } catch {
      origin = nil
      throw SessionFileFailure.explained(error)
    }
    (broken, isPaused) = (nil, false)
    requests.keepsEverything = true
    let count = Units.count(session.session.document.steps.count, "line")
    say(Line("recording to \(session.path), behind the \(count) it has", .dim).retold)
    if let base, let line = await writer?.line(movingTo: base.withoutUser) { await append(line, say) }
  }

  /// Leaves lines out, or no more.
  package func pause(_ isPaused: Bool) { self.isPaused = isPaused }

  /// Takes the last line or paragraph out of the session, and out of what is written of it.
  ///
  /// - Returns: what that was; `nil` when there is none.
  package func undo(_ say: Say) async throws -> Entry? {
    guard soFar.entries.count > (origin?.entries ?? 0), let last = soFar.popLast() else { return nil }
    guard let writer else {
      if let ended, soFar.entries.count < ended.entries {
        soFar.append(last)
        throw CommandFailure(.usageCommand, "recording is over, and \(ended.path) keeps that line")
      }
      return last
    }
    do {
      self.writer = try await written(to: writer.path, writer.redactor, say, isAgain: true, behind: origin)
    } catch {
      soFar.append(last)
      throw SessionFileFailure.explained(error)
    }
    return last
  }

  /// Records no more; returns what was recorded, if anything was.
  package func stop() -> SessionWriter? {
    defer { (writer, origin, isPaused) = (nil, nil, false) }
    if let writer { ended = (writer.path, soFar.entries.count) }
    requests.keepsEverything = false
    return writer
  }

  /// Writes the session so far.
  ///
  /// - Throws: `CancellationError` in a cancelled task, and there are no new files then.
  @discardableResult
  package func save(to path: String, _ say: Say) async throws -> SessionWriter {
    do {
      return try await withoutLateSecrets(written(to: path, Redactor(rules: rules()), say), say)
    } catch {
      throw SessionFileFailure.explained(error)
    }
  }

  /// Writes every line so far, in a cancelled task none. Files that are there stay whole until the new ones are.
  ///
  /// - Parameter isAgain: whether it was said before which lines are left out, as a secret would stand in them.
  func written(
    to path: String, _ redactor: Redactor, _ say: Say, isAgain: Bool = false,
    behind origin: (session: SessionOrigin, entries: Int)? = nil, stopsWhenCancelled: Bool = true
  ) async throws -> SessionWriter {
    let writer: SessionWriter
    if let session = origin?.session {
      writer = try await SessionWriter(
        continuing: session, redactor: redactor, userAgent: userAgent, runner: runner, ports: ports)
    } else {
      writer = try SessionWriter(
        path, base: base, redactor: redactor, userAgent: userAgent, runner: runner, signs: signs, ports: ports
      )
    }
    writer.stopsWhenCancelled = stopsWhenCancelled
    do {
      try await soFar.write(to: writer, behind: origin?.entries ?? 0, isAgain: isAgain, say)
      try writer.settle()
    } catch {
      writer.discard()
      throw error
    }
    return writer
  }
}
