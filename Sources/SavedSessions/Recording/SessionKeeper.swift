package import ApusClient
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// Keeps the session in files, for the lines that ask for it.
package struct SessionKeeper {
  /// `nil` where nobody wants to know what lines come to.
  let recorder: Recorder?
  let variables: Variables
  /// What paths are put behind.
  let base: WebURL?
  let environment: Environment
  let output: Output

  package init(
    recorder: Recorder?, variables: Variables, base: WebURL? = nil, environment: Environment, output: Output
  ) {
    self.recorder = recorder
    self.base = base
    self.variables = variables
    self.environment = environment
    self.output = output
  }

  private func sessionRecorder() throws(CommandFailure) -> Recorder {
    guard let recorder else {
      throw CommandFailure(.usageCommand, "a session that is replayed is not recorded")
    }
    return recorder
  }

  /// The workspaces there are.
  package func shelf(at range: Range<Int>) throws(LineProblem) -> WorkspaceShelf {
    try WorkspaceShelf(environment, output, at: range)
  }

  /// Writes a paragraph into the session.
  package func append(note: String) async { await recorder?.append(note: note) { output.note($0) } }

  /// Where the session is being recorded; `nil` where it is not.
  package var path: String? { recorder?.path }

  /// Records from now on, with everything there is so far, into the session that a word names.
  package func record(to word: Word) async throws {
    let path = try path(of: word, orElse: "record --append")
    try await sessionRecorder().start(at: path) { output.note($0) }
  }

  /// Records from now on into a session that is there.
  package func record(behind word: Word) async throws {
    let typed = try word.template.filled(from: variables).visible(in: "a file name")
    let path = environment.files.expanded(SessionFileName.whole(typed))
    // Until the new files are there, which are held from their beginning.
    let held = try held(path)
    let origin = try SessionOrigin(reading: path, with: environment.files)
    try await sessionRecorder().start(behind: origin, at: base) { output.note($0) }
    withExtendedLifetime(held) {}
  }

  /// Whether this run records into it, by whatever name.
  private func isRecorded(_ path: String) -> Bool {
    guard let own = recorder?.path, let status = try? FileStatus(of: path) else { return false }
    return (try? FileStatus(of: own))?.isSame(as: status) ?? false
  }

  /// Holds what a session is recorded into, unless this run does.
  ///
  /// - Throws: `CommandFailure` where another Apus records into it.
  private func held(_ path: String) throws(CommandFailure) -> SessionHold? {
    if isRecorded(path) { return nil }
    do throws(LockedFile.Failure) {
      return try SessionHold(SessionFiles.cassettePath(of: path))
    } catch {
      throw CommandFailure(
        .usageArgument, "\(path) is being recorded by another Apus", try: ["help record"])
    }
  }

  /// Takes the last line out of the session.
  package func undo() async throws {
    switch try await sessionRecorder().undo({ output.note($0) }) {
    case .line(let line): output.note(Line("taken back: ", .dim) + Line(line.text, .command))
    case .note: output.note(Line("taken back: a note", .dim))
    case nil: output.note(Line("there is no line to take back", .dim))
    }
  }

  /// Leaves lines out until somebody says to go on.
  package func pause(_ isPaused: Bool) throws {
    let recorder = try sessionRecorder()
    guard isPaused || recorder.isPaused || path != nil else {
      throw CommandFailure(.usageCommand, "nothing is recorded that could go on", try: ["record FILE"])
    }
    recorder.pause(isPaused)
    // Without a file, lines are kept for the one that they may be saved to.
    let again = path.map { "recording to \($0) again" } ?? "lines are kept again, for `save FILE`"
    output.note(Line(isPaused ? "lines are left out until `record on`" : again, .dim))
  }

  /// Whether lines are left out.
  package var isPaused: Bool { recorder?.isPaused ?? false }

  /// Records no more; false when nothing was recorded.
  package func stop() -> Bool {
    guard let recorder, recorder.isRecording else { return false }
    recorder.waitForDisk { output.note($0) }
    if let written = recorder.stop() { noteWritten(written) }
    return true
  }

  /// Writes the session so far into the one that a word names. Where it is recorded there, that goes on.
  package func save(to word: Word) async throws {
    let path = try path(of: word)
    if isRecorded(path) { return try await sessionRecorder().start(at: path) { output.note($0) } }
    noteWritten(try await sessionRecorder().save(to: path) { output.note($0) })
  }

  /// The path of the session that a word names. Files that are there are only replaced when the user says so.
  ///
  /// - Parameter other: what can be done with a session that is there.
  private func path(of word: Word, orElse other: String = "replay") throws -> String {
    let typed = try word.template.filled(from: variables).visible(in: "a file name")
    if let (name, export, what) = SessionFileName.otherKind(typed) {
      let (session, file) = (ItemPrinter().quoted(name), ItemPrinter().quoted(typed))
      throw LineProblem(
        "\(SessionFileName.whole(typed)) would be a session and not \(what); for that, save it as \(name), and then: "
          + "export \(export) \(session) > \(file)", at: word.range, try: "save \(session)")
    }
    let path = environment.files.expanded(SessionFileName.whole(typed))
    _ = try held(path)
    if recorder?.mayBeginAgain(at: path) ?? false { return path }
    let isThere = { [environment] in environment.files.problem($0) == nil }
    guard let there = [path, path.dropLast(3) + ".har"].first(where: isThere),
      !environment.confirm("\(there) is there; replace it? ")
    else { return path }
    throw LineProblem(
      "\(there) is there already", at: word.range, try: there == path ? "\(other) \(typed)" : "run \(there)")
  }

  /// Tells what was written, and which lines will not replay as they went.
  private func noteWritten(_ session: SessionWriter) {
    output.note(Line("\(Units.count(session.stepCount, "line")) in \(session.path)", .dim))
    if let line = Self.takenOut(session.takenOut) { output.note(line) }
    for line in session.cut {
      output.note(Line("not all of what came is kept, as it is too large: ", .warning) + Line(line))
    }
    for line in session.unlike {
      output.note(Line("goes another way when it is replayed: ", .warning) + Line(line))
    }
  }

  /// What of the session is left out of its files; `nil` where that is nothing.
  static func takenOut(_ names: [String]) -> Line? {
    guard !names.isEmpty else { return nil }
    let most = 8
    let more = names.count > most ? ", … \(names.count - most) more" : ""
    let list = names.prefix(most).joined(separator: ", ") + more
    return Line("taken out: \(Units.count(names.count, "value")): \(list)", .dim).retold
  }
}
