internal import ApusClient
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
    do {
      try context.session.start(at: surroundings.base, in: context.surroundings, context.output)
    } catch {
      throw CommandFailure(.usageArgument, "the session cannot start at \(surroundings.base ?? "")")
    }
    return Engine(context)
  }
}
