internal import APIClient
internal import JSON

extension Context {
  /// Runs one line and says what went wrong, if anything did.
  func runToEnd(_ line: String) async -> Outcome {
    defer { flush() }
    do {
      return try await run(line)
    } catch {
      return report(error, line: line)
    }
  }

  /// Runs one line, its pipe or file included.
  func run(_ line: String) async throws -> Outcome {
    let dispatcher = Dispatcher(commands: commands) { self.session.records.focusedDocument?.root[$0] != nil }
    guard let (command, tail) = try dispatcher.command(for: line) else { return .ok }
    if isSavedSession, SessionLog.isAboutSessions(command) {
      throw CommandFailure(.usageCommand, "a line of a saved session cannot record, save or replay sessions")
    }
    // Whoever asks about a failure may ask more than once.
    if type(of: command).spec.section != .teaching { session.trouble = nil }
    return try await directing(tail) { try await command.run(in: $0) }
  }

  /// Runs something with what was asked for going where a line's end says: to a command, to a file, or as it was.
  func directing(_ tail: Tail?, _ work: (Context) async throws -> Outcome) async throws -> Outcome {
    let usual = console
    defer { console = usual }
    switch tail {
    case nil: return try await work(self)
    case .pipe(let command, let range):
      let isHeard = recorder != nil || (isSavedSession && log != nil)
      let tee = isHeard ? try? OutputTee(to: usual.childOutput) : nil
      let pipe = try shell(command, output: tee?.input ?? usual.childOutput, at: range)
      console = usual.redirecting(to: pipe)
      defer {
        _ = pipe.finish()
        if let tee { piped = (piped ?? []) + tee.finish() }
      }
      do {
        return try await work(self)
      } catch let closed as SinkClosed where closed.reason.isEmpty {
        // `| head` has seen enough.
        return .ok
      }
    case .file(let template, let appends, let range):
      console = usual.redirecting(to: try file(template, appends, at: range))
      return try await work(self)
    }
  }

  private func shell(_ command: String, output: Int32, at range: Range<Int>) throws(LineProblem)
    -> any ShellInput
  {
    do throws(FileProblem) {
      return try environment.startShell(command, output)
    } catch {
      throw LineProblem("the command cannot be started: \(error.reason)", at: range)
    }
  }

  private func file(_ template: Template, _ appends: Bool, at range: Range<Int>) throws(LineProblem)
    -> FileSink
  {
    let path = try template.filled(from: session.variables).visible(in: "a file name")
    do throws(FileProblem) {
      return try environment.openFile(environment.placeOfFile(environment.files.expanded(path)), appends)
    } catch {
      throw LineProblem(.requestParameter, "\(path) cannot be written: \(error.reason)", at: range)
    }
  }
}
