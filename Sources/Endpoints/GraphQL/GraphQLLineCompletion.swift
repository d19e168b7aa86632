internal import ApusGraphQL
internal import ApusLanguage
package import ApusLineEditing

/// What Tab offers in a line that asks in GraphQL: inside the query by the schema, and behind it the variables that its
/// operation declares.
package struct GraphQLLineCompletion {
  package let completion: Completion

  /// - Parameter cursor: where Tab was pressed, in bytes.
  /// - Returns: `nil` for another line, and for a place where something else is typed.
  package init?(_ text: String, at cursor: Int, in scope: EndpointScope) {
    let words = Words(text, readsTail: false).words
    guard let name = words.first?.text.lowercased(), name == "gql" || name == "graphql" else { return nil }
    if let word = words.first(where: { $0.kind == .json && $0.range.lowerBound < cursor }),
      cursor <= word.range.upperBound,
      // Behind its last brace, it is at its end.
      cursor < word.range.upperBound || !ParsedLine.isComplete(text) || !text.hasSuffix("}")
    {
      guard let schema = scope.graphQL?.schema else { return nil }
      completion = Self.completion(text, cursor, from: word.range.lowerBound, schema)
      return
    }
    guard let found = Self.variables(words, text, cursor, scope) else { return nil }
    completion = found
  }

  private static func completion(
    _ text: String, _ cursor: Int, from start: Int, _ schema: GraphQLSchema
  ) -> Completion {
    let document = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    let found = GraphQLCompletion(document, at: cursor - start, schema: schema)
    let candidates = found.candidates.prefix(1_000).map { candidate in
      Candidate(
        candidate.text, meaning: candidate.meaning,
        addsSpace: !["{", ":"].contains { candidate.text.hasSuffix($0) })
    }
    return Completion(
      replacing: found.range.lowerBound + start..<found.range.upperBound + start, Array(candidates))
  }

  /// `id=` for a variable of the query before it, and the root's fields behind `--sample`.
  private static func variables(
    _ words: [Word], _ text: String, _ cursor: Int, _ scope: EndpointScope
  ) -> Completion? {
    let before = words.filter { $0.range.upperBound < cursor }
    let typed = words.first { $0.range.lowerBound < cursor && cursor <= $0.range.upperBound }
    let range = (typed?.range.lowerBound ?? cursor)..<cursor
    let begun = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    var candidates: [Candidate]
    if before.last?.text == "--sample" {
      let schema = scope.graphQL?.schema
      let fields = GraphQLOperation.Kind.allCases.compactMap { schema?.root($0) }.flatMap(\.fields)
      candidates = fields.map { Candidate($0.name, meaning: $0.line) }
    } else {
      // What those take is known to all commands.
      let isValue = ["--over", "--max", "--for", "--depth"].contains(before.last?.text ?? "")
      guard !isValue, !begun.hasPrefix("-"), let query = before.last(where: { $0.kind == .json })?.text,
        let document = try? GraphQLDocument(query)
      else { return nil }
      if before.last?.text == "--operation" {
        candidates = document.operations.compactMap(\.name).map { Candidate($0.text) }
      } else {
        let given = Set(before.compactMap { Item($0)?.name.shown })
        candidates = document.operations.flatMap(\.variables).filter { !given.contains($0.name.text) }.map {
          let isText = ["String", "ID"].contains($0.type.core) || scope.isEnumeration($0.type.core)
          let sign = isText || ["Int", "Float", "Boolean"].contains($0.type.core) ? "=" : ":="
          return Candidate($0.name.text + sign, meaning: "\($0.type)", addsSpace: false)
        }
      }
    }
    candidates = candidates.filter { $0.text.lowercased().hasPrefix(begun.lowercased()) }
    return Completion(replacing: range, candidates)
  }
}

extension EndpointScope {
  fileprivate func isEnumeration(_ name: String) -> Bool { graphQL?.schema.kind(of: name) == .enumeration }
}
