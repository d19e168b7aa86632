internal import ApusAnswers
package import ApusExplorer
internal import ApusFormats
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `gron [PATH]`
package struct GronCommand: Looks {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "write every value on a line with its path, to be searched and compared by other programs",
    forms: [[.operand(.path.optional)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to search"),
      CommandSpec.Example("gron | grep url", "where it is, with its path"),
      CommandSpec.Example("gron > octocat.gron", "a file of them"),
      CommandSpec.Example("open octocat.gron", "read back: all of it, or what grep has left"),
    ],
    details: ["The lines are those of the program gron, which reads these, too: gron --ungron."])

  private let path: PathArgument

  package init(_ line: LineArguments) throws(LineProblem) { path = try PathArgument(line) }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    let isSeen = output.console.outTraits.isTerminal
    let matches = try answers.matches(of: path).map(\.node)
    try answers.noteFlaws(at: path, output)
    for node in matches {
      var effort = Effort(on: node, times: 8, limit: answers.outputLimit)
      try GronWriter(node).write(within: &effort) { bytes in
        guard isSeen else { return try output.write(bytes) }
        try output.write(visible: String(decoding: bytes, as: UTF8.self))
      }
      try effort.check(of: "gron")
    }
    if matches.isEmpty { output.note(try answers.nothing(at: path)) }
    return .ok
  }
}
