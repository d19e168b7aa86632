internal import APIClient
internal import LineEditing
internal import Rendering
internal import Text
internal import Transcripts

extension Context {
  /// Runs the commands of a saved session, for real.
  func run(session path: String, trusts: Bool) async throws -> Outcome {
    let file = try SavedSession(reading: path, with: environment.files, needsCassette: false)
    let permissions = permissions(for: file, trusts: trusts)
    return try await apart(path, permissions) {
      let steps = file.document.steps
      try start(at: file.document.frontMatter.base)
      if steps.contains(where: { $0.command.contains("://") && $0.command.contains("practice") }) {
        _ = try environment.startPractice()
      }
      var outcome = Outcome.ok
      for step in steps {
        if Task.isCancelled { return .failed(.cancelled) }
        note(Line("$ ", .dim) + Line(step.command, .command))
        outcome = await run(step)
        if let refused = permissions.takeRefused().first { throw refusal(of: refused, in: path) }
        // What ends as it is written there is no reason to stop.
        if outcome.endsScript(strict: isStrict), StepOutcome(outcome) != step.outcome ?? .ok { break }
      }
      return outcome
    }
  }

  private func run(_ step: Step) async -> Outcome {
    do {
      for name in SecretPlaceholder.names(in: step.command) {
        let key = SecretPlaceholder.prefix + name
        if session.variables.placeholders[key] == nil {
          session.variables.placeholders[key] = try environment.secret(named: name)
        }
      }
    } catch {
      return report(error, line: step.command)
    }
    return await runToEnd(PracticeAlias(environment.practicePorts()).real(step.command))
  }

  private func refusal(of permission: Permission, in path: String) -> CommandFailure {
    CommandFailure(
      .cancelled, "\(path) goes no further: it wants to \(permission)",
      try: ["run --trust \(ItemPrinter().quoted(path))"])
  }

  /// Runs lines that come from elsewhere in a session of their own: they get to see no variable, no credential and no
  /// answer of this one. What they asked is in the history afterwards.
  func apart(
    _ path: String, _ permissions: Permissions, _ work: () async throws -> Outcome
  ) async throws -> Outcome {
    guard !isSavedSession else {
      throw CommandFailure(.usageCommand, "a line of a saved session cannot run another one")
    }
    let usual = session
    session = Session()
    session.settings = usual.settings
    isSavedSession = true
    defer {
      let asked = session.records.all
      session = usual
      for record in asked { _ = session.records.add(record.line, record.exchange, failure: record.failure) }
      isSavedSession = false
      recorder?.forgetLine()
      if recorder?.isRecording == true { note(Line("not recorded: the lines of \(path)", .dim)) }
    }
    do {
      let outcome = try await sender.asking(permissions, work)
      await session.tour?.outside.bringBackCookies()
      return outcome
    } catch {
      await session.tour?.outside.bringBackCookies()
      throw error
    }
  }
}
