internal import ApusAnswers
internal import ApusJSON
package import ApusLineEditing
internal import ApusRendering
internal import ApusSurroundings

/// Completes `.items[0].ow` from the keys and elements of the last response.
package struct PathCompletion {
  private let seen: SeenAnswers

  package init(_ seen: SeenAnswers) { self.seen = seen }

  package func completion(of typed: String, at start: Int) -> Completion {
    let (parent, rest) = Self.cut(typed)
    let end = start + typed.utf8.count
    let range = end - rest.utf8.count..<end
    guard let answerPath = try? AnswerPath(parent.isEmpty ? "." : parent, at: 0..<0),
      let root = seen.root(of: answerPath)
    else { return Completion(replacing: range, []) }
    // While somebody types there is no time for more.
    let parents = answerPath.path.matches(in: root, within: Effort(limit: 1_000_000)).prefix(20)
    // A key that is no name stands in a bracket, which needs a dot before it only at the start of a path.
    var all = candidates(of: Array(parents))
    // A list is looked into by a dot as an object is.
    if typed == "." {
      for index in all.indices where all[index].text.hasPrefix("[") {
        all[index].text = "." + all[index].text
      }
    }
    var fitting = all.filter { $0.text.hasPrefix(rest) }
    if !parent.isEmpty, parent != "." {
      for index in fitting.indices where fitting[index].text.hasPrefix(".[") {
        fitting[index].text.removeFirst()
      }
    }
    return Completion(replacing: range, fitting)
  }

  /// A path up to its last whole step, and what was begun after it.
  private static func cut(_ typed: String) -> (parent: String, rest: String) {
    guard let place = typed.lastIndex(where: { $0 == "." || $0 == "[" }) else { return (".", typed) }
    let parent = String(typed[..<place])
    return (parent == "$" ? "." : parent, String(typed[place...]))
  }

  private func candidates(of parents: [Node]) -> [Candidate] {
    var known: Set<String> = []
    var candidates: [Candidate] = []
    for parent in parents {
      for step in steps(of: parent) where known.insert(step.text).inserted { candidates.append(step) }
    }
    return candidates
  }

  private func steps(of node: Node) -> [Candidate] {
    switch node.kind {
    case .object:
      return node.members.prefix(500).map { member in
        let step = Location([.key(member.name)]).description
        return Candidate(step, meaning: summary(of: member.value), addsSpace: false)
      }
    case .array:
      let every = Candidate("[]", meaning: "every element", addsSpace: false)
      return [every]
        + node.children.prefix(20).enumerated().map { position, value in
          Candidate("[\(position)]", meaning: summary(of: value), addsSpace: false)
        }
    default: return []
    }
  }

  func summary(of node: Node) -> String {
    switch node.kind {
    case .object: "object of \(node.count)"
    case .array: "array of \(node.count)"
    default: String((seen.isExact ? node.text : node.legibleText).prefix(32))
    }
  }
}
