internal import ApusAnswers
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `timing [N]`
package struct TimingCommand: Explores {
  package static let spec = CommandSpec(
    section: .looking,
    summary: "draw where the time of the last request went",
    forms: [[.operand(.record.optional)]],
    examples: [
      CommandSpec.Example("get /redirect/2 --follow", "three requests, one after the other"),
      CommandSpec.Example("timing", "a bar for each of them"),
    ])

  private let target: RecordTarget

  package init(_ line: LineArguments) throws(LineProblem) { target = try RecordTarget(line) }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    try output.show(Waterfall(target.record(in: answers).exchange))
    return .ok
  }
}
