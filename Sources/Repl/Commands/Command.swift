package import ApusExplorer
package import ApusSurroundings

/// Something a line can ask for. A command is one file, how its line is read and what it does, and a line in
/// `CommandList`: what it is called. It is of one of five kinds, which say what it may touch: `Looks`, `Sets`, `Asks`,
/// `Keeps` and `Drives`.
package protocol Command: DeclaredCommand {
  /// Does what the line asks. Each kind of command does this for its own: it hands over what that kind may touch.
  func run(in context: Context) async throws -> Outcome
}

extension Looks {
  package func run(in context: Context) async throws -> Outcome {
    try look(at: context.answers, context.output)
  }
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

extension Asks {
  package func run(in context: Context) async throws -> Outcome {
    try await ask(context.sender, context.output)
  }
}

extension Keeps {
  package func run(in context: Context) async throws -> Outcome {
    try await keep(with: context.keeper, context.output)
  }
}

extension Drives {
  package func run(in context: Context) async throws -> Outcome { try await drive(context) }
}
