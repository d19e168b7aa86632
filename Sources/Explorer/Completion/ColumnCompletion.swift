internal import ApusAnswers
internal import ApusJSON
package import ApusLineEditing
internal import ApusRendering

/// Completes the columns of the rows that a line's path selects: `table .items na`, `--sort -pri`.
package struct ColumnCompletion {
  private let seen: SeenAnswers

  package init(_ seen: SeenAnswers) { self.seen = seen }

  /// - Parameter typed: of a list such as `-a,b` the last is completed.
  package func candidates(after before: [String], typed: String) -> [Candidate] {
    let start = typed.lastIndex(of: ",").map { typed[...$0] } ?? typed.prefix { $0 == "-" }
    let path = before.dropFirst().first { $0.hasPrefix(".") || $0.hasPrefix("$") } ?? "."
    guard let answerPath = try? AnswerPath(path, at: 0..<0),
      let root = seen.root(of: answerPath)
    else { return [] }
    // While somebody types there is no time for more.
    let found = Array(answerPath.path.matches(in: root, within: Effort(limit: 1_000_000)).prefix(50))
    let rows =
      found.count == 1 ? found.flatMap { $0.kind == .array ? Array($0.children.prefix(50)) : [$0] } : found
    var known: Set<String> = []
    var candidates: [Candidate] = []
    for (name, value) in zip(TableColumn.names(in: rows) ?? [], rows.first?.children.map(\.self) ?? []) {
      candidates.append(Candidate(start + name, meaning: PathCompletion(seen).summary(of: value)))
    }
    for row in rows {
      for member in row.members.prefix(500) where known.insert(member.name).inserted {
        let name = Location([.key(member.name)]).description
        let isPlain = name.hasPrefix(".") && !name.hasPrefix(".[")
        candidates.append(
          Candidate(
            start + (isPlain ? String(name.dropFirst()) : name),
            meaning: PathCompletion(seen).summary(of: member.value)))
      }
    }
    return candidates
  }
}
