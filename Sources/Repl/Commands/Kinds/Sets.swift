package import ApusSurroundings

/// A command that changes what later lines go by: `set`, `auth`, `cd`.
package protocol Sets: Command {
  func set(_ session: inout Session, in surroundings: Surroundings, _ output: Output) async throws -> Outcome
}

extension Sets {
  /// What was changed before a failure stays changed.
  package func run(in context: Context) async throws -> Outcome {
    // A copy, as the session may be asked about while this waits.
    var session = context.session
    defer { context.session = session }
    return try await set(&session, in: context.surroundings, context.output)
  }
}
