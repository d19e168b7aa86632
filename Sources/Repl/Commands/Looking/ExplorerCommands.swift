internal import ApusAnswers
package import ApusExplorer
package import ApusSurroundings

// Commands that look at nothing but answers stand in `Explorer`. Here they are among those of a session.

extension Looks where Self: Explores {
  package func look(at answers: Answers, _ output: Output) throws -> Outcome { try explore(answers, output) }
}

extension DiffCommand: Sets {
  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    try explore(Answers(session), surroundings.environment.files, output)
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
extension KeysCommand: Looks {}
extension LinksCommand: Looks {}
extension PathCommand: Looks {}
extension RawCommand: Looks {}
extension ShowRequestCommand: Looks {}
extension TableCommand: Looks {}
extension TextCommand: Looks {}
extension TimingCommand: Looks {}
extension TreeCommand: Looks {}
