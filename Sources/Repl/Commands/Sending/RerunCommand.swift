internal import ApusAnswers
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `rerun [N]`
package struct RerunCommand: Drives {
  package static let spec = CommandSpec(
    section: .sending,
    summary: "run the line of a request again, with the session as it is now",
    forms: [[.operand(.record.optional)], LineForm("!!"), LineForm("!N")],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("!!", "the last one again"),
      CommandSpec.Example("!1", "the first one again"),
    ])

  private let target: RecordTarget

  package init(_ line: LineArguments) throws(LineProblem) { target = try RecordTarget(line) }

  /// `!N`
  init(_ number: Int, at range: Range<Int>) { target = RecordTarget(number: number, range: range) }

  package func drive(_ context: Context) async throws -> Outcome {
    let record = try target.record(in: context.answers)
    context.output.note(Line(MaskedLine(record.line).text, .dim))
    return try await context.run(record.line)
  }
}
