internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `tree [PATH] [--depth N]`
package struct TreeCommand: Explores {
  private static let depth = CommandOption("--depth", "draws so many levels", takes: Operand("N", .number))

  package static let spec = CommandSpec(
    section: .looking,
    summary: "draw the last body, or a part of it, in full",
    forms: [[.operand(.path.optional), .option(depth)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to draw"),
      CommandSpec.Example("tree", "all of it, folded nowhere"),
      CommandSpec.Example("tree . --depth 1", "one level only"),
    ])

  private let path: PathArgument
  private let depth: Int?

  package init(_ line: LineArguments) throws(LineProblem) {
    depth = try line.value(Self.depth)?.number(atLeast: 1)
    path = try PathArgument(line)
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let matches = try answers.matches(of: path)
    try answers.noteFlaws(at: path, output)
    let traits = output.console.outTraits
    var budget = try answers.outputBudget(of: path)
    try output.paging {
      for match in matches {
        try Task.checkCancellation()
        try budget.take(match.node)
        // To look up a place takes its time, and what nothing is folded in needs none.
        let place = match.node.isContainer ? match.place : TreePlace()
        try output.show(TreeView(match.node, at: place, depth: depth), on: traits.listScreen)
      }
    }
    if matches.isEmpty { try answers.noteNothing(at: path, output) }
    return .ok
  }
}
