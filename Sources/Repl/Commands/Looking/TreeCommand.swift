internal import APIClient
internal import JSON
internal import Rendering

/// `tree [PATH] [--depth N]`
package struct TreeCommand: Command {
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

  package func run(in context: Context) async throws -> Outcome {
    let matches = try context.matches(of: path)
    let traits = context.console.outTraits
    var budget = try context.outputBudget(of: path)
    for match in matches {
      try budget.take(match.node)
      try context.show(TreeView(match.node, at: match.place, depth: depth), on: traits.listScreen)
    }
    if matches.isEmpty { try context.noteNothing(at: path) }
    return .ok
  }
}
