internal import ApusLineEditing
internal import ApusServices

extension EditorKnowledge {
  /// The program's types and the user's shapes; lists of them once a bracket is open.
  func typeCandidates(_ typed: String) -> [Candidate] {
    let all = KnownType.all.map { Candidate($0.name, meaning: $0.source) } + shapeCandidates
    guard typed.hasPrefix("[") else { return all }
    return all.map { Candidate("[\($0.text)]", meaning: $0.meaning) }
  }

  /// The shapes the user has named.
  var shapeCandidates: [Candidate] {
    shapes.sorted { $0.key < $1.key }.map { Candidate($0.key, meaning: $0.value) }
  }
}
