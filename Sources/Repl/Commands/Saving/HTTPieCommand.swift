package import ApusExplorer
internal import ApusFormats
package import ApusLanguage
package import ApusSurroundings

/// `httpie [N]`
package struct HTTPieCommand: Looks {
  package static let spec = CommandSpec(
    section: .saving,
    summary: "write a request as a command of HTTPie",
    forms: [[.operand(.record.optional)]],
    examples: [
      CommandSpec.Example("post /echo name=りんご price:=120", "request 1"),
      CommandSpec.Example("httpie", "the last request, for a shell"),
    ],
    details: ["Secrets become variables such as $GITHUB_TOKEN. A line that begins with `http` is sent."])

  private let target: RecordTarget

  package init(_ line: LineArguments) throws(LineProblem) { target = try RecordTarget(line) }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    let record = try target.record(in: answers)
    try ExportWriter(answers.session.redactors.exporting([record]), output).write(
      [record],
      as: { try $0.map { request in try HTTPieExport(request).text() }.joined(separator: "\n") },
      leavingOut: \.leftOutByHTTPie)
    return .ok
  }
}
