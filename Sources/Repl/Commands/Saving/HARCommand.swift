internal import ApusAnswers
package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings

/// `har [N…]`
package struct HARCommand: Looks {
  package static let spec = CommandSpec(
    section: .saving,
    summary: "write requests and what came back for them as a HAR archive",
    forms: [LineForm(nil, [.operand(.record.several.optional)], tail: "> FILE")],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("har > session.har", "every request so far, for a browser's tools"),
      CommandSpec.Example("har 1 | wc -l", "one of them"),
    ],
    details: ["Secrets in it read {{secret:NAME}}."])

  private let targets: RecordTargets
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    targets = try RecordTargets(line.words(.record))
    range = line.name.range
  }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    _ = try answers.lastRecord(at: range)
    let records = targets.isEmpty ? answers.session.records.all : try targets.records(in: answers)
    try ExportWriter(answers.session.redactors.archiving(records), output).writeArchive(of: records)
    return .ok
  }
}
