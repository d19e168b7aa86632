internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `keys [PATH]`
package struct KeysCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "list the keys of an object, in order",
    forms: [[.operand(.path.optional)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something with keys"),
      CommandSpec.Example("keys", "the keys of the body"),
    ])

  private let path: PathArgument

  package init(_ line: LineArguments) throws(LineProblem) { path = try PathArgument(line) }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    var names: [String] = []
    var seen: Set<String> = []
    var effort = Effort()
    try answers.forEachMatch(of: path) { node in
      for member in node.members where effort.spend() {
        if seen.insert(member.name).inserted { names.append(member.name) }
      }
    }
    try effort.checkCancellation()
    if names.isEmpty { output.note(Line("no object there", .dim)) }
    try output.show(Lines(names.map { Line($0, .key) }))
    return .ok
  }
}
