internal import ApusClient
internal import ApusFormats
internal import ApusLineEditing

extension EditorKnowledge {
  /// The profiles that a line like `auth aws --profile NAME` can take its key from, each with the file that it is in.
  func profileCandidates(after before: [String]) -> [Candidate] {
    guard let scheme = before.dropFirst().lazy.compactMap({ AuthScheme.named($0) }).first else { return [] }
    return ProfileNames(of: scheme, in: environment).all.map { Candidate($0.name, meaning: $0.file) }
  }
}
