internal import APIClient
internal import JSON
internal import Rendering
internal import Text

/// `keys [PATH]`
package struct KeysCommand: Looks {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "list the keys of an object, in order",
    usage: ["keys [PATH]"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something with keys"),
      CommandSpec.Example("keys", "the keys of the body"),
    ])

  private let path: PathArgument

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(1)
    path = try PathArgument(line.arguments.first, in: line)
  }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    let objects = try answers.matches(of: path).filter { $0.node.kind == .object }
    var seen: Set<String> = []
    let names = objects.flatMap { $0.node.members.map(\.name) }.filter { seen.insert($0).inserted }
    if names.isEmpty { output.note(Line("no object there", .dim)) }
    try output.show(Lines(names.map { Line($0, .key) }))
    return .ok
  }
}
