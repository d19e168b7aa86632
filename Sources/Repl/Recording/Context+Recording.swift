internal import APIClient
internal import Rendering
internal import Text
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

  /// Leaves a line that was run out of the session: it belongs to another one.
  func forgetLine() {
    _ = log?.requests.take()
    log?.secrets = []
    piped = nil
  }

  /// Adds to the recording, if there is one. Where that cannot be done the user is told, and the session goes on.
  func write(_ entry: SessionLog.Entry) async {
    guard let recorder else { return }
    do {
      try await recorder.append(entry)
      self.recorder = try await withoutLateSecrets(recorder)
    } catch {
      note(Line("not recorded: \(error)", .warning))
      guard case SessionFiles.Problem.file = error else { return }
      stopRecording()
      brokenRecording = recorder.path
      note(Line("recording has ended; `record FILE` begins again, with everything so far", .dim))
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
      return try await withoutLateSecrets(written(log, to: path, Redactor()))
    } catch let problem as SessionFiles.Problem {
      throw CommandFailure(.usageArgument, problem.description)
    }
  }

  /// Writes every line so far. Files that are there stay whole until the new ones are.
  ///
  /// - Parameter isAgain: whether it was said before which lines are left out, as a secret would stand in them.
  private func written(
    _ log: SessionLog, to path: String, _ redactor: Redactor, isAgain: Bool = false
  ) async throws -> SessionRecorder {
    let recorder = try await SessionRecorder(
      path, base: log.base, redactor: redactor, commands: commands, ports: environment.practicePorts)
    do {
      for entry in log.entries {
        do {
          try await recorder.append(entry)
        } catch SessionFiles.Problem.leak(let leak) {
          if !isAgain { note(Line("not recorded: \(leak)", .warning)) }
        }
      }
      try recorder.settle()
    } catch {
      recorder.discard()
      throw error
    }
    return recorder
  }

  /// Writes everything once more when a line told a secret that stands in an earlier one, where nobody knew it.
  private func withoutLateSecrets(_ recorder: SessionRecorder) async throws -> SessionRecorder {
    guard recorder.holdsLateSecret(), let log else { return recorder }
    return try await written(log, to: recorder.path, recorder.redactor, isAgain: true)
  }
}
