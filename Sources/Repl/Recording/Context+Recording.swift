internal import APIClient
internal import Rendering
internal import Transcripts

extension Context {
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
      if recorder.tellsTooMuch {
        self.recorder = try await record(to: recorder.path, knowing: recorder.files.redactor)
      }
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
    do {
      let recorder = try await record(to: path, knowing: Redactor())
      guard recorder.tellsTooMuch else { return recorder }
      return try await record(to: path, knowing: recorder.files.redactor)
    } catch let problem as SessionFiles.Problem {
      throw CommandFailure(.usageArgument, problem.description)
    }
  }

  private func record(to path: String, knowing redactor: Redactor) async throws -> SessionRecorder {
    guard let log else {
      throw CommandFailure(.usageCommand, "a session that is replayed is not recorded")
    }
    let recorder = try await SessionRecorder(
      path, base: log.base, redactor: redactor, commands: commands, ports: environment.practicePorts)
    for entry in log.entries { try await recorder.append(entry) }
    return recorder
  }
}
