package import ApusExplorer
package import ApusLanguage
internal import ApusRedaction
internal import ApusSessionExports
package import ApusSurroundings

/// `export answers DIR [PATH]`, `export html FILE…`
package struct ExportCommand: Sets {
  package static let spec = CommandSpec(
    section: .saving,
    summary: "write answers into files, or a saved session for other eyes and programs",
    forms: [
      [
        .word("answers", "a file each"), .operand(AnswersExport.folder), .operand(.path.optional),
        .option(AnswersExport.name), .option(AnswersExport.force),
      ]
    ] + SessionExport.forms,
    expected: "what to export", try: "export answers out",
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "an answer with a list"),
      CommandSpec.Example("export answers all", "every answer so far, by its number"),
      CommandSpec.Example(
        "export answers items .items --name '{n}-{.name}.json'", "a file for each of a list"),
      CommandSpec.Example("save searched", "a saved session"),
      CommandSpec.Example("export html searched > searched.html", "the same as a page to read"),
    ],
    details: [
      "The files are for you alone (0600), and secrets in them read {{secret:NAME}}. Where one of them is there already, none "
        + "is written."
    ] + SessionExport.details)

  private enum Wish {
    case answers(AnswersExport)
    case session(SessionExport)
  }

  private let wish: Wish

  package init(_ line: LineArguments) throws(LineProblem) {
    if let export = try SessionExport(line) {
      wish = .session(export)
      try SessionExport.refuse([AnswersExport.name, AnswersExport.force], in: line)
    } else {
      try SessionExport.refuse(SessionExport.options, in: line)
      wish = .answers(try AnswersExport(line))
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    switch wish {
    case .answers(let export):
      return try export.write(
        of: Answers(session), session.redactors.exporting([]), in: surroundings.environment, output)
    case .session(let export):
      try await export.write(
        with: CommandList.all, in: surroundings.environment, variables: session.variables,
        redactor: session.redactors.exporting([]), output)
      return .ok
    }
  }
}
