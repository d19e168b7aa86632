internal import ApusAnswers
internal import ApusClient
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `raw [N]`
package struct RawCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "tell the last exchange in order: resolved, connected, sent, received",
    forms: [[.operand(.record.optional)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to tell"),
      CommandSpec.Example("raw", "what was sent and what came back"),
    ])

  private let target: RecordTarget

  package init(_ line: LineArguments) throws(LineProblem) { target = try RecordTarget(line) }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let record = try target.record(in: answers)
    try output.show(NarrativeView(record.received))
    try output.show(body: record)
    return .ok
  }
}
