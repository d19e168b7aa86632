internal import ApusAnswers
package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings

/// `reuse [N]`
package struct ReuseCommand: Looks {
  package static let spec = CommandSpec(
    section: .sending,
    summary: "put the line of a request back on the prompt, to be edited",
    forms: [[.operand(.record.optional)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("reuse 1", "its line, ready to be changed"),
    ])

  private let target: RecordTarget

  package init(_ line: LineArguments) throws(LineProblem) { target = try RecordTarget(line) }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    output.prefill = try target.record(in: answers).line
    return .ok
  }
}
