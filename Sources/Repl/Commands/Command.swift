internal import ApusAnswers
package import ApusExplorer
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSessionExports
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

// Commands that look at nothing but answers stand in `Explorer`. Here they are among those of a session.

extension Looks where Self: Explores {
  package func look(at answers: Answers, _ output: Output) throws -> Outcome { try explore(answers, output) }
}

extension DiffCommand: Sets {
  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    guard let sessions else { return try explore(Answers(session), surroundings.environment.files, output) }
    let names = try [sessions.old, sessions.new].map {
      try $0.template.filled(from: session.variables).visible(in: "a file name")
    }
    try await SessionComparison(
      with: CommandList.all, in: surroundings.environment, breakingOnly: isBreakingOnly
    ).show(names[0], names[1], redactor: Redactor(secrets: session.knownSecrets), output)
    return .ok
  }
}

extension FindCommand: Sets {
  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    session.records.list(try find(Answers(session), output))
    return .ok
  }
}

extension LookCommand: Sets {
  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    session.records.look(from: try look(Answers(session), output))
    return .ok
  }
}

extension BodyCommand: Looks {}
extension ChartCommand: Looks {}
extension CountCommand: Looks {}
extension HeadersCommand: Looks {}
extension HistoryCommand: Looks {}
extension WhereCommand: Looks {}
extension KeysCommand: Looks {}
extension LinksCommand: Looks {}
extension PathCommand: Looks {}
extension RawCommand: Looks {}
extension ShowRequestCommand: Looks {}
extension TableCommand: Looks {}
extension TextCommand: Looks {}
extension TimingCommand: Looks {}
extension TreeCommand: Looks {}
