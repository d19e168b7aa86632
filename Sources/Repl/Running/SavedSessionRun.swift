internal import ApusClient
internal import ApusLanguage
internal import ApusLineEditing
internal import ApusRedaction
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusText

/// The commands of a saved session, run for real.
struct SavedSessionRun {
  let path: String
  let trusts: Bool
  let context: Context

  func run() async throws -> Outcome {
    let file = try SavedSession(reading: path, with: context.environment.files, needsCassette: false)
    let permissions = file.permissions(trusts: trusts, asking: context.environment.confirm)
    return try await context.apart(path, permissions) {
      let steps = file.document.steps
      try context.session.start(
        at: file.document.frontMatter.base, in: context.surroundings, context.output)
      if steps.contains(where: { $0.command.contains("://") && $0.command.contains("practice") }) {
        _ = try context.environment.startPractice()
      }
      var outcome = Outcome.ok
      for step in steps {
        if Task.isCancelled { return .failed(.cancelled) }
        context.output.note(Line("$ ", .dim) + Line(step.command, .command))
        outcome = await run(step)
        if let refused = permissions.takeRefused().first {
          throw CommandFailure.refused(refused, to: path, try: "run --trust \(ItemPrinter().quoted(path))")
        }
        // What ends as it is written there is no reason to stop.
        if outcome.endsScript(strict: context.isStrict), Step.Outcome(outcome) != step.outcome ?? .ok {
          break
        }
      }
      return outcome
    }
  }

  private func run(_ step: Step) async -> Outcome {
    do {
      for name in SecretPlaceholder.names(in: step.command) {
        let key = SecretPlaceholder.prefix + name
        if context.session.variables.placeholders[key] == nil {
          context.session.variables.placeholders[key] = try context.environment.secret(named: name)
        }
      }
    } catch {
      return context.report(error, line: step.command)
    }
    return await context.runToEnd(PracticeAlias(context.environment.practicePorts()).real(step.command))
  }
}
