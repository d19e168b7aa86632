internal import APIClient
internal import JSON
internal import Rendering

/// `keys [PATH]`
package struct KeysCommand: Command {
  package static let spec = CommandSpec(
    "keys", section: .looking,
    summary: "list the keys of an object, in order",
    usage: ["keys [PATH]"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something with keys"),
      CommandSpec.Example("keys", "the keys of the body"),
    ])

  private let sight: Sight
  private let range: Range<Int>

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(1)
    range = line.arguments.first?.range ?? line.name.range
    sight = try Sight(optional: line.arguments.first)
  }

  package func run(in context: Context) async throws -> Outcome {
    let objects = try context.matches(of: sight, at: range).filter { $0.node.kind == .object }
    var seen: Set<String> = []
    let names = objects.flatMap { $0.node.members.map(\.name) }.filter { seen.insert($0).inserted }
    if names.isEmpty { context.note(Line("no object there", .dim)) }
    try context.show(Lines(names.map { Line($0, .key) }))
    return .ok
  }
}
