internal import ApusExplorer
internal import ApusLanguage
internal import ApusLineEditing

extension EditorKnowledge {
  /// The words behind a command that `help` tells of by themselves.
  func formCandidates(of command: String) -> [Candidate] {
    let spec = commands.command(named: command.lowercased())?.spec
    return spec.map(CommandPartHelp.words)?.map { Candidate($0.text, meaning: $0.meaning) } ?? []
  }
}
