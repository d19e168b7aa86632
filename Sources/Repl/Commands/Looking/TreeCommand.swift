internal import APIClient
internal import JSON
package import Language
internal import Rendering
package import Surroundings

/// `tree [PATH] [--depth N]`
package struct TreeCommand: Looks {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "draw the last body, or a part of it, in full",
    usage: ["tree [PATH] [--depth N]"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to draw"),
      CommandSpec.Example("tree", "all of it, folded nowhere"),
      CommandSpec.Example("tree . --depth 1", "one level only"),
    ])

  private let path: PathArgument
  private let depth: Int?

  package init(_ line: CommandLine) throws(LineProblem) {
    var options = LineOptions(line)
    depth = try options.number("--depth", atLeast: 1)
    let words = try options.rest(atMost: 1)
    path = try PathArgument(words.first, in: line)
  }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    let matches = try answers.matches(of: path)
    let traits = output.console.outTraits
    var budget = try answers.outputBudget(of: path)
    for match in matches {
      try Task.checkCancellation()
      try budget.take(match.node)
      // To look up a place takes its time, and what nothing is folded in needs none.
      let place = match.node.isContainer ? match.place : Place()
      try output.show(TreeView(match.node, at: place, depth: depth), on: traits.listScreen)
    }
    if matches.isEmpty { output.note(try answers.nothing(at: path)) }
    return .ok
  }
}
