internal import ApusLanguage
internal import ApusLineEditing
internal import ApusTeaching

extension EditorKnowledge {
  /// What can stand behind the path of a request.
  func requestCandidates(after before: [String], typed: String) -> [Candidate] {
    if typed.hasPrefix("-") { return optionCandidates }
    return headerCandidates(typed)
  }

  var optionCandidates: [Candidate] {
    OptionSpec.all.flatMap { spec in
      spec.names(in: .native).filter { $0.hasPrefix("--") }.map { Candidate($0, meaning: spec.meaning) }
    }
  }

  /// Headers that a request has, and behind the name of one its usual values.
  func headerCandidates(_ typed: String) -> [Candidate] {
    guard !typed.isEmpty else { return [] }
    let sent = HeaderEntry.all.filter(\.isSent)
    guard let colon = typed.firstIndex(of: ":") else {
      return sent.map { Candidate($0.name + ":", meaning: $0.meaning, addsSpace: false) }
    }
    let name = String(typed[..<colon])
    let values = HeaderEntry.named(name)?.values ?? []
    return values.map { Candidate(name + ":" + $0) }
  }
}
