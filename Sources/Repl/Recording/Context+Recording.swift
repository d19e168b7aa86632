internal import APIClient
internal import Rendering
internal import Transcripts

extension Context {
  /// Runs one line, says what went wrong, if anything did, and keeps it.
  func runAndKeep(_ line: String) async -> Outcome {
    let outcome = await runToEnd(line)
    await keep(line, outcome)
    return outcome
  }

  /// Keeps a line that was run, and writes it where the session is being recorded.
  func keep(_ line: String, _ outcome: Outcome) async {
    guard let log else { return }
    defer { piped = nil }
    guard let entry = log.add(line, outcome, isInterrupted: Task.isCancelled, piped: piped) else { return }
    await write(entry)
  }

  /// Adds to the recording, if there is one. Where that cannot be done the user is told, and the session goes on.
  func write(_ entry: SessionLog.Entry) async {
    guard let recorder else { return }
    do {
      try await recorder.append(entry)
      self.recorder = try await withoutLateSecrets(recorder)
    } catch {
      note(Line("not recorded: \(error)", .warning))
      if case SessionFiles.Problem.file = error { stopRecording() }
    }
  }

  /// Records from now on, with everything there is so far.
  ///
  /// It says so, as nothing else on the screen will.
  func startRecording(to path: String) async throws {
    let earlier = log?.lineCount ?? 0
    let recorder = try await saved(to: path)
    self.recorder = recorder
    log?.requests.keepsEverything = true
    let before =
      switch earlier {
      case 0: ""
      case 1: ", with the line before"
      default: ", with the \(Units.count(earlier, "line")) before"
      }
    note(Line("recording to \(recorder.path)\(before)", .dim))
  }

  func stopRecording() {
    recorder = nil
    log?.requests.keepsEverything = false
  }

  /// Writes the session so far.
  func saved(to path: String) async throws -> SessionRecorder {
    guard let log else {
      throw CommandFailure(.usageCommand, "a session that is replayed is not recorded")
    }
    do {
      let recorder = try await newRecorder(path, log.base, Redactor())
      for entry in log.entries { try await recorder.append(entry) }
      return try await withoutLateSecrets(recorder)
    } catch let problem as SessionFiles.Problem {
      throw CommandFailure(.usageArgument, problem.description)
    }
  }

  private func newRecorder(
    _ path: String, _ base: String?, _ redactor: Redactor
  ) async throws -> SessionRecorder {
    try await SessionRecorder(
      path, base: base, redactor: redactor, commands: commands, ports: environment.practicePorts)
  }

  /// Writes everything once more when a line told a secret that stands in an earlier one, where nobody knew it. The
  /// files there are stay whole until the new ones are.
  private func withoutLateSecrets(_ recorder: SessionRecorder) async throws -> SessionRecorder {
    guard recorder.holdsLateSecret(), let log else { return recorder }
    let path = recorder.path
    let folder = SavedSession.beside(path, ".apus-\(UInt32.random(in: 0 ... .max))")
    let name = path.split(separator: "/").last ?? ""
    let again = try await newRecorder("\(folder)/\(name)", log.base, recorder.redactor)
    for entry in log.entries {
      do {
        try await again.append(entry)
      } catch SessionFiles.Problem.leak {
        // Not recorded now as it was not then, when that was said.
      }
    }
    try again.move(to: path)
    return again
  }
}
