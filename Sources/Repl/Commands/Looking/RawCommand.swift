internal import APIClient
internal import Rendering

/// `raw [N]`
package struct RawCommand: Command {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "tell the last exchange in order: resolved, connected, sent, received",
    usage: ["raw [N]"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to tell"),
      CommandSpec.Example("raw", "what was sent and what came back"),
    ])

  private let target: RecordTarget

  package init(_ line: CommandLine) throws(LineProblem) { target = try RecordTarget(line) }

  package func run(in context: Context) async throws -> Outcome {
    let record = try target.record(in: context)
    try context.show(NarrativeView(record.exchange))
    try context.show(body: record)
    return .ok
  }
}
