package import ApusExplorer
package import ApusSurroundings

// Commands that look at nothing but answers stand in `Explorer`. Here they are among those of a session.

extension Looks where Self: Explores {
  package func look(at answers: Answers, _ output: Output) throws -> Outcome { try explore(answers, output) }
}

extension BodyCommand: Looks {}
extension CountCommand: Looks {}
extension DiffCommand: Looks {}
extension FindCommand: Looks {}
extension HeadersCommand: Looks {}
extension HistoryCommand: Looks {}
extension KeysCommand: Looks {}
extension PathCommand: Looks {}
extension RawCommand: Looks {}
extension ShowRequestCommand: Looks {}
extension TableCommand: Looks {}
extension TextCommand: Looks {}
extension TimingCommand: Looks {}
extension TreeCommand: Looks {}
