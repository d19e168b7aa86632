internal import ApusExplorer
internal import ApusLanguage
internal import ApusLineEditing

extension EditorKnowledge {
  /// Files with a query, and the folders on the way to them, once a word is begun in a line that asks in GraphQL and has no
  /// query yet.
  func queryFiles(
    after words: [Word], _ place: LinePlace, typed: String, endingAt cursor: Int
  ) -> Completion {
    guard let name = words.first?.text.lowercased(), name == "gql" || name == "graphql", !typed.isEmpty,
      place.kinds.contains(.endpoint) || place.kinds.contains(.request),
      !words.dropFirst().contains(where: { GraphQLLine.Source($0) != nil })
    else { return Completion(replacing: cursor..<cursor, []) }
    var files = FileCompletion.completion(of: typed, endingAt: cursor)
    files.candidates.removeAll { file in
      ![".graphql", ".gql", "/"].contains { file.text.lowercased().hasSuffix($0) }
    }
    return files
  }
}
