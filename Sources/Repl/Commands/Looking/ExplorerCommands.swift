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

extension BodyCommand: Looks {}
extension CountCommand: Looks {}
extension FindCommand: Looks {}
extension HeadersCommand: Looks {}
extension HistoryCommand: Looks {}
extension KeysCommand: Looks {}
extension PathCommand: Looks {}
extension RawCommand: Looks {}
extension ShowRequestCommand: Looks {}
extension TableCommand: Looks {}
extension TimingCommand: Looks {}
extension TreeCommand: Looks {}
