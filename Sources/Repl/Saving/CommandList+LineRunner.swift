internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
package import ApusSavedSessions
package import ApusSurroundings

extension CommandList: LineRunner {
  package func begin(in surroundings: LineSurroundings) throws(CommandFailure) -> any RunningSession {
    let context = Context(
      console: surroundings.console, transport: surroundings.transport, environment: surroundings.environment,
      commands: self, keepsLog: surroundings.keepsLines, isSavedSession: true)
    context.recorder?.requests.keepsEverything = true
    if let timeout = surroundings.timeout { context.session.settings.timeout = timeout }
    for (name, value) in surroundings.variables {
      context.session.keep(value, as: name, in: context.surroundings)
    }
    do {
      try context.session.start(at: surroundings.base, in: context.surroundings, context.output)
    } catch {
      throw CommandFailure(.usageArgument, "the session cannot start at \(surroundings.base ?? "")")
    }
    return Engine(context)
  }
}

extension Session {
  /// Sets the base that a saved session begins with: a URL, the practice API, or none.
  mutating func start(at base: String?, in surroundings: Surroundings, _ output: Output) throws {
    guard let base else { return }
    if base == FrontMatter.practice {
      try use(.practice, in: surroundings)
    } else {
      try moveBase(to: Word(typed: base), output)
    }
  }
}
