internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `show N`
package struct ShowCommand: Sets {
  private static let record = Operand("N", .number, "the number of a request", try: "history")

  package static let spec = CommandSpec(
    section: .looking,
    summary: "show a numbered request and what came back for it, as it was then",
    forms: [[.operand(record)]],
    examples: [
      CommandSpec.Example("get /status/418", "request 1"),
      CommandSpec.Example("get /github/users/octocat", "request 2"),
      CommandSpec.Example("show 1", "the first again, without asking again"),
    ],
    details: ["Paths look into it then, until the next request."])

  private let target: RecordTarget

  package init(_ line: LineArguments) throws(LineProblem) { target = try RecordTarget(line) }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let record = try target.record(in: Answers(session))
    session.records.look(at: record)
    try output.show(Lines([Line(MaskedLine(record.line).text, .command)]))
    try output.show(NarrativeView(record.received))
    try ResponseDisplay(output, session.settings.view, surroundings.environment).show(record)
    return .ok
  }
}
